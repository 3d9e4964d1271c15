/** Runs the canvas tools: one event in, the outcome with the next tool out. Pure. */
import { crop } from './crop.ts';
import { drag } from './drag.ts';
import { marquee } from './marquee.ts';
import { pan } from './pan.ts';
import { resize } from './resize.ts';
import { select } from './select.ts';
import { text } from './text.ts';
import { idle, type Tool, type ToolContext, type ToolEvent, type ToolOutcome } from './tool.ts';
import { turn } from './turn.ts';

export function runTool(tool: Tool, event: ToolEvent, context: ToolContext): ToolOutcome {
  switch (tool.name) {
    case 'select':
      return select(tool, event, context);
    case 'marquee':
      return marquee(tool, event, context);
    case 'drag':
      return drag(tool, event, context);
    case 'pan':
      return pan(tool, event, context);
    case 'crop':
      return crop(tool, event, context);
    case 'resize':
      return resize(tool, event, context);
    case 'turn':
      return turn(tool, event);
    case 'text':
      return text(tool, event) ?? select(idle, event, context);
  }
}
