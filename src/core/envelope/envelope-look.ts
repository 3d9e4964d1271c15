/** What a host chooses of an envelope: its sender and the face of its texts, read from its document and changed in it. */
import { blankId } from '#core/catalogue/blank-cards.ts';
import type { DesignDocument, Page, TextElement } from '#core/design/document.ts';
import { faceNames } from '#core/layout/text/face-names.ts';
import { type FaceKey, faces, isFaceKey } from '#core/layout/text/faces.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { isRead } from './matching-envelope.ts';
import {
  black,
  type EnvelopeFormat,
  type EnvelopeWords,
  envelopeTexts,
  flapSender,
  frontSender,
  plainEnvelope,
  plainFace,
  white,
} from './plain-envelope.ts';

export const senderPlaces = ['flap', 'front', 'none'] as const;
export type SenderPlace = (typeof senderPlaces)[number];
export type Sender = { place: SenderPlace; text: string };

export const maxSender = 200;

type SenderWords = Pick<EnvelopeWords, 'sender'>;

/** One face of each family that machines read. */
export const readFaces: readonly FaceKey[] = (Object.keys(faces) as FaceKey[])
  .filter(isRead)
  .filter((key, at, all) => all.findIndex((other) => faceNames[other].name === faceNames[key].name) === at);

function textOf({ pages }: Pick<DesignDocument, 'pages'>, id: string): TextElement | null {
  for (const { elements } of pages) for (const element of elements) if (element.id === id && element.kind === 'text') return element;
  return null;
}

/** A sample that nothing took the place of is no sender. */
export function senderOf(document: Pick<DesignDocument, 'pages'>): Sender {
  for (const place of ['front', 'flap'] as const) {
    const element = textOf(document, envelopeTexts[place]);
    if (element && element.text.trim() !== '') return { place, text: element.text === element.sample ? '' : element.text };
  }
  return { place: 'none', text: '' };
}

export function faceOf(document: Pick<DesignDocument, 'pages'>): FaceKey {
  const font = textOf(document, envelopeTexts.address)?.font ?? '';
  return isFaceKey(font) ? font : plainFace;
}

/** On the front it is one line. */
function oneLine(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' · ');
}

/** Without a text there is no sender, wherever it is to stand. A text that the design has for it keeps its look. */
export function withSender<D extends Pick<DesignDocument, 'pages'>>(document: D, { place, text }: Sender, words: SenderWords): D {
  const kept = text.trim() === '' ? 'none' : place;
  const font = faceOf(document);
  const pages = document.pages.map((page): Page => {
    const id = page.id === 'front' ? envelopeTexts.front : envelopeTexts.flap;
    const isHere = kept === (page.id === 'front' ? 'front' : 'flap');
    if (!isHere) return { ...page, elements: page.elements.filter((element) => element.id !== id) };
    const own = page.id === 'front' ? oneLine(text) : text;
    if (page.elements.some((element) => element.id === id))
      return {
        ...page,
        elements: page.elements.map((element) => (element.id === id && element.kind === 'text' ? { ...element, text: own } : element)),
      };
    const added = (page.id === 'front' ? frontSender : flapSender)(page, { font, text: own, words });
    return { ...page, elements: [...page.elements, added] };
  });
  return { ...document, pages };
}

/** Of the address and the sender; other words of the design stay as they are. */
export function withFace<D extends Pick<DesignDocument, 'pages'>>(document: D, font: FaceKey): D {
  const ids: readonly string[] = Object.values(envelopeTexts);
  const pages = document.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) => (element.kind === 'text' && ids.includes(element.id) ? { ...element, font } : element)),
  }));
  return { ...document, pages };
}

/** Nothing is drawn on it, so that it can be made in any size. */
export function isPlain({ product }: CardDocument): boolean {
  return product.template === blankId('envelope');
}

/** A plain envelope in another size, with what is written on it. */
export function withFormat(document: CardDocument, format: EnvelopeFormat, words: EnvelopeWords): CardDocument {
  const { inks, language } = document;
  const address = textOf(document, envelopeTexts.address);
  const look = { format, paper: inks.ground ?? white, ink: inks.ink ?? black, font: faceOf(document), language };
  const made = plainEnvelope(look, words);
  const pages = made.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) =>
      element.kind === 'text' && element.id === envelopeTexts.address && address ? { ...element, text: address.text } : element,
    ),
  }));
  return withSender({ ...made, pages }, senderOf(document), words);
}
