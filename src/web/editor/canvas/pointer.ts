/** A browser's pointer event as the tools take it. */
import type { PointerEvent } from 'react';
import type { Pointer } from './tools/tool.ts';

/** A browser goes back or forward where a finger moves in from so near to a side of the window. */
const edgePx = 24;

export function pointerOf({ timeStamp, pointerId, clientX, clientY, pointerType, shiftKey, ctrlKey, metaKey }: PointerEvent): Pointer {
  const isFree = ctrlKey || metaKey;
  const isAtEdge = Math.min(clientX, window.innerWidth - clientX) < edgePx;
  return {
    id: pointerId,
    at: timeStamp,
    xPx: clientX,
    yPx: clientY,
    isMouse: pointerType === 'mouse',
    isShift: shiftKey,
    isFree,
    isAtEdge,
  };
}
