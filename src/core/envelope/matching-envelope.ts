/** The envelope that is printed to go with a card: in the colour of its paper, in its ink and its reading face. */
import { blankId } from '#core/catalogue/blank-cards.ts';
import type { Page, TextElement } from '#core/design/document.ts';
import type { Ink } from '#core/design/ink.ts';
import { addressBox, addressType, minAddressUm } from '#core/layout/envelope-zones.ts';
import { faces, isFaceKey } from '#core/layout/text/faces.ts';
import { contrastOf, luminance } from '#core/preflight/contrast.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { envelopeOf } from '#core/products/card/envelope.ts';
import { cardPages } from '#core/products/card/pages.ts';

/** Samples that stay until own words take their place, and the names of their fields. */
export type EnvelopeWords = { address: string; addressLabel: string; sender: string; senderLabel: string };

/** What a face and an ink fall back to where the card has none that machines read. */
const plainFace = 'eb-garamond';
const white: Ink = { c: 0, m: 0, y: 0, k: 0, hex: '#ffffff' };
const black: Ink = { c: 0, m: 0, y: 0, k: 100, hex: '#181715' };

/** Paper that is darker is left white: machines do not read an address on it. */
const lightest = 0.55;
const minContrast = 4.5;

/** Of the faces of the shop, those with the smallest capitals have this share of the em. */
const smallCapitals = 0.625;

/** 8 pt. The sender stands on the flap, above what lies behind the address. */
const sender = { sizeUm: 2_822, leading: 1.3, edgeUm: 12_000, topUm: 10_000, heightUm: 18_000 } as const;

function texts({ pages }: CardDocument): TextElement[] {
  return pages.flatMap(({ elements }) => elements.filter((element): element is TextElement => element.kind === 'text'));
}

/** The value that most letters of the card are set with, of those that pass. */
function usualKey(card: CardDocument, keyOf: (text: TextElement) => string | null): string | null {
  const letters = new Map<string, number>();
  for (const element of texts(card)) {
    const key = keyOf(element);
    if (key !== null) letters.set(key, (letters.get(key) ?? 0) + element.text.length);
  }
  return [...letters].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** Upright, and no script. */
function isRead(key: string): boolean {
  return isFaceKey(key) && !faces[key].script && faces[key].style !== 'italic';
}

/** An ink that may become a foil is none to write an address with. */
function isPlain(ink: Ink | undefined): ink is Ink {
  return ink !== undefined && ink.finish !== true;
}

/** The paper colour of the card's cover, where it is light enough. */
function paperOf({ pages, inks }: CardDocument): Ink {
  const { background } = pages.find(({ panels }) => panels.some(({ id }) => id === 'front')) ?? pages[0] ?? { background: null };
  const ink = background === null ? undefined : inks[background];
  return isPlain(ink) && luminance(ink.hex) >= lightest ? ink : white;
}

function textInk(card: CardDocument, paper: Ink): Ink {
  const isDark = ({ ink }: TextElement) => {
    const own = card.inks[ink];
    return isPlain(own) && contrastOf(own.hex, paper.hex) >= minContrast;
  };
  const key = usualKey(card, (text) => (isDark(text) ? text.ink : null));
  return (key === null ? undefined : card.inks[key]) ?? black;
}

/** Null for a card that no envelope of the shop fits. */
export function matchingEnvelope(card: CardDocument, words: EnvelopeWords): CardDocument | null {
  const key = envelopeOf(card.product);
  if (!key) return null;
  const format = `envelope-${key}` as const;
  const paper = paperOf(card);
  const font = usualKey(card, ({ font: used }) => (isRead(used) ? used : null)) ?? plainFace;
  const ink = textInk(card, paper);
  return {
    version: card.version,
    product: { type: 'card', template: blankId('envelope'), colourway: 'weiss', refinement: 'none', form: 'envelope', format },
    ...(card.language === undefined ? {} : { language: card.language }),
    inks: { ground: paper, ink, accent: ink },
    pages: cardPages('envelope', format).map((page): Page => {
      const text = page.id === 'front' ? addressText(page, font, words) : senderText(page, font, words);
      return { ...page, background: 'ground', elements: [text] };
    }),
  };
}

type Size = { widthUm: number; heightUm: number };

const common = {
  kind: 'text',
  rotation: 0,
  personal: true,
  tracking: 0,
  vertical: 'middle',
  ink: 'ink',
  figures: 'lining',
} as const satisfies Partial<TextElement>;

function addressText(page: Size, font: string, { address, addressLabel }: EnvelopeWords): TextElement {
  return {
    ...common,
    ...addressBox(page),
    id: 'front-text',
    label: addressLabel,
    text: address,
    sample: address,
    font,
    sizeUm: addressType.sizeUm,
    minSizeUm: minAddressUm(smallCapitals),
    leading: addressType.leading,
    align: 'left',
  };
}

function senderText({ widthUm }: Size, font: string, { sender: text, senderLabel }: EnvelopeWords): TextElement {
  const { sizeUm, leading, edgeUm, topUm, heightUm } = sender;
  return {
    ...common,
    id: 'back-under',
    label: senderLabel,
    text,
    sample: text,
    font,
    xUm: edgeUm,
    yUm: topUm,
    widthUm: widthUm - 2 * edgeUm,
    heightUm,
    sizeUm,
    minSizeUm: Math.round(sizeUm * 0.75),
    leading,
    align: 'center',
  };
}
