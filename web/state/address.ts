/** Whether an address of this machine itself, which no other machine can reach. */
export const isLoopback = (host: string): boolean =>
  host === "localhost" ||
  host.endsWith(".localhost") ||
  host === "[::1]" ||
  /^127(\.\d+){3}$/.test(host);
