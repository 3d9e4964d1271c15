/** Pan: moves a photo behind its outline. A second finger turns it into a crop. */
import type { PhotoElement } from '#core/design/document.ts';
import { panCrop } from '#web/editor/canvas/crop.ts';
import { beginCrop } from './crop.ts';
import {
  distanceUm,
  endGesture,
  type Outcome,
  type PanTool,
  type Pointer,
  type SelectTool,
  type ToolContext,
  type ToolEvent,
} from './tool.ts';

export function beginPan(press: NonNullable<SelectTool['press']>, pointer: Pointer, element: PhotoElement, context: ToolContext): Outcome {
  const { ref, at } = press;
  return panTo({ name: 'pan', coalesceKey: `pan ${at}`, start: press.pointer, pointer, ref, element }, pointer, context);
}

export function pan(tool: PanTool, event: ToolEvent, context: ToolContext): Outcome {
  if (event.type === 'pointer-move' && event.pointer.id === tool.start.id) return panTo(tool, event.pointer, context);
  if (event.type === 'pointer-up' && event.pointer.id === tool.start.id) return endGesture();
  if (event.type === 'pointer-down') {
    const element = context.design.pages.flatMap(({ elements }) => elements).find(({ id }) => id === tool.ref.element);
    return element?.kind === 'photo'
      ? beginCrop({ ...event, middle: event.pointer, ref: tool.ref }, [tool.pointer, event.pointer], element)
      : { tool };
  }
  return { tool };
}

function panTo(tool: PanTool, pointer: Pointer, { scale, photo }: ToolContext): Outcome {
  const next: PanTool = { ...tool, pointer };
  const facts = tool.element.photoId === null ? null : photo(tool.element.photoId);
  if (!facts) return { tool: next };
  const { xUm, yUm } = distanceUm(tool.start, pointer, scale);
  const crop = panCrop(tool.element, facts, xUm, yUm);
  return { tool: next, edits: [{ kind: 'setCrop', ...tool.ref, crop }], options: { coalesceKey: tool.coalesceKey, isGesture: true } };
}
