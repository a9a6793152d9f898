// Serves the built page as the program does, but with other headers where a test wants them, and
// hands its sockets to a server of games.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { extname, join } from "node:path";

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".webmanifest": "application/manifest+json",
};

export const headers = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
    "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; " +
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Content-Type-Options": "nosniff",
};

export function site(page, { serverPort = null, isolated = true } = {}) {
  const server = createServer((request, response) => {
    const path = new URL(request.url, "http://page").pathname;
    let file = join(page, path);
    if (!existsSync(file) || statSync(file).isDirectory())
      file = /^\/\w{8}$|^\/$/.test(path) ? join(page, "index.html") : "";
    if (!file) return response.writeHead(404).end();
    const wanted = { ...headers, "Content-Type": types[extname(file)] ?? "text/plain" };
    if (!isolated) delete wanted["Cross-Origin-Opener-Policy"];
    const zipped = request.headers["accept-encoding"]?.includes("br") && existsSync(`${file}.br`);
    if (zipped) wanted["Content-Encoding"] = "br";
    response.writeHead(200, wanted);
    createReadStream(zipped ? `${file}.br` : file).pipe(response);
  });
  server.on("upgrade", (request, socket, head) => {
    if (!serverPort) return socket.destroy();
    const line = connect(serverPort(), "127.0.0.1", () => {
      const sent = request.rawHeaders.reduce(
        (text, part, index) => text + part + (index % 2 === 0 ? ": " : "\r\n"), "");
      line.write(`GET ${request.url} HTTP/1.1\r\n${sent}\r\n`);
      line.write(head);
      line.pipe(socket).pipe(line);
    });
    for (const one of [line, socket]) one.on("error", () => (line.destroy(), socket.destroy()));
  });
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () =>
      resolve({ origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() })));
}
