/** What preflight reports: a rule, a place, a message and, where possible, the edit that repairs it. */
import type { DesignDocument, Element, Page } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { elementName } from '#core/design/naming/element-name.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { pageName } from '#core/design/panel-name.ts';
import type { FontSet, Resources } from '#core/layout/resources.ts';
import type { Layout, Sheet } from '#core/layout/sheet.ts';
import { type Day, isDay } from '#core/values/date.ts';
import { isEqual } from '#core/values/equal.ts';
import { type Message, message } from '#core/values/message.ts';
import type { Limits } from './limits.ts';
import type { PageMark } from './marks.ts';
import { panelWithPlace } from './names/same-name.ts';
import { type Bounds, isEmpty } from './outline.ts';

/** block: cannot be ordered. confirm: the customer must say that it stays. warn: good to know (E018, E068). */
export const levels = ['block', 'confirm', 'warn'] as const;
export type Level = (typeof levels)[number];

export type Rule =
  | 'overflow'
  | 'missing-glyph'
  | 'substituted-glyph'
  | 'sample-text'
  | 'unknown-field'
  | 'field-kind'
  | 'field-without-list'
  | 'date'
  | 'contact'
  | 'fact'
  | 'covered'
  | 'type-size'
  | 'contrast'
  | 'outside-safe-area'
  | 'near-fold'
  | 'keep-out'
  | 'gutter'
  | 'face'
  | 'empty-product'
  | 'blank-page'
  | 'unplaced-photo'
  | 'refused-file'
  | 'empty-photo'
  | 'broken-photo'
  | 'photo-resolution'
  | 'crop'
  | 'rasterised'
  | 'ink-limit'
  | 'bleed'
  | 'near-trim'
  | 'line-width'
  | 'finish-line'
  | 'finish-gap'
  | 'finish-edge'
  | 'finish-page'
  | 'qr-module'
  | 'qr-contrast'
  | 'qr-quiet'
  | 'qr-level'
  | 'env-zone'
  | 'env-beside'
  | 'env-lines'
  | 'env-long'
  | 'env-face'
  | 'env-dark'
  | 'env-pattern'
  | 'env-class'
  | 'too-complex';

export type Finding = {
  rule: Rule;
  level: Level;
  /** Page id. */
  page: string;
  /** Element id, or null where the page itself is meant. */
  element: string | null;
  /** What is meant, in micrometres on the page; null for the page as a whole. */
  box: Box | null;
  /** What is wrong and what to do. Texts: src/texts/de/preflight.ts. */
  message: Message;
  /** What was measured and what is right, with units: one step further than the message. */
  figures?: Message;
  /** The measured value with its unit ('168ppi', '0.12mm', '5.5pt', '315%'), or what it is near to; '' for a rule that measures nothing. */
  measured: string;
  repair?: Edit;
};

/** What every rule looks at: the document, and page by page its Sheet and marks, and what it was set with. */
export type Checked = {
  design: DesignDocument;
  layout: Layout;
  pages: CheckedPage[];
  fonts: FontSet;
  photo: Resources['photo'];
  limits: Limits;
  /** In Berlin; null where it does not count, as in production. */
  today: Day | null;
};
export type CheckedPage = { page: Page; sheet: Sheet; marks: PageMark[] };

export type PlacedItem<E extends Element = Element> = { page: Page; element: E };

/** Elements of one kind with their page, in reading order of the document. */
export function placedItems<K extends Element['kind']>(design: DesignDocument, kind: K): PlacedItem<Extract<Element, { kind: K }>>[] {
  return design.pages.flatMap((page) =>
    page.elements
      .filter((element): element is Extract<Element, { kind: K }> => element.kind === kind)
      .map((element) => ({ page, element })),
  );
}

export function findPlacedElement(page: Page, id: string): Element | undefined {
  return page.elements.find((element) => element.id === id);
}

/** The panel that holds the middle of a box, or the nearest one; the first of several. */
export function panelOfItem(page: Page, { xUm, yUm, widthUm, heightUm }: Box): Page['panels'][number] | undefined {
  const [x, y] = [xUm + widthUm / 2, yUm + heightUm / 2];
  const beyond = (from: number, size: number, at: number) => Math.max(from - at, 0, at - from - size);
  const distance = (panel: Box) => Math.hypot(beyond(panel.xUm, panel.widthUm, x), beyond(panel.yUm, panel.heightUm, y));
  return page.panels.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** What an element is called, its place apart: the day that the camera took its photo, or its name. */
function calledBy(element: Element, photo: Checked['photo'] | undefined): { day: Day } | { label: Message } {
  const takenAt = element.kind === 'photo' && element.photoId !== null ? photo?.(element.photoId)?.takenAt : null;
  const day = takenAt?.slice(0, 10);
  return day && isDay(day) ? { day } : { label: elementName(element) };
}

/**
 * „Namen“ (Vorderseite), „Foto 1“ (Seite 2); a photo of which the camera's day is known: Foto vom 3. Mai, Seite 2. Of several that would be
 * called the same there, with its place: Foto vom 3. Mai, Seite 2, oben links.
 */
export function findingName({ page, element }: PlacedItem, photo?: Checked['photo']): Message {
  const called = calledBy(element, photo);
  const on = panelOfItem(page, element);
  const same = page.elements.filter((one) => isEqual(calledBy(one, photo), called) && panelOfItem(page, one)?.id === on?.id);
  const panel = panelWithPlace(pageName(page, on?.id), element, same, on);
  if ('label' in called) return message('preflight.element', { label: called.label, panel });
  return message('preflight.photo', { day: { day: called.day, style: 'date' }, panel });
}

/** Name and id of what a mark came from; the page's own ground has no element. `photo` where it may be one. */
export function sourceOf(page: Page, of: string, photo?: Checked['photo']): { name: Message; element: string | null } {
  const element = findPlacedElement(page, of);
  return element
    ? { name: findingName({ page, element }, photo), element: element.id }
    : { name: message('preflight.ground', { page: pageName(page) }), element: null };
}

export function boxOf(bounds: Bounds): Box | null {
  if (isEmpty(bounds)) return null;
  const [xUm, yUm] = [Math.round(bounds.left), Math.round(bounds.top)];
  return { xUm, yUm, widthUm: Math.round(bounds.right) - xUm, heightUm: Math.round(bounds.bottom) - yUm };
}

/** The box of an element as the document has it. */
export function ownBox({ xUm, yUm, widthUm, heightUm }: Box): Box {
  return { xUm, yUm, widthUm, heightUm };
}

/** A length as a measured value: '0.25mm'. */
export function measuredMm(um: number): string {
  return `${Math.round(um / 10) / 100}mm`;
}
