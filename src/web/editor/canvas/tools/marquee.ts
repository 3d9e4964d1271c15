/** Marquee: a rectangle drawn where no element is selects what it touches; with Shift it adds to the selection. */
import type { Box } from '#core/design/outlines/outline.ts';
import { doOverlap } from '#web/editor/arrange/boxes.ts';
import { withGroup } from '#web/editor/arrange/group.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { refKey } from '#web/editor/selection.ts';
import {
  distancePx,
  distanceUm,
  idle,
  type MarqueeTool,
  type Pointer,
  type ToolContext,
  type ToolEvent,
  type ToolOutcome,
} from './tool.ts';

const thresholdPx = 4;

/** A press where nothing is selects nothing; a mouse that moves on draws the rectangle. */
export function beginMarquee({ page, pointer, origin }: Extract<ToolEvent, { type: 'ground-down' }>, context: ToolContext): ToolOutcome {
  const before = pointer.isShift ? [...context.selection.values()] : [];
  const tool = pointer.isMouse ? ({ name: 'marquee', page, start: pointer, origin, before } as const) : idle;
  return { tool, enterGroup: null, ...(pointer.isShift ? {} : { select: { ref: null } }) };
}

export function marquee(tool: MarqueeTool, event: ToolEvent, context: ToolContext): ToolOutcome {
  if (event.type === 'pointer-up') return { tool: idle, marquee: null };
  if (event.type !== 'pointer-move' || event.pointer.id !== tool.start.id) return { tool };
  if (distancePx(tool.start, event.pointer) < thresholdPx) return { tool };
  const box = boxBetween(tool, event.pointer, context.scale);
  return { tool, marquee: { ...box, page: tool.page }, selectAll: touched(tool, box, context) };
}

function boxBetween({ origin, start }: MarqueeTool, pointer: Pointer, scale: number): Box {
  const from = distanceUm(origin, start, scale);
  const to = distanceUm(origin, pointer, scale);
  return {
    xUm: Math.min(from.xUm, to.xUm),
    yUm: Math.min(from.yUm, to.yUm),
    widthUm: Math.abs(to.xUm - from.xUm),
    heightUm: Math.abs(to.yUm - from.yUm),
  };
}

function touched(tool: MarqueeTool, box: Box, { design, enteredGroup, hitBoxes }: ToolContext): ElementRef[] {
  const hit = hitBoxes(tool.page).filter((one) => doOverlap(one.box, box));
  const refs = [...tool.before, ...hit.flatMap(({ ref }) => withGroup(design, ref, enteredGroup))];
  return [...new Map(refs.map((ref) => [refKey(ref), ref])).values()];
}
