/** Moves a customer's content by element id into the blank document of another form or format. Pure. */

import type { DesignDocument, Element, Page, PhotoElement, TextElement } from '#core/design/document.ts';
import { groundIssues } from '#core/design/ground.ts';
import { elementName } from '#core/design/naming/element-name.ts';
import { withOwnInks } from '#core/design/own-inks/own-inks.ts';
import { isEqual } from '#core/values/equal.ts';
import type { Message } from '#core/values/message.ts';
import type { UnplacedContent } from './restore.ts';

export type Migrated = {
  design: DesignDocument;
  /** Own texts and photos without a place here, for the way back. */
  unplaced: Record<string, UnplacedContent>;
  /** Names of content without a place, in reading order. */
  lost: Message[];
};

function elementsOf(design: DesignDocument): Element[] {
  return design.pages.flatMap((page) => page.elements);
}

/** Style that moves with a text: what the customer chose in place of the blank's. */
const migratedStyle = ['font', 'ink', 'align', 'tracking', 'leading'] as const;

function migrateText(
  target: TextElement,
  own: TextElement | null,
  began: TextElement | null,
  unplaced: UnplacedContent | undefined,
  design: DesignDocument,
): TextElement {
  if (!own) return unplaced?.text === undefined ? target : { ...target, text: unplaced.text };
  const text = own.text === own.sample ? target.text : own.text;
  if (!began) return { ...target, text };
  const chosen = migratedStyle.filter((key) => own[key] !== began[key] && (key !== 'ink' || Object.hasOwn(design.inks, own.ink)));
  const style = Object.fromEntries(chosen.map((key) => [key, own[key]]));
  const wished = own.sizeUm === began.sizeUm ? target.sizeUm : Math.round((target.sizeUm * own.sizeUm) / began.sizeUm);
  const sizeUm = Math.max(target.minSizeUm, Math.min(target.heightUm, wished));
  return { ...target, ...style, text, sizeUm };
}

function migratePhoto(target: PhotoElement, own: PhotoElement | null, unplaced: UnplacedContent | undefined): PhotoElement {
  if (own?.photoId) return { ...target, photoId: own.photoId, crop: own.crop };
  return !own && unplaced?.photo ? { ...target, ...unplaced.photo } : target;
}

/** The ground of the blank's page, or the customer's own of the page of that id. */
function migratedGround(
  blank: Page,
  own: Page | undefined,
  began: Page | undefined,
  inks: DesignDocument['inks'],
): Pick<Page, 'background' | 'ground'> {
  const { background, ground } = own && began && !isEqual(groundOf(own), groundOf(began)) ? own : blank;
  const isFit = (background === null || Object.hasOwn(inks, background)) && groundIssues(ground, blank.panels, inks).length === 0;
  return isFit ? groundOf({ background, ground }) : groundOf(blank);
}

function groundOf({
  background,
  ground,
}: {
  background: Page['background'];
  ground?: Page['ground'];
}): Pick<Page, 'background' | 'ground'> {
  return { background, ...(ground ? { ground } : {}) };
}

function unplacedOf(element: Element): UnplacedContent | null {
  if (element.kind === 'text' && element.text !== element.sample && element.text.trim() !== '') {
    return { name: elementName(element), text: element.text };
  }
  if (element.kind === 'photo' && element.photoId !== null) {
    return { name: elementName(element), photo: { photoId: element.photoId, crop: element.crop } };
  }
  return null;
}

type Inks = DesignDocument['inks'];

/**
 * Own inks, and in the same colouring those of the design that have other colours than it began with: own colours of the whole design. Of another
 * colouring all of its inks come: one that both have would be the only one of the old colours.
 */
function migratedInks(own: Inks, blank: Inks, began: Inks): Inks {
  const isSame = Object.entries(blank).every(([token, ink]) => !began[token] || isEqual(ink, began[token]));
  const changed = isSame ? Object.entries(own).filter(([token, ink]) => began[token] && !isEqual(ink, began[token])) : [];
  return withOwnInks({ ...blank, ...Object.fromEntries(changed) }, own);
}

/** `next` is the new form's document in the same colourway, `began` the old form's blank. */
export function migrateToFormat(
  design: DesignDocument,
  next: DesignDocument,
  began: DesignDocument,
  unplaced: Record<string, UnplacedContent>,
): Migrated {
  const blank = { ...next, inks: migratedInks(design.inks, next.inks, began.inks) };
  const own = new Map(elementsOf(design).map((element) => [element.id, element]));
  const old = new Map(elementsOf(began).map((element) => [element.id, element]));
  const target = new Map(elementsOf(blank).map((element) => [element.id, element]));
  const pageOf = ({ pages }: DesignDocument, id: string) => pages.find((page) => page.id === id);
  const pages = blank.pages.map(({ ground: _, ...page }) => ({
    ...page,
    ...migratedGround({ ...page, ...(_ ? { ground: _ } : {}) }, pageOf(design, page.id), pageOf(began, page.id), blank.inks),
    elements: page.elements.map((element) => {
      const mine = own.get(element.id);
      const first = old.get(element.id);
      if (element.kind === 'text') {
        return migrateText(
          element,
          mine?.kind === 'text' ? mine : null,
          first?.kind === 'text' ? first : null,
          unplaced[element.id],
          blank,
        );
      }
      return element.kind === 'photo' ? migratePhoto(element, mine?.kind === 'photo' ? mine : null, unplaced[element.id]) : element;
    }),
  }));
  const without = [...own.values()].flatMap((element) => {
    const kept = target.get(element.id)?.kind === element.kind ? null : unplacedOf(element);
    return kept ? [[element.id, kept] as const] : [];
  });
  const waiting = Object.entries(unplaced).filter(([id]) => !target.has(id));
  return {
    design: { ...blank, pages },
    unplaced: Object.fromEntries([...waiting, ...without]),
    lost: without.map(([, { name }]) => name),
  };
}
