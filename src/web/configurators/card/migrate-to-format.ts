/** Another form or format is another blank document: what the customer made moves over by element id. Pure. */
import type { Element, PhotoElement, TextElement } from '#core/design/document.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import type { UnplacedContent } from '#web/editor/draft/restore.ts';

export type CarriedOver = {
  design: CardDocument;
  /** Own words and pictures without a place here, kept for the way back. */
  parked: Record<string, UnplacedContent>;
  /** Labels of what had no place, in reading order. */
  lost: string[];
};

function elementsOf(design: CardDocument): Element[] {
  return design.pages.flatMap((page) => page.elements);
}

/** Style of a text that is carried: where the customer chose something else than the blank they began with. */
const carriedStyle = ['font', 'ink', 'align', 'tracking', 'leading'] as const;

function carryText(
  target: TextElement,
  own: TextElement | null,
  began: TextElement | null,
  parked: UnplacedContent | undefined,
  design: CardDocument,
): TextElement {
  if (!own) return parked?.text === undefined ? target : { ...target, text: parked.text };
  const text = own.text === own.sample ? target.text : own.text;
  if (!began) return { ...target, text };
  const chosen = carriedStyle.filter((key) => own[key] !== began[key] && (key !== 'ink' || Object.hasOwn(design.inks, own.ink)));
  const style = Object.fromEntries(chosen.map((key) => [key, own[key]]));
  const wished = own.sizeUm === began.sizeUm ? target.sizeUm : Math.round((target.sizeUm * own.sizeUm) / began.sizeUm);
  const sizeUm = Math.max(target.minSizeUm, Math.min(target.heightUm, wished));
  return { ...target, ...style, text, sizeUm };
}

function carryPhoto(target: PhotoElement, own: PhotoElement | null, parked: UnplacedContent | undefined): PhotoElement {
  if (own?.photoId) return { ...target, photoId: own.photoId, crop: own.crop };
  return !own && parked?.photo ? { ...target, ...parked.photo } : target;
}

function parkedOf(element: Element): UnplacedContent | null {
  if (element.kind === 'text' && element.text !== element.sample && element.text.trim() !== '') {
    return { label: element.label, text: element.text };
  }
  if (element.kind === 'photo' && element.photoId !== null) {
    return { label: element.label, photo: { photoId: element.photoId, crop: element.crop } };
  }
  return null;
}

/** `blank` is the new form's document in the same colourway, `began` the old form's blank. */
export function migrateToFormat(
  design: CardDocument,
  blank: CardDocument,
  began: CardDocument,
  parked: Record<string, UnplacedContent>,
): CarriedOver {
  const own = new Map(elementsOf(design).map((element) => [element.id, element]));
  const old = new Map(elementsOf(began).map((element) => [element.id, element]));
  const target = new Map(elementsOf(blank).map((element) => [element.id, element]));
  const pages = blank.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) => {
      const mine = own.get(element.id);
      const first = old.get(element.id);
      if (element.kind === 'text') {
        return carryText(element, mine?.kind === 'text' ? mine : null, first?.kind === 'text' ? first : null, parked[element.id], blank);
      }
      return element.kind === 'photo' ? carryPhoto(element, mine?.kind === 'photo' ? mine : null, parked[element.id]) : element;
    }),
  }));
  const without = [...own.values()].flatMap((element) => {
    const kept = target.get(element.id)?.kind === element.kind ? null : parkedOf(element);
    return kept ? [[element.id, kept] as const] : [];
  });
  const waiting = Object.entries(parked).filter(([id]) => !target.has(id));
  return {
    design: { ...blank, pages },
    parked: Object.fromEntries([...waiting, ...without]),
    lost: without.map(([, { label }]) => label),
  };
}
