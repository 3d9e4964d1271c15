/** Select: decides what a press becomes, selects by click, moves the selection by keys. */
import { mayEdit } from '#core/design/permissions.ts';
import { placedElements } from '#web/editor/arrange/boxes.ts';
import { groupOf, withGroup } from '#web/editor/arrange/group.ts';
import { type ElementRef, findElement } from '#web/editor/draft/content.ts';
import { refKey } from '#web/editor/selection.ts';
import { beginCrop, wheelCrop } from './crop.ts';
import { beginDrag, moveSelection } from './drag.ts';
import { beginMarquee } from './marquee.ts';
import { beginPan } from './pan.ts';
import { beginSwipe, swipe } from './swipe.ts';
import { editText } from './text.ts';
import { distancePx, idle, type SelectTool, type ToolContext, type ToolEvent, type ToolOutcome } from './tool.ts';

/** A press that moves less is a click. */
const thresholdPx = { mouse: 4, touch: 8 };
const steps: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const stepUm = { fine: 100, normal: 1_000, large: 10_000 };

export function select(tool: SelectTool, event: ToolEvent, context: ToolContext): ToolOutcome {
  switch (event.type) {
    case 'pointer-down':
      return pressed(tool, event, context);
    case 'grip-down':
      return event.begin(event, context);
    case 'ground-down': {
      const outcome = beginMarquee(event, context);
      return event.pointer.isMouse || !context.canSwipe ? outcome : { ...outcome, ...beginSwipe(event.pointer) };
    }
    case 'pointer-move':
      return moved(tool, event, context);
    case 'pointer-up':
      return { tool: { ...tool, press: null } };
    case 'click':
      return clicked(tool, event, context);
    case 'double-click':
      return doubleClicked(tool, event, context);
    case 'key':
      return keyPressed(tool, event, context);
    case 'wheel':
      return wheelCrop(tool, event, context);
    case 'field-focus':
      return { tool: editText(event.ref) };
    case 'lift':
      return context.lift?.begin(event.source, event.pointer, context) ?? { tool };
    case 'ground-double-tap':
      return { tool, zoomed: { zoom: event.zoom > 1 ? 1 : 2, from: event.at, to: event.at } };
    case 'tap':
    case 'fingers-down':
    case 'fingers-move':
    case 'fingers-up':
      return { tool };
  }
}

type EventOf<Type extends ToolEvent['type']> = Extract<ToolEvent, { type: Type }>;

function pressed(tool: SelectTool, event: EventOf<'pointer-down'>, context: ToolContext): ToolOutcome {
  const element = findElement(context.design, event.ref)?.element;
  if (!element) return { tool };
  const isSecondFinger = tool.press !== null && refKey(tool.press.ref) === refKey(event.ref) && tool.press.pointer.id !== event.pointer.id;
  if (tool.press && isSecondFinger && element.kind === 'photo' && !context.lift && context.selection.has(refKey(event.ref))) {
    return beginCrop({ ...event, middle: event.pointer }, [tool.press.pointer, event.pointer], element);
  }
  return { tool: { name: 'select', press: { ref: event.ref, pointer: event.pointer, at: event.at }, ignoresClick: false } };
}

/** Until the element is selected touch turns the page, or scrolls the canvas. */
function moved(tool: SelectTool, event: EventOf<'pointer-move'>, context: ToolContext): ToolOutcome {
  const { pointer } = event;
  const { press } = tool;
  if (press?.pointer.id !== pointer.id) return { tool };
  const isSelected = context.selection.has(refKey(press.ref));
  const isNear = distancePx(press.pointer, pointer) < (pointer.isMouse ? thresholdPx.mouse : thresholdPx.touch);
  if (!isSelected && !pointer.isMouse)
    return context.canSwipe && !isNear ? swipe({ name: 'swipe', start: press.pointer, pointer }, event) : { tool };
  if (isNear) return { tool };
  const element = findElement(context.design, press.ref)?.element;
  if (!element) return { tool: idle };
  const refs = isSelected ? [...context.selection.values()] : withGroup(context.design, press.ref, context.enteredGroup);
  const isPan = element.kind === 'photo' && element.photoId !== null && mayEdit(element, 'content') && refs.length === 1;
  // With Ctrl the picture moves in its frame.
  const lifted = isPan && !pointer.isFree ? context.lift?.begin({ ref: press.ref }, pointer, context) : null;
  if (lifted) return lifted;
  const outcome = isPan
    ? beginPan(press, pointer, element, context)
    : beginDrag(refs, press.ref, { start: press.pointer, at: press.at }, pointer, context);
  return isSelected ? outcome : { ...outcome, select: { ref: press.ref, withGroup: true } };
}

function clicked(tool: SelectTool, { ref, isShift, isKeyboard }: EventOf<'click'>, context: ToolContext): ToolOutcome {
  const next: SelectTool = { ...idle };
  if (tool.ignoresClick && !isKeyboard) return { tool: next };
  if (isShift || context.isExtending) return { tool: next, select: { ref, extend: true, withGroup: true } };
  const isGrouped = withGroup(context.design, ref, context.enteredGroup).length > 1;
  const isText = findElement(context.design, ref)?.element.kind === 'text';
  const select = { ref, withGroup: true, focusField: !isGrouped && !isText && isKeyboard };
  // What is typed next goes to the element on the canvas; browsers do not focus every button that is clicked.
  return isText && !isGrouped ? { tool: next, select, focus: ref } : { tool: next, select };
}

/** Enters the group of the element; below it the element is chosen alone. */
function doubleClicked(tool: SelectTool, { ref }: EventOf<'double-click'>, { design, enteredGroup }: ToolContext): ToolOutcome {
  const found = findElement(design, ref);
  const group = found && groupOf(found.page, found.element, enteredGroup);
  return group ? { tool, enterGroup: group, select: { ref, withGroup: true } } : { tool };
}

function keyPressed(tool: SelectTool, event: EventOf<'key'>, context: ToolContext): ToolOutcome {
  if (event.key === 'Escape') return escaped(event.ref, context);
  const step = steps[event.key];
  if (!step) return { tool };
  const isSelected = context.selection.has(refKey(event.ref));
  const [x, y] = step;
  const lengthUm = event.isShift ? stepUm.large : event.isAlt ? stepUm.fine : stepUm.normal;
  const refs = isSelected ? [...context.selection.values()] : [event.ref];
  const moved = moveSelection(context.design, refs, x * lengthUm, y * lengthUm);
  return { tool, ...moved, ...(isSelected ? {} : { select: { ref: event.ref } }) };
}

/** Leaves the entered group and selects it as a whole; outside of groups it selects nothing. */
function escaped(ref: ElementRef, { design, enteredGroup, selection }: ToolContext): ToolOutcome {
  const first = placedElements(design, selection.values())[0]?.ref ?? ref;
  if (enteredGroup === null) return { tool: idle, select: { ref: null } };
  return { tool: idle, enterGroup: null, select: { ref: first, withGroup: true } };
}
