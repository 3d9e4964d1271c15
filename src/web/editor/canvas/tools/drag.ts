/** Drag: moves the selected elements; the pressed one snaps to the middle of its panel. */
import type { DesignDocument, Element, Page } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { mayEdit } from '#core/design/permissions.ts';
import { type ElementRef, faceOf, findElement } from '#web/editor/draft/content.ts';
import { refKey } from '#web/editor/selection.ts';
import {
  type DragTool,
  distanceUm,
  endGesture,
  type Outcome,
  type Pointer,
  type SelectTool,
  type ToolContext,
  type ToolEvent,
} from './tool.ts';

const snapPx = 6;

type Press = NonNullable<SelectTool['press']>;

export function beginDrag(press: Press, pointer: Pointer, context: ToolContext): Outcome {
  const isSelected = context.selection.has(refKey(press.ref));
  const refs = isSelected ? [...context.selection.values()] : [press.ref];
  const origins = movable(context.design, refs).map(({ ref, element }) => ({ ref, xUm: element.xUm, yUm: element.yUm }));
  const tool: DragTool = { name: 'drag', coalesceKey: `drag ${press.at}`, start: press.pointer, ref: press.ref, origins };
  return dragTo(tool, pointer, context);
}

export function drag(tool: DragTool, event: ToolEvent, context: ToolContext): Outcome {
  if (event.type === 'pointer-move' && event.pointer.id === tool.start.id) return dragTo(tool, event.pointer, context);
  if (event.type === 'pointer-up' && event.pointer.id === tool.start.id) return endGesture();
  return { tool };
}

function dragTo(tool: DragTool, pointer: Pointer, { design, scale }: ToolContext): Outcome {
  const pressed = tool.origins.find(({ ref }) => refKey(ref) === refKey(tool.ref));
  const found = findElement(design, tool.ref);
  const panel = found && faceOf(found.page, found.element);
  if (!pressed || !found || !panel) return { tool };
  const { xUm, yUm } = distanceUm(tool.start, pointer, scale);
  const middleUm = panel.xUm + panel.widthUm / 2;
  const offUm = pressed.xUm + xUm + found.element.widthUm / 2 - middleUm;
  const isSnapped = Math.abs(offUm) * scale < snapPx * 1000;
  const byUm = isSnapped ? xUm - offUm : xUm;
  const edits = tool.origins.flatMap(({ ref, xUm: fromX, yUm: fromY }) => moveTo(design, ref, fromX + byUm, fromY + yUm));
  return { tool, edits, options: { coalesceKey: tool.coalesceKey, isGesture: true }, snapUm: isSnapped ? middleUm : null };
}

/** Moves what may be moved by a distance, as one step with the moves before it. */
export function moveSelection(
  design: DesignDocument,
  refs: readonly ElementRef[],
  xUm: number,
  yUm: number,
): Pick<Outcome, 'edits' | 'options'> {
  const edits = movable(design, refs).flatMap(({ ref, element }) => moveTo(design, ref, element.xUm + xUm, element.yUm + yUm));
  return edits.length === 0 ? {} : { edits, options: { coalesceKey: `move ${refs.map(refKey).join(' ')}` } };
}

function movable(design: DesignDocument, refs: readonly ElementRef[]): { ref: ElementRef; element: Element }[] {
  return refs.flatMap((ref) => {
    const element = findElement(design, ref)?.element;
    return element && mayEdit(element, 'position') ? [{ ref, element }] : [];
  });
}

function moveTo(design: DesignDocument, ref: ElementRef, xUm: number, yUm: number): Edit[] {
  const found = findElement(design, ref);
  const panel = found && faceOf(found.page, found.element);
  if (!found || !panel) return [];
  const { element } = found;
  return [{ kind: 'moveElement', ...ref, ...allowedPosition(element, panel, xUm, yUm) }];
}

/** Half of an element may leave its panel: more would lose it. A designer's area holds all of it. */
function allowedPosition(element: Element, panel: Page['panels'][number], xUm: number, yUm: number): { xUm: number; yUm: number } {
  const within = element.slot?.within;
  const clamp = (value: number, own: number, from: number, length: number) =>
    Math.round(
      within ? Math.max(from, Math.min(from + length - own, value)) : Math.min(from + length - own / 2, Math.max(from - own / 2, value)),
    );
  const area = within ?? panel;
  return {
    xUm: clamp(xUm, element.widthUm, area.xUm, area.widthUm),
    yUm: clamp(yUm, element.heightUm, area.yUm, area.heightUm),
  };
}
