/** Select: decides what a press becomes, selects by click, moves the selection by keys. */
import { mayEdit } from '#core/design/permissions.ts';
import { findElement } from '#web/editor/draft/content.ts';
import { refKey } from '#web/editor/selection.ts';
import { beginCrop, wheelCrop } from './crop.ts';
import { beginDrag, moveSelection } from './drag.ts';
import { beginPan } from './pan.ts';
import { beginResize } from './resize.ts';
import { editText } from './text.ts';
import { distancePx, idle, type Outcome, type SelectTool, type ToolContext, type ToolEvent } from './tool.ts';

/** A press that moves less is a click. */
const thresholdPx = { mouse: 4, touch: 8 };
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const stepUm = 1_000;
const largeStepUm = 10_000;

export function select(tool: SelectTool, event: ToolEvent, context: ToolContext): Outcome {
  switch (event.type) {
    case 'pointer-down':
      return pressed(tool, event, context);
    case 'pointer-move':
      return moved(tool, event, context);
    case 'pointer-up':
      return { tool: { ...tool, press: null } };
    case 'click':
      return clicked(tool, event, context);
    case 'key':
      return keyPressed(tool, event, context);
    case 'wheel':
      return wheelCrop(tool, event, context);
    case 'field-focus':
      return { tool: editText(event.ref) };
  }
}

type EventOf<Type extends ToolEvent['type']> = Extract<ToolEvent, { type: Type }>;

function pressed(tool: SelectTool, event: EventOf<'pointer-down'>, context: ToolContext): Outcome {
  const element = findElement(context.design, event.ref)?.element;
  if (!element) return { tool };
  if (event.on === 'handle') return element.kind === 'photo' ? beginCrop(event, [], element) : beginResize(event, element, context);
  const isSecondFinger = tool.press !== null && refKey(tool.press.ref) === refKey(event.ref) && tool.press.pointer.id !== event.pointer.id;
  if (tool.press && isSecondFinger && element.kind === 'photo' && context.selection.has(refKey(event.ref))) {
    return beginCrop(event, [tool.press.pointer, event.pointer], element);
  }
  return { tool: { name: 'select', press: { ref: event.ref, pointer: event.pointer, at: event.at }, ignoresClick: false } };
}

/** Touch scrolls the canvas until the element is selected. */
function moved(tool: SelectTool, { pointer }: EventOf<'pointer-move'>, context: ToolContext): Outcome {
  const { press } = tool;
  if (press?.pointer.id !== pointer.id) return { tool };
  const isSelected = context.selection.has(refKey(press.ref));
  if (!isSelected && !pointer.isMouse) return { tool };
  if (distancePx(press.pointer, pointer) < (pointer.isMouse ? thresholdPx.mouse : thresholdPx.touch)) return { tool };
  const element = findElement(context.design, press.ref)?.element;
  if (!element) return { tool: idle };
  const isPan = element.kind === 'photo' && mayEdit(element, 'content') && (!isSelected || context.selection.size === 1);
  const outcome = isPan ? beginPan(press, pointer, element, context) : beginDrag(press, pointer, context);
  return isSelected ? outcome : { ...outcome, select: { ref: press.ref } };
}

function clicked(tool: SelectTool, { ref, isShift, isKeyboard }: EventOf<'click'>, { design }: ToolContext): Outcome {
  const next: SelectTool = { ...idle };
  if (tool.ignoresClick && !isKeyboard) return { tool: next };
  if (isShift) return { tool: next, select: { ref, extend: true } };
  const isText = findElement(design, ref)?.element.kind === 'text';
  return { tool: next, select: { ref, focusField: isText || isKeyboard } };
}

function keyPressed(tool: SelectTool, { ref, key, isShift }: EventOf<'key'>, context: ToolContext): Outcome {
  if (key === 'Escape') return { tool: idle, select: { ref: null } };
  const step = steps[key];
  if (!step) return { tool };
  const isSelected = context.selection.has(refKey(ref));
  const [x, y] = step;
  const lengthUm = isShift ? largeStepUm : stepUm;
  const refs = isSelected ? [...context.selection.values()] : [ref];
  const moved = moveSelection(context.design, refs, x * lengthUm, y * lengthUm);
  return { tool, ...moved, ...(isSelected ? {} : { select: { ref } }) };
}
