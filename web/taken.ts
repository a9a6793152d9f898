// What is pasted into the page, or dropped on it.

let isOwn = false; // what is dragged now comes from the page

/** Hears of every text and file that is not meant for a field, until what it returns is called. A
 * link or a text of the page that is dragged is not taken. */
export function onTaken(take: (given: string | File) => void): () => void {
  const isIn = (event: Event, where: string) =>
    (event.target as HTMLElement).closest?.(where) != null;
  const hear = (event: Event, data: DataTransfer | null) => {
    const file = data?.files[0];
    if (!data || (!file && isIn(event, "input, textarea"))) return;
    event.preventDefault(); // a browser would leave the page
    const given = file ?? data.getData("text/plain");
    if (given !== "" && !isOwn && !isIn(event, "dialog")) take(given);
  };
  const listeners: Record<string, (event: never) => void> = {
    paste: (event: ClipboardEvent) => hear(event, event.clipboardData),
    drop: (event: DragEvent) => hear(event, event.dataTransfer),
    dragover: (event: DragEvent) => {
      if (event.dataTransfer?.types.includes("Files") || !isIn(event, "input, textarea"))
        event.preventDefault();
    },
    dragstart: () => (isOwn = true),
    dragend: () => (isOwn = false),
  };
  const all = Object.entries(listeners) as [string, EventListener][];
  for (const [name, listener] of all) addEventListener(name, listener);
  return () => {
    for (const [name, listener] of all) removeEventListener(name, listener);
  };
}
