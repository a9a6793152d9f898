// Runs a WebAssembly program as a browser would, with no more than it may ask for there: the time,
// and what it prints. node tests/browser/host.mjs PROGRAM.wasm
import { readFileSync, writeSync } from "node:fs";

let memory;
const view = () => new DataView(memory.buffer); // it moves when memory grows

const imports = {
  clock_time_get(_clock, _precision, result) {
    view().setBigUint64(result, BigInt(Math.round(performance.now() * 1e6)), true);
    return 0;
  },
  fd_write(file, parts, count, result) {
    let written = 0;
    for (let part = parts; part < parts + 8 * count; part += 8) {
      const bytes = new Uint8Array(memory.buffer, view().getUint32(part, true),
        view().getUint32(part + 4, true));
      for (let done = 0; done < bytes.length;) done += writeSync(file, bytes.subarray(done));
      written += bytes.length;
    }
    view().setUint32(result, written, true);
    return 0;
  },
  fd_close: () => 0,
  fd_seek: () => 70, // what is printed cannot be sought in
  fd_fdstat_get: (_file, result) => {
    view().setUint8(result, 2); // a terminal
    return 0;
  },
  proc_exit(status) {
    process.exit(status);
  },
};

const program = new WebAssembly.Module(readFileSync(process.argv[2]));
for (const { module, name } of WebAssembly.Module.imports(program))
  if (module !== "wasi_snapshot_preview1" || !(name in imports))
    throw new Error(`the program asks for ${name}, which a browser does not have`);
const { exports } = new WebAssembly.Instance(program, { wasi_snapshot_preview1: imports });
memory = exports.memory;
exports._start();
