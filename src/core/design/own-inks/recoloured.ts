/** Elements and grounds with other ink tokens. */
import type { DesignDocument, Element, Page } from '#core/design/document.ts';
import type { Edit, Properties } from '#core/design/edit-schema.ts';
import { elementInks, pageInks } from '#core/design/ink-use.ts';

type Next = (token: string) => string;

/**
 * What of an element that has inks is in which one afterwards, as `setProperties` takes it; null for texts, which have a style, and drawings of
 * the design. Colours of school holidays are the calendar's own and stay.
 */
export function recolouredProperties(element: Element, next: Next): Properties | null {
  switch (element.kind) {
    case 'photo':
      return { ink: next(element.ink), ...(element.frame ? { frame: { ...element.frame, ink: next(element.frame.ink) } } : {}) };
    case 'shape': {
      const { fill, stroke } = element;
      return { ...(fill === undefined ? {} : { fill: next(fill) }), ...(stroke ? { stroke: { ...stroke, ink: next(stroke.ink) } } : {}) };
    }
    case 'clip-art':
      return { inks: element.inks.map(next) };
    case 'qr':
      return { ink: next(element.ink), ...(element.ground === undefined ? {} : { ground: next(element.ground) }) };
    case 'calendar-grid': {
      const { ink, accentInk, mutedInk, lineInk, tintInk } = element;
      const inks = { ink: next(ink), accentInk: next(accentInk), mutedInk: next(mutedInk), lineInk: next(lineInk) };
      return { ...inks, ...(tintInk === undefined ? {} : { tintInk: next(tintInk) }) };
    }
    case 'frame':
    case 'spine-title':
      return { ink: next(element.ink) };
    case 'text':
    case 'artwork':
      return null;
  }
}

/** The edits of one page after which nothing on it is in the ink `from`. */
function pageEdits(page: Page, from: string, next: Next): Edit[] {
  const elements = page.elements.flatMap((element): Edit[] => {
    if (!elementInks(element).includes(from)) return [];
    const at = { page: page.id, element: element.id };
    if (element.kind === 'text') return [{ kind: 'setTextStyle', ...at, style: { ink: next(element.ink) } }];
    const properties = recolouredProperties(element, next);
    return properties ? [{ kind: 'setProperties', ...at, properties }] : [];
  });
  const { background, ground } = page;
  if (!pageInks({ background, ...(ground ? { ground } : {}), elements: [] }).includes(from)) return elements;
  const pattern = ground?.kind === 'library-pattern' ? { ...ground, inks: ground.inks.map(next) } : (ground ?? null);
  return [...elements, { kind: 'setGround', page: page.id, background: background === null ? null : next(background), ground: pattern }];
}

/** The edits after which nothing is in the ink `from`, but in `to`. */
export function recolourEdits({ pages }: Pick<DesignDocument, 'pages'>, from: string, to: string): Edit[] {
  const next: Next = (token) => (token === from ? to : token);
  return pages.flatMap((page) => pageEdits(page, from, next));
}

/** On how many elements and grounds an ink is seen. */
export function usesOf({ pages }: Pick<DesignDocument, 'pages'>, token: string): number {
  return pages.reduce((sum, page) => sum + pageEdits(page, token, (same) => same).length, 0);
}
