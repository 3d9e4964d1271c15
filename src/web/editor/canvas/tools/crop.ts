/** Crop: zooms a photo behind its outline by two fingers, a handle or the wheel. */
import type { PhotoElement } from '#core/design/document.ts';
import { zoomCrop } from '#core/layout/crop.ts';
import { type ElementRef, findElement } from '#web/editor/draft/content.ts';
import { refKey } from '#web/editor/selection.ts';
import {
  type CanvasPoint,
  type CropTool,
  distancePx,
  endGesture,
  type Pointer,
  type SelectTool,
  type ToolContext,
  type ToolEvent,
  type ToolOutcome,
} from './tool.ts';

/** Wheel distance that zooms by the factor e. */
const wheelPx = 600;

/** `fingers` are the two that pinch; none for a handle, which zooms by its distance from `middle`. */
export function beginCrop(
  { ref, pointer, middle, at }: { ref: ElementRef; pointer: Pointer; middle: CanvasPoint; at: number },
  fingers: readonly Pointer[],
  element: PhotoElement,
): ToolOutcome {
  const startPx = Math.max(1, spreadPx(fingers) ?? distancePx(middle, pointer));
  return { tool: { name: 'crop', coalesceKey: `crop ${at}`, ref, element, fingers, middle, startPx } };
}

export function crop(tool: CropTool, event: ToolEvent, context: ToolContext): ToolOutcome {
  if (event.type === 'pointer-up') return endGesture();
  if (event.type !== 'pointer-move') return { tool };
  const fingers = tool.fingers.map((finger) => (finger.id === event.pointer.id ? event.pointer : finger));
  const next: CropTool = { ...tool, fingers };
  const ratio = (spreadPx(fingers) ?? distancePx(tool.middle, event.pointer)) / tool.startPx;
  const facts = tool.element.photoId === null ? null : context.photo(tool.element.photoId);
  if (!facts) return { tool: next };
  const zoomed = zoomCrop(tool.element, facts, tool.element.crop.zoom * ratio);
  const options = { coalesceKey: tool.coalesceKey, isGesture: true };
  return { tool: next, edits: [{ kind: 'setCrop', ...tool.ref, crop: zoomed }], options };
}

/** Zooms the selected photo; no state of its own. */
export function wheelCrop(tool: SelectTool, { ref, deltaY }: Extract<ToolEvent, { type: 'wheel' }>, context: ToolContext): ToolOutcome {
  const element = findElement(context.design, ref)?.element;
  if (element?.kind !== 'photo' || element.photoId === null || !context.selection.has(refKey(ref))) return { tool };
  const facts = context.photo(element.photoId);
  if (!facts) return { tool };
  const zoomed = zoomCrop(element, facts, element.crop.zoom * Math.exp(-deltaY / wheelPx));
  return { tool, edits: [{ kind: 'setCrop', ...ref, crop: zoomed }], options: { coalesceKey: `wheel ${refKey(ref)}` } };
}

function spreadPx([a, b]: readonly Pointer[]): number | null {
  return a && b ? Math.max(1, distancePx(a, b)) : null;
}
