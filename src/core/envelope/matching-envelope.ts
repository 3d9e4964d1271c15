/** The envelope that is printed to go with a card: in the colour of its paper, in its ink and its reading face. */
import type { TextElement } from '#core/design/document.ts';
import type { Ink } from '#core/design/ink.ts';
import { faceNames } from '#core/layout/text/face-names.ts';
import { faces, isFaceKey } from '#core/layout/text/faces.ts';
import { contrastOf, luminance } from '#core/preflight/contrast.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { envelopeOf } from '#core/products/card/envelope.ts';
import { black, type EnvelopeLook, type EnvelopeWords, plainEnvelope, plainFace, white } from './plain-envelope.ts';

/** Paper that is darker is left white: machines do not read an address on it. */
const lightest = 0.55;
const minContrast = 4.5;

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
export function isRead(key: string): boolean {
  return isFaceKey(key) && !faces[key].script && faceNames[key].style !== 'italic';
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

/** The look that an envelope has of its card; null for a card that no envelope of the shop fits. */
export function lookOfCard(card: CardDocument): EnvelopeLook | null {
  const key = envelopeOf(card.product);
  if (!key) return null;
  const paper = paperOf(card);
  const font = usualKey(card, ({ font: used }) => (isRead(used) ? used : null)) ?? plainFace;
  return { format: `envelope-${key}`, paper, ink: textInk(card, paper), font, language: card.language };
}

/** Null for a card that no envelope of the shop fits. */
export function matchingEnvelope(card: CardDocument, words: EnvelopeWords): CardDocument | null {
  const look = lookOfCard(card);
  return look && plainEnvelope(look, words);
}
