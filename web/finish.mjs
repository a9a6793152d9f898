// Finishes the page that was built: names its files to the service worker, and writes each file
// compressed beside it, once, as hard as possible. node finish.mjs FOLDER
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const least = 1024; // below this nothing is gained by compressing
const folder = process.argv[2];
const files = readdirSync(folder, { recursive: true })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => statSync(join(folder, name)).isFile())
  .sort();

/** The module that a first move needs, and the worker that has it, are loaded together with the
 * script, and not after it. */
function preload() {
  const find = (pattern) => files.find((name) => pattern.test(name));
  const links = [
    `<link rel="preload" as="script" href="/${find(/^assets\/room-\w+\.js$/)}" />`,
    '<link rel="preload" as="fetch" type="application/wasm" crossorigin fetchpriority="low" ' +
      `href="/${find(/^assets\/stackchess-\w+\.wasm$/)}" />`,
  ];
  const page = join(folder, "index.html");
  const text = readFileSync(page, "utf8");
  writeFileSync(page, text.replace("</head>", `  ${links.join("\n    ")}\n  </head>`));
}

/** The service worker of just these files: any change of them makes it another one. */
function writeServiceWorker() {
  const hash = createHash("sha256");
  for (const name of files) hash.update(name).update(readFileSync(join(folder, name)));
  const isNetwork = (name) => name.endsWith(".network"); // loaded only when needed
  const isLater = (name) => /^assets\/(solid_view|stackchess_space)-/.test(name); // boards in space
  const isFirst = (name) => !isNetwork(name) && !isLater(name);
  const paths = (some) => JSON.stringify(some.map((name) => (name === "index.html" ? "/" : `/${name}`)));
  const text = readFileSync(new URL("service/worker.js", import.meta.url), "utf8")
    .replace('"VERSION"', JSON.stringify(hash.digest("hex").slice(0, 12)))
    .replace('["FILES"]', paths(files.filter(isFirst)))
    .replace('["LATER"]', paths(files.filter(isLater)))
    .replace('["NETWORKS"]', paths(files.filter(isNetwork)));
  writeFileSync(join(folder, "sw.js"), text);
}

function compress(name) {
  const path = join(folder, name);
  const bytes = readFileSync(path);
  if (bytes.length < least) return;
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
}

preload();
writeServiceWorker();
for (const name of [...files, "sw.js"]) compress(name);
