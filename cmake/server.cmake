# What the library of the server needs besides its sources: databases, cryptography and the network.
find_package(SQLite3 REQUIRED)
find_library(libpq pq REQUIRED)
find_path(libpq_headers libpq-fe.h PATH_SUFFIXES postgresql REQUIRED)
find_library(libsodium sodium REQUIRED)
find_package(Boost 1.81 REQUIRED)
find_package(OpenSSL REQUIRED)

target_link_libraries(sqlite_layer PRIVATE SQLite::SQLite3)
target_include_directories(postgres_layer SYSTEM PUBLIC ${libpq_headers})
target_link_libraries(postgres_layer PRIVATE ${libpq})
target_link_libraries(sodium_layer PRIVATE ${libsodium})
target_link_libraries(server_layer PRIVATE fmt::fmt)

# Boost's own functions are compiled once, in socket/boost.cpp, for both ends of a line. Only
# beast_line.cpp and beast_web.cpp see its headers.
foreach(folder IN ITEMS socket server)
    get_target_property(type ${folder}_layer TYPE)
    if(type STREQUAL "INTERFACE_LIBRARY")
        continue() # its sources are not for the fuzz targets
    endif()
    target_compile_definitions(${folder}_layer PRIVATE
        BOOST_ASIO_SEPARATE_COMPILATION BOOST_BEAST_SEPARATE_COMPILATION)
    target_link_libraries(${folder}_layer PRIVATE Boost::headers OpenSSL::SSL OpenSSL::Crypto)
    target_compile_options(${folder}_layer PRIVATE $<$<CONFIG:Release>:-O1>)
    if(STACKCHESS_FUZZ AND STACKCHESS_SANITIZE)
        target_compile_options(${folder}_layer PRIVATE -O0) # as those in layers.cmake
    endif()
    if(STACKCHESS_SANITIZE MATCHES thread AND CMAKE_CXX_COMPILER_ID STREQUAL GNU)
        target_compile_options(${folder}_layer PRIVATE -Wno-tsan) # Boost's fences are not understood
    endif()
endforeach()
