/** Pan: moves a photo behind its outline. A second finger turns it into a crop. */
import type { PhotoElement } from '#core/design/document.ts';
import { panCrop } from '#core/layout/crop.ts';
import { beginCrop } from './crop.ts';
import {
  distanceUm,
  endGesture,
  type PanTool,
  type Pointer,
  type SelectTool,
  type ToolContext,
  type ToolEvent,
  type ToolOutcome,
} from './tool.ts';

export function beginPan(
  press: NonNullable<SelectTool['press']>,
  pointer: Pointer,
  element: PhotoElement,
  context: ToolContext,
): ToolOutcome {
  const { ref, at } = press;
  const tool: PanTool = { name: 'pan', coalesceKey: `pan ${at}`, start: press.pointer, pointer, ref, element, crop: element.crop };
  return panTo(tool, pointer, context);
}

export function pan(tool: PanTool, event: ToolEvent, context: ToolContext): ToolOutcome {
  if (event.type === 'pointer-move' && event.pointer.id === tool.start.id) return panTo(tool, event.pointer, context);
  if (event.type === 'pointer-up' && event.pointer.id === tool.start.id) return endGesture();
  if (event.type === 'pointer-down') {
    const element = { ...tool.element, crop: tool.crop };
    return beginCrop({ ...event, middle: event.pointer, ref: tool.ref }, [tool.pointer, event.pointer], element);
  }
  return { tool };
}

function panTo(tool: PanTool, pointer: Pointer, { scale, photo }: ToolContext): ToolOutcome {
  const facts = tool.element.photoId === null ? null : photo(tool.element.photoId);
  if (!facts) return { tool: { ...tool, pointer } };
  const { xUm, yUm } = distanceUm(tool.start, pointer, scale);
  const crop = panCrop(tool.element, facts, xUm, yUm);
  const options = { coalesceKey: tool.coalesceKey, isGesture: true };
  return { tool: { ...tool, pointer, crop }, edits: [{ kind: 'setCrop', ...tool.ref, crop }], options };
}
