/** Changes what lies above what. The designer's ground stays at the bottom. */
import type { DesignDocument, Element, Page } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { isSelectable, mayEdit } from '#core/design/permissions.ts';
import { type ElementRef, faceOf } from '#web/editor/draft/content.ts';

export type StackingStep = 'front' | 'back' | 'forward' | 'backward';

/**
 * Edits that move the elements of each page in drawing order and keep their order among each other. One step passes the next element of
 * the same panel; ground and elements of other panels are passed on the way.
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
