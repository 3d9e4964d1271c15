/** What the bar and the keyboard do with the selection: every command as edits and what is selected after them. */
import type { DesignDocument, Element, Page } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { isSelectable, mayEdit } from '#core/design/permissions.ts';
import { type ElementRef, faceOf } from '#web/editor/draft/content.ts';
import type { EditorState } from '#web/editor/state.ts';
import type { EditorStore } from '#web/editor/store.ts';
import { type Alignment, type Axis, align, distribute } from './align.ts';
import { placedElements } from './boxes.ts';
import { type Clip, copy, duplicate, paste } from './copy.ts';
import { group, remove, ungroup } from './group.ts';
import { turnSelection } from './turn.ts';

type StackingStep = 'front' | 'back' | 'forward' | 'backward';

/**
 * Changes what lies above what. The designer's ground stays at the bottom. Edits that move the elements of each page in drawing order and
 * keep their order among each other. One step passes the next element of the same panel; ground and elements of other panels are passed on
 * the way.
 */
export function reorder(design: DesignDocument, refs: readonly ElementRef[], step: StackingStep): Edit[] {
  return design.pages.flatMap((page) => {
    const ids = new Set(refs.flatMap((ref) => (ref.page === page.id ? [ref.element] : [])));
    const moved = page.elements.filter((element) => ids.has(element.id) && mayEdit(element, 'order'));
    return moved.length === 0 ? [] : orderEdits(page.id, page.elements, target(page, new Set(moved), step));
  });
}

function isGround(element: Element): boolean {
  return !element.locked && !isSelectable(element);
}

function target(page: Page, moved: ReadonlySet<Element>, step: StackingStep): Element[] {
  const { elements } = page;
  const others = elements.filter((element) => !moved.has(element));
  const all = elements.filter((element) => moved.has(element));
  const groundEnd = others.findIndex((element) => !isGround(element));
  switch (step) {
    case 'front':
      return [...others, ...all];
    case 'back':
      return others.toSpliced(groundEnd < 0 ? others.length : groundEnd, 0, ...all);
    case 'forward':
      return stepped(page, elements, moved);
    case 'backward':
      return stepped(page, elements.toReversed(), moved).toReversed();
  }
}

/** Every moved element goes behind the next one in the list that it can be told from. */
function stepped(page: Page, elements: readonly Element[], moved: ReadonlySet<Element>): Element[] {
  let result = [...elements];
  for (const element of elements.toReversed().filter((one) => moved.has(one))) {
    const face = faceOf(page, element)?.id;
    const from = result.indexOf(element);
    const to = result.findIndex((one, at) => at > from && !moved.has(one) && !isGround(one) && faceOf(page, one)?.id === face);
    if (to > from) result = result.toSpliced(from, 1).toSpliced(to, 0, element);
  }
  return result;
}

function orderEdits(page: string, from: readonly Element[], to: readonly Element[]): Edit[] {
  const edits: Edit[] = [];
  let current = [...from];
  to.forEach((element, index) => {
    const at = current.indexOf(element);
    if (at === index) return;
    current = current.toSpliced(at, 1).toSpliced(index, 0, element);
    edits.push({ kind: 'orderElement', page, element: element.id, index });
  });
  return edits;
}

export type Command =
  | { name: 'align'; how: Alignment }
  | { name: 'distribute'; axis: Axis }
  | { name: 'order'; step: StackingStep }
  | { name: 'turn'; degrees: number }
  | { name: 'group' }
  | { name: 'ungroup' | 'duplicate' | 'delete' | 'copy' | 'cut' | 'paste' | 'lock' | 'unlock' | 'select-all' };

type Input = Pick<EditorState<unknown>, 'selection' | 'enteredGroup' | 'panel'> & { design: DesignDocument; clip: Clip | null };
/** `refs` are selected afterwards; absent: the selection stays. */
type Result = { edits: readonly Edit[]; refs?: readonly ElementRef[]; clip?: Clip | null };

/** Pure; edits that a designer does not allow are left out. */
export function resultOf(command: Command, { design, selection, enteredGroup, panel, clip }: Input): Result {
  const refs = [...selection.values()];
  switch (command.name) {
    case 'align':
      return { edits: align(design, refs, command.how, enteredGroup) };
    case 'distribute':
      return { edits: distribute(design, refs, command.axis, enteredGroup) };
    case 'order':
      return { edits: reorder(design, refs, command.step) };
    case 'turn':
      return { edits: turnSelection(design, refs, command.degrees) };
    case 'group':
      return { edits: group(design, refs, enteredGroup) };
    case 'ungroup':
      return { edits: ungroup(design, refs, enteredGroup) };
    case 'duplicate':
      return duplicate(design, refs);
    case 'delete':
      return { edits: remove(design, refs) };
    case 'copy':
      return { edits: [], clip: copy(design, refs) ?? clip };
    case 'cut':
      return { edits: remove(design, refs), clip: copy(design, refs) ?? clip };
    case 'paste':
      return clip ? paste(design, clip, panel) : { edits: [] };
    case 'lock':
    case 'unlock':
      return { edits: lockEdits(design, refs, command.name === 'lock') };
    case 'select-all':
      return { edits: [], refs: allOn(design, panel) };
  }
}

/** A designer's element that allows nothing has no lock to take. */
function lockEdits(design: DesignDocument, refs: readonly ElementRef[], isLocked: boolean): Edit[] {
  return placedElements(design, refs)
    .filter(({ element }) => Boolean(element.locked) !== isLocked && (element.locked || isSelectable(element)))
    .map(({ ref }) => ({ kind: 'setProperties', ...ref, properties: { locked: isLocked ? true : null } }));
}

function allOn(design: DesignDocument, panel: string): ElementRef[] {
  return design.pages.flatMap((page) =>
    page.elements.flatMap((element) =>
      isSelectable(element) && faceOf(page, element)?.id === panel ? [{ page: page.id, element: element.id }] : [],
    ),
  );
}

/** What was copied last in this window, for every design. */
let clipboard: Clip | null = null;

/** Runs a command as one step of undo; false where nothing came of it. */
export function runCommand<Choice>(store: EditorStore<Choice>, command: Command): boolean {
  const { selection, enteredGroup, panel, history } = store.getState();
  const input = { design: history.content.design, selection, enteredGroup, panel, clip: clipboard };
  const { edits, refs, clip = clipboard } = resultOf(command, input);
  clipboard = clip;
  const isDone = edits.length > 0 && store.edit(edits);
  if (refs && (isDone || edits.length === 0)) store.dispatch({ type: 'select-all', refs });
  if (isDone && (command.name === 'delete' || command.name === 'cut')) store.dispatch({ type: 'select-all', refs: [] });
  return isDone || refs !== undefined;
}

/** Whether a customer may remove something of the selection. */
export function canRemove(design: DesignDocument, refs: readonly ElementRef[]): boolean {
  return placedElements(design, refs).some(({ element }) => mayEdit(element, 'delete'));
}
