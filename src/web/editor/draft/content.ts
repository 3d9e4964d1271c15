/** What is edited and how it changes: document and choice together, changes as data. No history, no components. */
import type { DesignDocument, Element, Page, PhotoElement } from '#core/design/document.ts';
import { applyEdit, type Edit } from '#core/design/edit.ts';
import { type DocumentFace, facesOf, panelOf } from '#core/design/faces.ts';
import { isEqual } from '#core/values/equal.ts';

/** A document and the choice that goes with it (`C` is the product's own type: paper, quantity …). */
export type Content<C> = { design: DesignDocument; choice: C };

/** One change. `setContent` replaces everything: another format has other pages. */
export type DraftChange<C> = Edit | { kind: 'setChoice'; choice: C } | { kind: 'setContent'; content: Content<C> };

/** The changed content and the inverse change; null where the change applies to nothing. */
export function applyChange<C>(content: Content<C>, change: DraftChange<C>): { content: Content<C>; inverse: DraftChange<C> } | null {
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

/** True when two contents are equal, whatever the order of their keys. */
export function isSameContent<C>(a: Content<C>, b: Content<C>): boolean {
  return isEqual(a, b);
}

/** True when the contents differ in the number of pieces at most: the server answers with that of the cart. */
export function isSameDesign<C>(a: Content<C>, b: Content<C>): boolean {
  return isEqual({ ...a.choice, quantity: 0 }, { ...b.choice, quantity: 0 }) && isEqual(a.design, b.design);
}

/** Names an element: ids are unique on a page. */
export type ElementRef = { page: string; element: string };

export function isSameElement(a: ElementRef | null, b: ElementRef | null): boolean {
  return a?.page === b?.page && a?.element === b?.element;
}

export function findElement(design: Pick<DesignDocument, 'pages'>, ref: ElementRef | null): { page: Page; element: Element } | null {
  const page = design.pages.find(({ id }) => id === ref?.page);
  const element = page?.elements.find(({ id }) => id === ref?.element);
  return page && element ? { page, element } : null;
}

export function draftPhotos(design: DesignDocument): { ref: ElementRef; element: PhotoElement }[] {
  return design.pages.flatMap((page) =>
    page.elements.flatMap((element) => (element.kind === 'photo' ? [{ ref: { page: page.id, element: element.id }, element }] : [])),
  );
}

/** Every panel in reading order: front, inside, back. */
export function facesInOrder(design: DesignDocument): DocumentFace[] {
  return facesOf(design.pages);
}

/** The face that holds the middle of an element. */
export function faceOf(page: Page, element: Pick<Element, 'xUm' | 'yUm' | 'widthUm' | 'heightUm'>): Page['panels'][number] | undefined {
  return panelOf(page, element);
}
