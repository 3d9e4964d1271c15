/** Text: a text is edited in its form field. Escape leads back to its element on the canvas; a press on the canvas ends it. */
import type { ElementRef } from '#web/editor/draft/content.ts';
import { idle, type TextTool, type ToolEvent, type ToolOutcome } from './tool.ts';

export function editText(ref: ElementRef): TextTool {
  return { name: 'text', ref };
}

/** Null for events that the select tool handles. */
export function text(tool: TextTool, event: ToolEvent): ToolOutcome | null {
  if (event.type === 'field-focus') return { tool: editText(event.ref) };
  if (event.type === 'key' && event.key === 'Escape') return { tool: idle, focus: tool.ref };
  return null;
}
