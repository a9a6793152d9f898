// Keeps the page for when there is no network. A new version of it is taken up once no page of the
// old one is open any more, so that none loses its files.

const cacheName = `page ${"VERSION"}`;
const files = ["FILES"];

self.addEventListener("install", (event) =>
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files))));

self.addEventListener("activate", (event) =>
  event.waitUntil((async () => {
    for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name);
    await self.clients.claim();
  })()));

/** The page itself, as new as can be had; what it is made of, as it was kept. */
async function answer(request) {
  const cache = await caches.open(cacheName);
  if (request.mode === "navigate") {
    try {
      return await fetch(request);
    } catch {
      return (await cache.match("/")) ?? Response.error();
    }
  }
  return (await cache.match(request)) ?? fetch(request);
}

self.addEventListener("fetch", (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  const isOurs = mode === "navigate" || files.includes(pathname);
  if (method === "GET" && origin === self.location.origin && isOurs)
    event.respondWith(answer(event.request));
});
