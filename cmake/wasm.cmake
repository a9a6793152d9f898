# The toolchain of the preset wasm: Debian's clang 19 with the C and C++ libraries for WebAssembly.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
# An `llvm-ar` of another version cannot read what this compiler writes; the system's `ar` need not.
find_program(CMAKE_AR NAMES llvm-ar-19 ar REQUIRED)
find_program(CMAKE_RANLIB NAMES llvm-ranlib-19 ranlib REQUIRED)

# Nothing of the machine that builds may be found, its headers least of all.
set(CMAKE_SYSROOT ${CMAKE_BINARY_DIR}/sysroot)
foreach(kind IN ITEMS include lib)
    file(MAKE_DIRECTORY ${CMAKE_SYSROOT}/${kind})
    file(CREATE_LINK /usr/${kind}/wasm32-wasi ${CMAKE_SYSROOT}/${kind}/wasm32-wasi SYMBOLIC)
endforeach()

set(CMAKE_CXX_FLAGS_INIT "-flto -fno-exceptions -fno-rtti -ffunction-sections -fdata-sections")
# Without the flags of compiling: told to optimise, clang would look for a wasm-opt to run.
set(CMAKE_CXX_LINK_EXECUTABLE "<CMAKE_CXX_COMPILER> --target=${CMAKE_CXX_COMPILER_TARGET} \
--sysroot=${CMAKE_SYSROOT} -flto -Wl,--lto-O3 <LINK_FLAGS> <OBJECTS> -o <TARGET> <LINK_LIBRARIES>")
