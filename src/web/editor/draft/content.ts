/** What is edited and how it changes: document and choice together, changes as data. No history, no components. */
import type { DesignDocument, Element, Page } from '#core/design/document.ts';
import { applyEdit, type Edit } from '#core/design/edit.ts';
import type { ProductDocument } from '#core/products/document.ts';

/** A document and what was chosen for it besides (`C` is the product's own: paper, quantity …). */
export type Content<C> = { design: ProductDocument; choice: C };

/** One change. `setContent` replaces everything: another format has other pages. */
export type Change<C> = Edit | { kind: 'setChoice'; choice: C } | { kind: 'setContent'; content: Content<C> };

/** The changed content and what takes it back; null where the change meets nothing. */
export function applyChange<C>(content: Content<C>, change: Change<C>): { content: Content<C>; inverse: Change<C> } | null {
  switch (change.kind) {
    case 'setChoice':
      return { content: { ...content, choice: change.choice }, inverse: { kind: 'setChoice', choice: content.choice } };
    case 'setContent':
      return { content: change.content, inverse: { kind: 'setContent', content } };
    default: {
      const applied = applyEdit(content.design, change);
      return applied && { content: { ...content, design: applied.design }, inverse: applied.inverse };
    }
  }
}

/** True when two contents say the same, whoever made them. */
export function isSameContent<C>(a: Content<C>, b: Content<C>): boolean {
  return a === b || sorted(a) === sorted(b);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Where an element is: ids are unique on a page. */
export type ElementRef = { page: string; element: string };

export function isSameElement(a: ElementRef | null, b: ElementRef | null): boolean {
  return a?.page === b?.page && a?.element === b?.element;
}

export function findElement(design: DesignDocument, place: ElementRef | null): { page: Page; element: Element } | null {
  const page = design.pages.find(({ id }) => id === place?.page);
  const element = page?.elements.find(({ id }) => id === place?.element);
  return page && element ? { page, element } : null;
}

export type Face = { page: Page; panel: Page['panels'][number] };

/** Every face of a card in the order people meet them: front, inside, back. */
export function facesInOrder(design: DesignDocument): Face[] {
  const faces = design.pages.flatMap((page) => page.panels.map((panel) => ({ page, panel })));
  const rank = ({ panel }: Face) => (panel.id === 'front' ? 0 : panel.id === 'back' ? 2 : 1);
  return faces.toSorted((a, b) => rank(a) - rank(b));
}

/** The face that holds the middle of an element. */
export function faceOf(page: Page, element: Pick<Element, 'xUm' | 'widthUm'>): Page['panels'][number] | undefined {
  const middle = element.xUm + element.widthUm / 2;
  return page.panels.find(({ xUm, widthUm }) => middle >= xUm && middle < xUm + widthUm) ?? page.panels[0];
}
