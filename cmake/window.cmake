# What the window needs besides its sources: the libraries for graphics and sound, and our drawings.
find_package(SDL2 REQUIRED)
find_package(SDL2_image REQUIRED)
find_package(SDL2_ttf REQUIRED)
find_package(SDL2_mixer REQUIRED)
find_library(libepoxy epoxy REQUIRED)

set(pieces ${PROJECT_SOURCE_DIR}/assets/pieces)
file(GLOB drawings CONFIGURE_DEPENDS ${pieces}/*.svg ${pieces}/flat/*.svg)
set(embedded ${PROJECT_BINARY_DIR}/generated/drawings.cpp)
add_custom_command(OUTPUT ${embedded}
    COMMAND ${CMAKE_COMMAND} -D FOLDER=${pieces} -D OUTPUT=${embedded}
        -P ${PROJECT_SOURCE_DIR}/cmake/embed.cmake
    DEPENDS ${drawings} ${PROJECT_SOURCE_DIR}/cmake/embed.cmake VERBATIM)
target_sources(window_layer PRIVATE ${embedded})
target_link_libraries(window_layer PUBLIC
    SDL2::SDL2 SDL2_image::SDL2_image SDL2_ttf::SDL2_ttf SDL2_mixer::SDL2_mixer
    ${libepoxy} ${CMAKE_DL_LIBS})
target_compile_options(window_layer PRIVATE $<$<CONFIG:Release>:-O1>)
