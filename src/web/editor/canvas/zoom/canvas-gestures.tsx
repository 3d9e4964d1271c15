/** Gestures that change what part of the page is seen; their code comes after the first view. */
import type { RefObject } from 'react';
import { useDoubleTaps } from './use-double-taps.ts';
import { useSpacePan } from './use-space-pan.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';

type Props = { scroller: RefObject<HTMLDivElement | null>; zoom: number; onZoom: (zoom: number) => void };

export function CanvasGestures({ scroller, zoom, onZoom }: Props) {
  useZoomGestures(scroller, zoom, onZoom);
  useDoubleTaps(scroller, zoom);
  useSpacePan(scroller);
  return null;
}
