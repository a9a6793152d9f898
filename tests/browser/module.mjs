// The WebAssembly module in node, as a worker of the page has it: calls with text, and what it
// prints on the way.
import { readFileSync } from "node:fs";

export function load(path, { onProgress = () => {}, onTime = () => {} } = {}) {
  let memory;
  let line = "";
  const view = () => new DataView(memory.buffer); // it moves when memory grows
  const imports = {
    clock_time_get(clock, _precision, result) {
      onTime(exports);
      const milliseconds = clock === 0 ? Date.now() : performance.now();
      view().setBigUint64(result, BigInt(Math.round(milliseconds * 1e6)), true);
      return 0;
    },
    fd_write(_file, parts, count, result) {
      let written = 0;
      for (let part = parts; part < parts + 8 * count; part += 8) {
        const bytes = new Uint8Array(memory.buffer, view().getUint32(part, true),
          view().getUint32(part + 4, true));
        line += new TextDecoder().decode(bytes);
        written += bytes.length;
      }
      const lines = line.split("\0");
      line = lines.pop();
      lines.forEach(onProgress);
      view().setUint32(result, written, true);
      return 0;
    },
    fd_close: () => 0,
    fd_seek: () => 70,
    fd_fdstat_get: (_file, result) => {
      view().setUint8(result, 2);
      return 0;
    },
    proc_exit(status) {
      throw new Error(`the module ended with ${status}`);
    },
  };
  const program = new WebAssembly.Module(readFileSync(path));
  for (const { module, name } of WebAssembly.Module.imports(program))
    if (module !== "wasi_snapshot_preview1" || !(name in imports))
      throw new Error(`the module asks for ${name}, which a browser does not have`);
  const { exports } = new WebAssembly.Instance(program, { wasi_snapshot_preview1: imports });
  memory = exports.memory;
  exports._initialize();
  return function call(name, text = "") {
    const bytes = new TextEncoder().encode(text);
    const input = exports.stackchess_input(bytes.length);
    new Uint8Array(memory.buffer).set([...bytes, 0], input);
    const answer = exports[`stackchess_${name}`](input);
    return new TextDecoder().decode(
      new Uint8Array(memory.buffer, answer, exports.stackchess_answer_length()));
  };
}
