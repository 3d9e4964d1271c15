/** Turn: the handle above the frame turns the selection about its middle, in steps of 15° with Shift. */
import { boundsOf, middleOf, placedElements, unionOf } from '#web/editor/arrange/boxes.ts';
import { canTurn, normalized, snapAngle, turnAbout } from '#web/editor/arrange/turn.ts';
import {
  type CanvasPoint,
  endGesture,
  type GripDown,
  idle,
  type ToolContext,
  type ToolEvent,
  type ToolOutcome,
  type TurnTool,
} from './tool.ts';

export function beginTurn({ pointer, middle, at }: GripDown, context: ToolContext): ToolOutcome {
  const turned = placedElements(context.design, context.selection.values());
  if (!canTurn(turned)) return { tool: idle };
  return { tool: { name: 'turn', coalesceKey: `turn ${at}`, middle, start: pointer, turned, step: turn } };
}

function turn(tool: TurnTool, event: ToolEvent): ToolOutcome {
  if ((event.type !== 'pointer-move' && event.type !== 'pointer-up') || event.pointer.id !== tool.start.id) return { tool };
  if (event.type === 'pointer-up') return endGesture();
  const { turned, coalesceKey, middle, start } = tool;
  const bounds = unionOf(turned.map(({ element }) => boundsOf(element)));
  if (!bounds) return { tool };
  const by = degreesOf(middle, event.pointer) - degreesOf(middle, start);
  // One element snaps to its own quarter turns, several to those of the gesture.
  const first = turned.length === 1 ? (turned[0]?.element.rotation ?? 0) : 0;
  const snapped = event.pointer.isFree ? normalized(first + by) : snapAngle(first + by, event.pointer.isShift);
  return { tool, edits: turnAbout(turned, middleOf(bounds), snapped - first), options: { coalesceKey, isGesture: true } };
}

/** Degrees clockwise from the right. */
function degreesOf(middle: CanvasPoint, { xPx, yPx }: CanvasPoint): number {
  return (Math.atan2(yPx - middle.yPx, xPx - middle.xPx) * 180) / Math.PI;
}
