/** Arrow keys as directions. */
import type { KeyboardEvent } from 'react';

type Arrow = { x: number; y: number };

const arrows: Readonly<Record<string, Arrow>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The direction of an arrow key, y down, which then does not scroll the page; null for other keys. */
export function arrowOf(event: KeyboardEvent): Arrow | null {
  const arrow = arrows[event.key];
  if (!arrow || event.ctrlKey || event.metaKey || event.altKey) return null;
  event.preventDefault();
  return arrow;
}
