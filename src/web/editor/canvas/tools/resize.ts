/** Resize: a handle scales letters, or the box of a drawn element about its middle, with its proportions. */
import type { Element } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { mayEdit } from '#core/design/permissions.ts';
import { clampSizeUm } from '#web/editor/panels/text-limits.ts';
import { distancePx, endGesture, idle, type Outcome, type Resizable, type ResizeTool, type ToolContext, type ToolEvent } from './tool.ts';

/** Smallest side of a box: 2 mm can still be taken hold of. */
const minSideUm = 2_000;

/** True where handles are offered. Artwork is drawn in fixed size. */
export function isResizable(element: Element): element is Resizable {
  if (element.kind === 'text') return mayEdit(element, 'style');
  if (element.kind === 'photo' || element.kind === 'artwork') return false;
  return mayEdit(element, 'size');
}

export function beginResize(
  { ref, pointer, middle, at }: Extract<ToolEvent, { type: 'pointer-down' }>,
  element: Element,
  { textSizeUm }: ToolContext,
): Outcome {
  const startPx = distancePx(middle, pointer);
  if (!isResizable(element) || startPx === 0) return { tool: idle };
  const sizeUm = element.kind === 'text' ? (textSizeUm(ref) ?? element.sizeUm) : 0;
  return { tool: { name: 'resize', coalesceKey: `resize ${at}`, ref, element, middle, startPx, textSizeUm: sizeUm } };
}

export function resize(tool: ResizeTool, event: ToolEvent): Outcome {
  if (event.type === 'pointer-up') return endGesture();
  if (event.type !== 'pointer-move') return { tool };
  const edits = scaled(tool, distancePx(tool.middle, event.pointer) / tool.startPx);
  return { tool, edits, options: { coalesceKey: tool.coalesceKey, isGesture: true } };
}

function scaled({ ref, element, textSizeUm }: ResizeTool, ratio: number): Edit[] {
  if (element.kind === 'text') {
    const sizeUm = clampSizeUm(element, textSizeUm * ratio, 0);
    return sizeUm === null ? [] : [{ kind: 'setTextStyle', ...ref, style: { sizeUm } }];
  }
  const least = minSideUm / Math.min(element.widthUm, element.heightUm);
  const factor = Math.min(maxFactor(element), Math.max(Math.min(1, least), ratio));
  const widthUm = Math.round(element.widthUm * factor);
  const heightUm = Math.round(element.heightUm * factor);
  const xUm = Math.round(element.xUm + (element.widthUm - widthUm) / 2);
  const yUm = Math.round(element.yUm + (element.heightUm - heightUm) / 2);
  return [{ kind: 'resizeElement', ...ref, xUm, yUm, widthUm, heightUm }];
}

/** The factor at which the box, growing about its middle, meets the edge of a designer's area. */
function maxFactor({ slot, xUm, yUm, widthUm, heightUm }: Exclude<Resizable, { kind: 'text' }>): number {
  const area = slot?.within;
  if (!area) return Number.POSITIVE_INFINITY;
  const reach = (at: number, size: number, from: number, room: number) => {
    const middle = at + size / 2;
    return (2 * Math.min(middle - from, from + room - middle)) / size;
  };
  return Math.min(reach(xUm, widthUm, area.xUm, area.widthUm), reach(yUm, heightUm, area.yUm, area.heightUm));
}
