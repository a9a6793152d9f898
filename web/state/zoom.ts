// How much a board is enlarged.

export const mostZoom = 4;

export const zoomWithin = (wanted: number): number => Math.min(Math.max(wanted, 1), mostZoom);
