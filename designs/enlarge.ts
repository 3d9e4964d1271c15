/** B6 from A6: both have the proportions of DIN 476, so the card is the same drawing, enlarged as a whole. */

import type { Artwork } from '#core/design/artwork.ts';
import type { Element } from '#core/design/document.ts';
import type { CardForm } from '#core/products/card/formats.ts';
import { cardPages } from '#core/products/card/pages.ts';
import { cardFormats } from '#core/products/card/sizes.ts';
import type { FamilyCard } from './family.ts';

const ratio = cardFormats.b6.widthUm / cardFormats.a6.widthUm;

const larger = (um: number) => Math.round(um * ratio);
const named = (id: string) => id.replace('.a6.', '.b6.');

function path(d: string): string {
  return d.replace(/-?\d+/g, (um) => String(larger(Number(um)) || 0));
}

function artwork({ id, groups }: Artwork): Artwork {
  return {
    id: named(id),
    groups: groups.map(({ clip, shapes }) => ({
      clip: clip === null ? null : path(clip),
      shapes: shapes.map((shape) => ({
        ...shape,
        d: path(shape.d),
        ...(shape.strokeUm === undefined ? {} : { strokeUm: larger(shape.strokeUm) }),
      })),
    })),
  };
}

function element(one: Element): Element {
  const box = { xUm: larger(one.xUm), yUm: larger(one.yUm), widthUm: larger(one.widthUm), heightUm: larger(one.heightUm) };
  if (one.kind === 'text') return { ...one, ...box, sizeUm: larger(one.sizeUm), minSizeUm: one.minSizeUm };
  if (one.kind === 'artwork') return { ...one, ...box, artworkId: named(one.artworkId) };
  return { ...one, ...box };
}

/** The pages and drawings of an A6 card in B6. Text keeps its smallest size: on the larger card it has more room, not less. */
export function enlargeToB6({ pages, artworks }: FamilyCard, form: CardForm): FamilyCard {
  const blanks = cardPages(form, 'b6');
  return {
    pages: pages.map((page, at) => ({ ...page, ...blanks[at], elements: page.elements.map(element) })),
    artworks: artworks.map(artwork),
  };
}
