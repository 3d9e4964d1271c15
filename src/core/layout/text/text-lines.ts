/** Lines of a text before they become items: the steps that layout and caret share. */
import type { DesignDocument, TextElement } from '#core/design/document.ts';
import type { FontFace, FontSet } from '#core/layout/resources.ts';
import { memoizeLast } from '#core/values/memoize.ts';
import { type FittedText, fitText } from './fit.ts';
import { breakParagraph } from './lines.ts';
import { listMarkers } from './list.ts';
import { prepareText } from './prepare.ts';
import { createShaper, type Paragraph, type Shaper, type TextLine } from './shape.ts';
import { bindSpaces } from './typography.ts';

/** Twice what a document may hold. Longer text comes from nowhere good: its beginning is set and it counts as not fitting. */
export const maxCharacters = 4_000;

type Language = NonNullable<DesignDocument['language']>;

export function languageOf({ language = 'de' }: DesignDocument): Language {
  return language;
}

/** The characters that layout sets for what was typed. */
export function laidOutText(design: DesignDocument, { text }: TextElement, fonts: FontSet): string {
  return bindSpaces(prepareText(text.slice(0, maxCharacters)), languageOf(design), fonts.boundWords);
}

export type ShapedText = { paragraphs: Paragraph[]; shaper: Shaper };

/** The shaped paragraphs of a text. The last ones are remembered: a typed text is laid out, and then asked for by its caret. */
export const shapeText = memoizeLast((text: string, element: TextElement, face: FontFace, fonts: FontSet): ShapedText => {
  const shaper = createShaper(face, fonts, element);
  return { paragraphs: text.split('\n').map(shaper.paragraph), shaper };
});

/** Straight text, broken and fitted into its box. */
export function fitLines(design: DesignDocument, element: TextElement, { paragraphs, shaper }: ShapedText, fonts: FontSet): FittedText {
  const mayPart = element.hyphens && !shaper.face.script && languageOf(design) === 'de';
  const hyphenate = mayPart ? (fonts.hyphenate ?? null) : null;
  const broken = paragraphs.map((paragraph) => breakParagraph(paragraph, hyphenate));
  const list = element.list ? listMarkers(element.list, paragraphs, shaper) : null;
  return fitText(broken, element, list);
}

/** Text on a curve: every paragraph is one line. */
export function wholeLines({ paragraphs }: ShapedText): TextLine[] {
  return paragraphs.map((paragraph) => paragraph.line(0, paragraph.text.length, false));
}
