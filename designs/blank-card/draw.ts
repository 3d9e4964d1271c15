/** The family of blank cards: a ground colour, a heading on the first panel and an empty text on every other one, in any form. */
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { TextElement } from '#core/design/document.ts';
import type { FaceKey } from '#core/layout/text/faces.ts';
import type { CardForm } from '#core/products/card/formats.ts';
import { cardPages } from '#core/products/card/pages.ts';
import type { CatalogueFamily } from '#designs/family.ts';
import { textZone, type Zone } from './zones.ts';

/** Micrometres. */
const headingSizes = { most: 13_000, least: 3_000 };
const bodyUm = 4_200;
/** Smallest type in several inks or light on dark (8 pt, rounded up). */
const floorUm = 2_900;

type Words = { id: string; label: string; sample: string; font: FaceKey; sizeUm: number; ink: string };

function text(zone: Zone, { sample, sizeUm, ...words }: Words): TextElement {
  return {
    kind: 'text',
    ...words,
    ...zone,
    rotation: 0,
    text: sample,
    sample,
    personal: sample !== '',
    sizeUm,
    minSizeUm: Math.min(sizeUm, floorUm),
    leading: 1.3,
    tracking: 0,
    align: 'center',
    vertical: 'middle',
    figures: 'lining',
  };
}

/** As large as its longest line has room, a letter taken as 0.56 em wide. */
function headingSize({ widthUm, heightUm }: Zone, words: string): number {
  const lines = words.split('\n');
  const longest = Math.max(...lines.map((line) => line.length));
  const sizes = [widthUm / (0.56 * longest), heightUm / (1.4 * lines.length), headingSizes.most];
  return Math.max(headingSizes.least, Math.floor(Math.min(...sizes) / 100) * 100);
}

/** Foil holds hairlines from 0.25 mm: small headings are set bolder. */
function faceOf(sizeUm: number): FaceKey {
  return sizeUm < 8_000 ? 'fraunces-semibold' : 'fraunces';
}

/** Heading above and room for words below, or one of them where the panel is low. */
function firstTexts(zone: Zone, words: string, id: string): TextElement[] {
  const isLow = zone.heightUm < 50_000;
  const upper = { ...zone, heightUm: isLow ? zone.heightUm : Math.round(zone.heightUm * 0.6) };
  const lower = { ...zone, yUm: zone.yUm + upper.heightUm, heightUm: zone.heightUm - upper.heightUm };
  const sizeUm = headingSize(upper, words);
  const heading = text(upper, { id: `${id}-heading`, label: 'Überschrift', sample: words, font: faceOf(sizeUm), sizeUm, ink: 'accent' });
  return isLow ? [heading] : [heading, body(lower, id)];
}

function body(zone: Zone, id: string): TextElement {
  const sizeUm = Math.max(floorUm, Math.min(bodyUm, Math.floor(zone.heightUm / 200) * 100));
  return text(zone, { id: `${id}-text`, label: 'Text', sample: '', font: 'eb-garamond', sizeUm, ink: 'ink' });
}

/** The panel that is seen first. */
const firstPanels = ['front', 'card-1-front', 'blade-1-front'];

/** Seen upside down on the open sheet: the far side of what is folded at its top, and the pocket that is turned up. */
function isHeadDown(form: CardForm, panel: string): boolean {
  const isFoldedAtTop = form === 'folded-top' || form === 'table-folded' || form === 'place-card';
  return panel === 'pocket-inside' || (isFoldedAtTop && panel === 'back');
}

/** The word a blank card begins with. Throws an Error for a row without. */
function wordsOf({ id, texts }: DesignTemplate): string {
  const { heading } = texts;
  if (heading === undefined) throw new Error(`blank card ${id} has no heading`);
  return heading;
}

export const blankCard: CatalogueFamily = {
  key: 'blank-card',
  draw(row, form, format, pageCount) {
    const pages = cardPages(form, format, pageCount).map((page) => ({
      ...page,
      background: 'ground',
      elements: page.panels.flatMap((panel) => {
        const zone = textZone(form, format, page, panel);
        if (!zone) return [];
        if (firstPanels.includes(panel.id)) return firstTexts(zone, wordsOf(row), panel.id);
        return [{ ...body(zone, panel.id), rotation: isHeadDown(form, panel.id) ? 180 : 0 }];
      }),
    }));
    return { pages, artworks: [] };
  },
};
