# What the library of the server needs besides its sources: the database, cryptography, JSON and the
# network.
find_package(SQLite3 REQUIRED)
find_library(libsodium sodium REQUIRED)
find_package(nlohmann_json REQUIRED)
find_package(Boost 1.81 REQUIRED)
find_package(OpenSSL REQUIRED)

target_link_libraries(sqlite_layer PRIVATE SQLite::SQLite3)
target_link_libraries(sodium_layer PRIVATE ${libsodium})
target_link_libraries(wire_layer PRIVATE nlohmann_json::nlohmann_json)
target_compile_options(wire_layer PRIVATE -fno-exceptions)

# Boost's headers are compiled once, in server/boost.cpp, and seen by beast_web.cpp alone.
target_compile_definitions(server_layer PRIVATE
    BOOST_ASIO_SEPARATE_COMPILATION BOOST_BEAST_SEPARATE_COMPILATION)
target_link_libraries(server_layer PRIVATE Boost::headers OpenSSL::SSL OpenSSL::Crypto)
foreach(folder IN ITEMS wire server)
    target_compile_options(${folder}_layer PRIVATE $<$<CONFIG:Release>:-O1>)
endforeach()
