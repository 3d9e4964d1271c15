/** Swipe: a finger that moves sideways over a page that fits leads to its neighbour. A second finger zooms, and ends it. */
import { endGesture, idle, type Pointer, type SwipeTool, type ToolEvent, type ToolOutcome } from './tool.ts';

/** A swipe is this long, or this fast in pixels per millisecond; it moves sideways twice as far as up or down. */
const longPx = 48;
const fastSpeed = 0.3;

export function beginSwipe(start: Pointer): ToolOutcome {
  return { tool: { name: 'swipe', start, pointer: start } };
}

export function swipe(tool: SwipeTool, event: ToolEvent): ToolOutcome {
  switch (event.type) {
    case 'pointer-move':
      return { tool: event.pointer.id === tool.start.id ? { ...tool, pointer: event.pointer } : tool };
    case 'pointer-up':
      return event.pointer.id === tool.start.id ? { ...endGesture(), turnPage: turnOf(tool) } : { tool };
    case 'pointer-down':
    case 'ground-down':
      return { tool: { ...idle, ignoresClick: true } };
    default:
      return { tool };
  }
}

/** 1 for the next page, which a finger pulls in from the right, -1 for the one before; undefined for what is no swipe. */
function turnOf({ start, pointer }: SwipeTool): 1 | -1 | undefined {
  const [x, y] = [pointer.xPx - start.xPx, pointer.yPx - start.yPx];
  const isFast = Math.abs(x) / Math.max(1, pointer.at - start.at) >= fastSpeed;
  if (start.isAtEdge || Math.abs(x) <= 2 * Math.abs(y) || (Math.abs(x) < longPx && !isFast)) return undefined;
  return x < 0 ? 1 : -1;
}
