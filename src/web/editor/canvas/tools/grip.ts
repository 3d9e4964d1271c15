/** Presses on the frame of the selection: its handles resize and turn, its edge moves. Their code comes with the frame. */
import { findElement } from '#web/editor/draft/content.ts';
import { onlySelected } from '#web/editor/selection.ts';
import { beginCrop } from './crop.ts';
import { beginDrag } from './drag.ts';
import { beginResize, handlesOf } from './resize.ts';
import { type GripDown, idle, type ToolContext, type ToolOutcome } from './tool.ts';
import { beginTurn } from './turn.ts';

/** Corners of a photo whose box must stay zoom the picture in it. */
export function beginGrip(event: GripDown, context: ToolContext): ToolOutcome {
  const { grip, pointer, at } = event;
  if (grip === 'turn') return beginTurn(event, context);
  const refs = [...context.selection.values()];
  const [first] = refs;
  if (!first) return { tool: idle };
  if (grip === 'move') return beginDrag(refs, first, { start: pointer, at }, pointer, context);
  const only = onlySelected(context.selection);
  const element = findElement(context.design, only)?.element;
  if (only && element?.kind === 'photo' && handlesOf(element).length === 0) return beginCrop({ ...event, ref: only }, [], element);
  return beginResize({ ...event, grip }, context);
}
