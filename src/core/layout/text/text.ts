/** Text of one element, from what was typed to items on the page. Each step has its own file, in the order they are used here. */
import type { DesignDocument, Page, TextElement } from '#core/design/document.ts';
import { paintOf } from '#core/layout/paint.ts';
import type { FontSet } from '#core/layout/resources.ts';
import type { Item, LayoutFinding, TextBox } from '#core/layout/sheet.ts';
import { Fault } from '#core/values/fault.ts';
import { arcText } from './arc.ts';
import { placeText } from './place.ts';
import { fitLines, laidOutText, maxCharacters, shapeText, wholeLines } from './text-lines.ts';

type LaidText = { items: Item[]; findings: LayoutFinding[]; texts: TextBox[] };

/** Upright, in its box. Throws Fault 'bad-input' for a font or ink that is not there. */
export function layoutText(design: DesignDocument, page: Page, element: TextElement, fonts: FontSet): LaidText {
  const face = fonts.face(element.font);
  if (!face) throw new Fault('bad-input', `unknown font ${element.font}`);
  const paint = paintOf(design, element.ink);
  const text = laidOutText(design, element, fonts);
  const where = { page: page.id, element: element.id };
  if (text.trim() === '') return { items: [], findings: [], texts: [{ ...where, sizeUm: element.sizeUm, lines: 0 }] };

  const shaped = shapeText(text, element, face, fonts);
  const { paragraphs, shaper } = shaped;
  const set = element.arcUm === undefined ? straight() : curved(element.arcUm);
  const findings: LayoutFinding[] = [];
  if (set.overflow || element.text.length > maxCharacters) findings.push({ kind: 'overflow', ...where });
  const missing = new Set(paragraphs.flatMap((paragraph) => paragraph.missing));
  if (missing.size > 0) findings.push({ kind: 'missing-glyph', ...where, characters: [...missing] });
  for (const [font, substitutes] of Map.groupBy(
    paragraphs.flatMap((paragraph) => paragraph.substituted),
    (substitute) => substitute.font,
  )) {
    const characters = [...new Set(substitutes.map(({ character }) => character))];
    findings.push({ kind: 'substituted-glyph', ...where, characters, font });
  }
  return { items: set.items, findings, texts: [{ ...where, sizeUm: set.sizeUm, lines: set.lines }] };

  function straight() {
    const fitted = fitLines(design, element, shaped, fonts);
    const items = placeText(element, shaper.face, paint, shaper.trackingEm, fitted);
    return { items, overflow: fitted.overflow, sizeUm: fitted.sizeUm, lines: fitted.lines.length };
  }

  function curved(arcUm: number) {
    const lines = wholeLines(shaped);
    return { ...arcText(element, arcUm, lines, shaper.face, paint, shaper.trackingEm), lines: lines.length };
  }
}
