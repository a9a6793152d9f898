import { defineConfig } from "vite";

export default defineConfig({
  esbuild: { jsx: "automatic", jsxImportSource: "preact" },
  worker: { format: "es", rollupOptions: { output: { hashCharacters: "hex" } } },
  build: {
    outDir: "../build/release/share/stackchess/web",
    emptyOutDir: true,
    target: "es2021",
    assetsInlineLimit: 0, // the policy of the page allows nothing inline
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: { output: { hashCharacters: "hex" } }, // the server knows lasting names by it
  },
  server: { fs: { allow: [".."] } },
});
