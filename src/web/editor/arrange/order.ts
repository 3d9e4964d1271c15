/** Changes what lies above what. The designer's ground stays at the bottom. */
import type { DesignDocument, Element } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { isSelectable, mayEdit } from '#core/design/permissions.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';

export type OrderStep = 'front' | 'back' | 'forward' | 'backward';

/** Edits that move the elements of each page in drawing order and keep their order among each other. */
export function reorder(design: DesignDocument, refs: readonly ElementRef[], step: OrderStep): Edit[] {
  return design.pages.flatMap((page) => {
    const ids = new Set(refs.flatMap((ref) => (ref.page === page.id ? [ref.element] : [])));
    const moved = page.elements.filter((element) => ids.has(element.id) && mayEdit(element, 'order'));
    return moved.length === 0 ? [] : orderEdits(page.id, page.elements, target(page.elements, new Set(moved), step));
  });
}

function target(elements: readonly Element[], moved: ReadonlySet<Element>, step: OrderStep): Element[] {
  const others = elements.filter((element) => !moved.has(element));
  const all = elements.filter((element) => moved.has(element));
  const groundEnd = others.findIndex((element) => isSelectable(element) || element.locked);
  switch (step) {
    case 'front':
      return [...others, ...all];
    case 'back':
      return others.toSpliced(groundEnd < 0 ? others.length : groundEnd, 0, ...all);
    case 'forward':
      return stepped(elements, moved);
    case 'backward':
      return stepped(elements.toReversed(), moved, groundEnd < 0 ? 0 : groundEnd).toReversed();
  }
}

/** Every moved element goes past the next one that stays; `kept` at the end of the list are never passed. */
function stepped(elements: readonly Element[], moved: ReadonlySet<Element>, kept = 0): Element[] {
  const result = [...elements];
  for (let at = result.length - 2 - kept; at >= 0; at -= 1) {
    const element = result[at];
    const next = result[at + 1];
    if (element && next && moved.has(element) && !moved.has(next)) {
      result[at] = next;
      result[at + 1] = element;
    }
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
