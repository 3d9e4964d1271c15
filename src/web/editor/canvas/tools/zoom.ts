/**
 * Zoom: two fingers zoom the canvas and move the page, wherever they lie. A gesture of one finger ends with that, and what it has moved goes back;
 * but the first finger stays alone on a handle and on a picture that is moved in its frame. Its code comes after the first view.
 */
import {
  distancePx,
  type FingersDown,
  idle,
  type TextTool,
  type Tool,
  type ToolEvent,
  type ToolOutcome,
  type TwoFingers,
  type ZoomTool,
} from './tool.ts';

export function beginZoom({ fingers, zoom }: FingersDown, tool: Tool): ToolOutcome {
  const begin = (after: Tool): ToolOutcome => ({ tool: { name: 'zoom', start: { fingers, zoom }, fingers, after, step } });
  const ended = { ...idle, ignoresClick: true };
  switch (tool.name) {
    case 'select':
    case 'swipe':
      return begin(ended);
    case 'drag':
      return { ...begin(ended), cancels: true, guides: [] };
    case 'lift':
      return tool.pointer ? { ...begin(ended), lifted: null } : begin(tool);
    case 'text':
      return begin(tool);
    default:
      return { tool };
  }
}

function step(tool: ZoomTool, event: ToolEvent): ToolOutcome {
  switch (event.type) {
    case 'fingers-move': {
      const ratio = apartPx(event.fingers) / apartPx(tool.start.fingers);
      const zoomed = { zoom: tool.start.zoom * ratio, from: middleOf(tool.fingers), to: middleOf(event.fingers) };
      return { tool: { ...tool, fingers: event.fingers }, zoomed };
    }
    case 'fingers-up':
      return { tool: tool.after };
    case 'field-focus':
      return { tool: { ...tool, after: { name: 'text', ref: event.ref } satisfies TextTool } };
    default:
      return { tool };
  }
}

function apartPx([a, b]: TwoFingers): number {
  return Math.max(1, distancePx(a, b));
}

function middleOf([a, b]: TwoFingers): { xPx: number; yPx: number } {
  return { xPx: (a.xPx + b.xPx) / 2, yPx: (a.yPx + b.yPx) / 2 };
}
