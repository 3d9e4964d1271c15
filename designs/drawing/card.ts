/** Builder of a card's pages: a face for every panel of its form. */

import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { Artwork } from '#core/design/artwork.ts';
import type { Element } from '#core/design/document.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';
import { cardPages } from '#core/products/card/pages.ts';
import { cardFormats } from '#core/products/card/sizes.ts';
import { Fault } from '#core/values/fault.ts';
import type { FamilyCard, FamilyFormat } from '#designs/family.ts';
import { type Face, faceOn, type PanelBox, type Placing } from './face.ts';

export type CardBuilder<Format extends CardFormat = FamilyFormat> = {
  form: CardForm;
  format: Format;
  folded: boolean;
  /** Size of the closed card. */
  width: number;
  height: number;
  /** A panel of the form, by its id: a flat card has front and back only. */
  face(panel: string, placing?: Placing): Face;
  /** Background of all pages or of one, to the bleed. */
  ground(ink: string | null, page?: string): void;
  finish(): FamilyCard;
};

const bleed = 3;

const overlap = (from: number, size: number, otherFrom: number, otherSize: number) =>
  Math.min(from + size, otherFrom + otherSize) > Math.max(from, otherFrom);

/** The edges of a panel where the sheet goes on, behind a fold or as an area for glue: nothing may be drawn beyond them. */
function joinedEdges(panel: PanelBox, others: readonly PanelBox[]) {
  const beside = (edge: number, own: (one: PanelBox) => number) =>
    others.some((one) => own(one) === edge && overlap(panel.yUm, panel.heightUm, one.yUm, one.heightUm));
  const along = (edge: number, own: (one: PanelBox) => number) =>
    others.some((one) => own(one) === edge && overlap(panel.xUm, panel.widthUm, one.xUm, one.widthUm));
  return {
    left: beside(panel.xUm, (one) => one.xUm + one.widthUm),
    right: beside(panel.xUm + panel.widthUm, (one) => one.xUm),
    top: along(panel.yUm, (one) => one.yUm + one.heightUm),
    foot: along(panel.yUm + panel.heightUm, (one) => one.yUm),
  };
}

/** An empty card of the row in a form and format. Throws a Fault when the row has no sample text for a slot. */
export function cardBuilder<Format extends CardFormat>(
  row: DesignTemplate,
  form: CardForm,
  format: Format,
  pageCount?: number,
): CardBuilder<Format> {
  const blank = cardPages(form, format, pageCount);
  const pages = blank.map((page) => ({ ...page, background: null as string | null, elements: [] as Element[] }));
  const artworks: Artwork[] = [];
  const { widthUm, heightUm } = cardFormats[format];
  const [width, height] = [widthUm / 1000, heightUm / 1000];

  function face(side: string, placing?: Placing): Face {
    const page = pages.find(({ panels }) => panels.some((panel) => panel.id === side));
    const panel = page?.panels.find(({ id }) => id === side);
    if (!page || !panel) throw new Fault('internal', `a ${form} card has no face "${side}"`);
    const joined = joinedEdges(panel, [...page.panels.filter(({ id }) => id !== side), ...(page.glue ?? [])]);
    const edge = (isJoined: boolean) => (isJoined ? 0 : bleed);
    return faceOn(
      {
        panel,
        margins: { left: edge(joined.left), right: edge(joined.right), top: edge(joined.top), foot: edge(joined.foot) },
        elements: page.elements,
        artworks,
        texts: row.texts,
        owner: `design "${row.id}"`,
        artworkId: (number) => `${row.id}.${form}.${format}.${side}.${number}`,
      },
      placing,
    );
  }

  return {
    form,
    format,
    folded: form === 'folded',
    width,
    height,
    face,
    ground(ink, pageId) {
      for (const page of pages) if (pageId === undefined || page.id === pageId) page.background = ink;
    },
    finish: () => ({ pages, artworks }),
  };
}
