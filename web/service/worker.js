// Keeps the page for when there is no network. A new version of it is taken up once no page of the
// old one is open any more, so that none loses its files.

const cacheName = `page ${"VERSION"}`;
const files = ["FILES"];
const later = ["LATER"]; // kept once somebody has wanted them
const networks = ["NETWORKS"]; // kept once somebody has used them, also by later versions
const networkCache = "networks";

self.addEventListener("install", (event) =>
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files))));

self.addEventListener("activate", (event) =>
  event.waitUntil((async () => {
    for (const name of await caches.keys())
      if (name !== cacheName && name !== networkCache) await caches.delete(name);
    const cache = await caches.open(networkCache);
    for (const kept of await cache.keys())
      if (!networks.includes(new URL(kept.url).pathname)) await cache.delete(kept);
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
  const kept = await cache.match(request);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok && later.includes(new URL(request.url).pathname))
    await cache.put(request, found.clone()).catch(() => {}); // there may be no room
  return found;
}

async function answerNetwork(request) {
  const cache = await caches.open(networkCache);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone()).catch(() => {}); // there may be no room
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { method, url, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== self.location.origin) return;
  if (networks.includes(pathname)) return event.respondWith(answerNetwork(event.request));
  const isOurs = mode === "navigate" || files.includes(pathname) || later.includes(pathname);
  if (isOurs) event.respondWith(answer(event.request));
});
