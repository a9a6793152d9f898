import { expect, test } from "vitest";
import { isLoopback } from "./address";

test("an address that only this machine can reach is known", () => {
  for (const host of ["localhost", "play.localhost", "127.0.0.1", "127.1.2.3", "[::1]"])
    expect(isLoopback(host), host).toBe(true);
  for (const host of ["192.168.1.5", "stackchess.example", "127.example", "[fe80::1]", "10.0.0.1"])
    expect(isLoopback(host), host).toBe(false);
});
