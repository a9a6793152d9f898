import { start } from "./app";

const loaded = start();
// Browsers have it only where the line is safe. Without it the page needs a network, no more. What it
// keeps would share a slow line with what a first move needs, so it comes after that.
if (import.meta.env.PROD)
  void loaded.finally(() => navigator.serviceWorker?.register("/sw.js")).catch(() => {});
