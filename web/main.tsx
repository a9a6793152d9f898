import { start } from "./app";

start();
// Browsers have it only where the line is safe. Without it the page needs a network, no more.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js").catch(() => {});
