/** A browser's pointer event as the tools take it. */
import type { PointerEvent } from 'react';
import type { Pointer } from './tools/tool.ts';

export function pointerOf({ pointerId, clientX, clientY, pointerType, shiftKey, ctrlKey, metaKey }: PointerEvent): Pointer {
  const isFree = ctrlKey || metaKey;
  return { id: pointerId, xPx: clientX, yPx: clientY, isMouse: pointerType === 'mouse', isShift: shiftKey, isFree };
}
