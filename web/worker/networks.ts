// The networks that judge positions, each fetched when a search first wants it.

const addresses = import.meta.glob("../../assets/networks/*.network", {
  query: "?url",
  import: "default",
  eager: true,
}) as Record<string, string>;

const fetched = new Map<string, Promise<ArrayBuffer | null>>();

/** The network of this name; nothing if there is none, or if it cannot be fetched now. */
export function network(name: string): Promise<ArrayBuffer | null> {
  const address = addresses[`../../assets/networks/${name}.network`];
  if (!address) return Promise.resolve(null);
  const known = fetched.get(name);
  if (known) return known;
  const found = bytesAt(address).catch(() => {
    fetched.delete(name); // perhaps the next search has more luck
    return null;
  });
  fetched.set(name, found);
  return found;
}

async function bytesAt(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  return response.arrayBuffer();
}
