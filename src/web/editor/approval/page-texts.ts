/** The words of a page in the order in which they are read, for eyes that skip over what they know and for screen readers. */
import type { Element, Page } from '#core/design/document.ts';
import { panelOf } from '#core/design/faces.ts';

/** `kind` 'code' is what a QR code leads to. */
export type PageText = { id: string; kind: 'text' | 'code'; text: string };

function textOf(element: Element): PageText[] {
  if ((element.kind === 'text' || element.kind === 'spine-title') && element.text.trim() !== '')
    return [{ id: element.id, kind: 'text', text: element.text }];
  if (element.kind === 'calendar-grid') {
    const marks = element.marks.map(({ day, text }) => `${day}. ${text}`);
    return [{ id: element.id, kind: 'text', text: [element.label, ...marks].join('\n') }];
  }
  return element.kind === 'qr' ? [{ id: element.id, kind: 'code', text: element.content }] : [];
}

/** Panel by panel, from the front on; on a panel from top to bottom, then from left to right. */
export function approvalPageTexts(page: Page): PageText[] {
  const rank = (element: Element) => {
    const id = panelOf(page, element)?.id;
    return id === 'front' ? -1 : page.panels.findIndex((panel) => panel.id === id);
  };
  return page.elements.toSorted((a, b) => rank(a) - rank(b) || a.yUm - b.yUm || a.xUm - b.xUm).flatMap(textOf);
}
