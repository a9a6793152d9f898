import { defineConfig } from "vitest/config";

// No test measures time: on a busy machine it may take as long as it needs.
export default defineConfig({
  test: { include: ["**/*_test.ts"], pool: "threads", testTimeout: 300_000 },
});
