/** Steps and limits of the canvas's zoom; 1 fits the page into the window. */
export const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
export const minZoom = zoomSteps[0];
export const maxCanvasZoom = 3;

export function clampZoom(zoom: number): number {
  return Math.min(maxCanvasZoom, Math.max(minZoom, zoom));
}

/** The next step up or down; the last one where there is none. */
export function stepFrom(zoom: number, direction: 1 | -1): number {
  const next = direction > 0 ? zoomSteps.find((step) => step > zoom + 0.01) : zoomSteps.findLast((step) => step < zoom - 0.01);
  return next ?? (direction > 0 ? maxCanvasZoom : minZoom);
}
