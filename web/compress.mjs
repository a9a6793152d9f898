// Writes each file of the page compressed beside it, once, as hard as possible: node compress.mjs FOLDER
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const least = 1024; // below this nothing is gained

for (const name of readdirSync(process.argv[2], { recursive: true })) {
  const path = join(process.argv[2], name);
  if (!statSync(path).isFile() || statSync(path).size < least) continue;
  const bytes = readFileSync(path);
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: size }));
}
