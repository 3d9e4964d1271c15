/** An envelope with nothing but its texts: the address where machines read it, and the sender on its flap or in the upper left. */
import { blankId } from '#core/catalogue/blank-cards.ts';
import { type DesignDocument, documentVersion, type Page, type TextElement } from '#core/design/document.ts';
import type { Ink } from '#core/design/ink.ts';
import { addressBox, addressType, envelopeZones, minAddressUm } from '#core/layout/envelope-zones.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import type { EnvelopeKey } from '#core/products/card/envelope.ts';
import type { CardFormat } from '#core/products/card/formats.ts';
import { cardPages } from '#core/products/card/pages.ts';

/** Samples that stay until own words take their place, and the names of their fields. */
export type EnvelopeWords = { address: string; sender: string };

export type EnvelopeFormat = `envelope-${EnvelopeKey}` & CardFormat;

export type EnvelopeLook = {
  format: EnvelopeFormat;
  paper: Ink;
  ink: Ink;
  font: string;
  language?: DesignDocument['language'];
};

/** Ids of the texts, as in the envelopes of the catalogue. The last is of a sender on the front. */
export const envelopeTexts = { address: 'front-text', flap: 'back-under', front: 'front-sender' } as const;

/** What the texts become when the address of each record is put in. */
export const addressTexts: Readonly<Record<string, string>> = { [envelopeTexts.address]: '{{adresse}}' };

/** What an ink falls back to. */
export const white: Ink = { c: 0, m: 0, y: 0, k: 0, hex: '#ffffff' };
export const black: Ink = { c: 0, m: 0, y: 0, k: 100, hex: '#181715' };
/** A face that machines read. */
export const plainFace = 'eb-garamond';

/** Of the faces of the shop, those with the smallest capitals have this share of the em. */
const smallCapitals = 0.625;

/** 8 pt. On the flap it stands above what lies behind the address. */
const sender = { sizeUm: 2_822, leading: 1.3, edgeUm: 12_000, topUm: 10_000, heightUm: 18_000, lineUm: 5_000 } as const;
const minSenderUm = Math.round(sender.sizeUm * 0.75);

export function plainEnvelope({ format, paper, ink, font, language }: EnvelopeLook, words: EnvelopeWords): CardDocument {
  return {
    version: documentVersion,
    product: { type: 'card', template: blankId('envelope'), colourway: 'weiss', refinement: 'none', form: 'envelope', format },
    ...(language === undefined ? {} : { language }),
    inks: { ground: paper, ink, accent: ink },
    pages: cardPages('envelope', format).map((page): Page => {
      const text = page.id === 'front' ? addressText(page, font, words) : flapSender(page, { font, text: words.sender, words });
      return { ...page, background: 'ground', elements: [text] };
    }),
  };
}

type Size = { widthUm: number; heightUm: number };
type SenderText = { font: string; text: string; words: Pick<EnvelopeWords, 'sender'> };

const common = {
  kind: 'text',
  rotation: 0,
  personal: true,
  tracking: 0,
  vertical: 'middle',
  ink: 'ink',
  figures: 'lining',
} as const satisfies Partial<TextElement>;

function addressText(page: Size, font: string, { address }: EnvelopeWords): TextElement {
  return {
    ...common,
    ...addressBox(page),
    id: envelopeTexts.address,
    role: 'address',
    text: address,
    sample: address,
    font,
    sizeUm: addressType.sizeUm,
    minSizeUm: minAddressUm(smallCapitals),
    leading: addressType.leading,
    align: 'left',
  };
}

function senderText({ font, text, words }: SenderText) {
  const { sizeUm, leading } = sender;
  return { ...common, role: 'sender' as const, text, sample: words.sender, font, sizeUm, minSizeUm: minSenderUm, leading };
}

export function flapSender({ widthUm }: Size, given: SenderText): TextElement {
  const { edgeUm, topUm, heightUm } = sender;
  const box = { xUm: edgeUm, yUm: topUm, widthUm: widthUm - 2 * edgeUm, heightUm };
  return { ...senderText(given), ...box, id: envelopeTexts.flap, align: 'center' };
}

/** One line in the upper left. */
export function frontSender(page: Size, given: SenderText): TextElement {
  const { xUm, yUm, widthUm } = envelopeZones(page, 'DE').sender;
  return { ...senderText(given), xUm, yUm, widthUm, heightUm: sender.lineUm, id: envelopeTexts.front, align: 'left' };
}
