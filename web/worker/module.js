// The game as a WebAssembly module: calls with text, in a worker of a browser or in node. It asks
// for no more than the time and a place to print its progress.

/**
 * @typedef {object} Hooks
 * @property {(line: string) => void} [progress] told what a search has found on the way
 * @property {() => boolean} [stops] asked while a search runs: whether it is to end
 */

/**
 * @param {WebAssembly.Module} program
 * @param {Hooks} [hooks]
 * @returns {(name: string, text?: string | Uint8Array) => string}
 */
export function instantiate(program, { progress = () => {}, stops = () => false } = {}) {
  /** @type {WebAssembly.Memory} */
  let memory;
  /** @type {any} */
  let exports;
  let printed = "";
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();
  const view = () => new DataView(memory.buffer); // it moves when memory grows

  /** @type {Record<string, (...numbers: any[]) => number>} */
  const imports = {
    clock_time_get(clock, _precision, result) {
      if (stops()) exports.stackchess_stop();
      const milliseconds = clock === 0 ? Date.now() : performance.now();
      view().setBigUint64(result, BigInt(Math.round(milliseconds * 1e6)), true);
      return 0;
    },
    fd_write(_file, parts, count, result) {
      let written = 0;
      for (let part = parts; part < parts + 8 * count; part += 8) {
        const length = view().getUint32(part + 4, true);
        const bytes = new Uint8Array(memory.buffer, view().getUint32(part, true), length);
        printed += decoder.decode(bytes.slice(), { stream: true });
        written += length;
      }
      const lines = printed.split("\0");
      printed = lines.pop() ?? "";
      lines.forEach((line) => progress(line));
      view().setUint32(result, written, true);
      return 0;
    },
    fd_close: () => 0,
    fd_seek: () => 70, // what is printed cannot be sought in
    fd_fdstat_get(_file, result) {
      view().setUint8(result, 2); // a terminal
      return 0;
    },
    proc_exit(status) {
      throw new Error(`the module ended with ${status}`);
    },
  };
  exports = new WebAssembly.Instance(program, { wasi_snapshot_preview1: imports }).exports;
  memory = exports.memory;
  exports._initialize();

  return (name, text = "") => {
    const bytes = typeof text === "string" ? encoder.encode(text) : text;
    const input = exports.stackchess_input(bytes.length);
    const room = new Uint8Array(memory.buffer);
    room.set(bytes, input);
    room[input + bytes.length] = 0;
    const answer = exports[`stackchess_${name}`](input);
    const length = exports.stackchess_answer_length();
    return decoder.decode(new Uint8Array(memory.buffer, answer, length).slice());
  };
}
