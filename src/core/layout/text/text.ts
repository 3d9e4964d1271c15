/** Text of one element, from what was typed to items on the page. Each step has its own file, in the order they are used here. */
import type { DesignDocument, Page, TextElement } from '#core/design/document.ts';
import { paintOf } from '#core/layout/paint.ts';
import type { FontSet } from '#core/layout/resources.ts';
import type { Item, LayoutFinding, TextBox } from '#core/layout/sheet.ts';
import { Fault } from '#core/values/fault.ts';
import { arcText } from './arc.ts';
import { fitText } from './fit.ts';
import { breakParagraph } from './lines.ts';
import { listMarkers } from './list.ts';
import { placeText } from './place.ts';
import { prepareText } from './prepare.ts';
import { createShaper } from './shape.ts';
import { bindSpaces } from './typography.ts';

/** Twice what a document may hold. Longer text comes from nowhere good: its beginning is set and it counts as not fitting. */
const maxCharacters = 4_000;

type LaidText = { items: Item[]; findings: LayoutFinding[]; texts: TextBox[] };

/** Upright, in its box. Throws Fault 'bad-input' for a font or ink that is not there. */
export function layoutText(design: DesignDocument, page: Page, element: TextElement, fonts: FontSet): LaidText {
  const face = fonts.face(element.font);
  if (!face) throw new Fault('bad-input', `unknown font ${element.font}`);
  const paint = paintOf(design, element.ink);
  const language = design.language ?? 'de';
  const text = bindSpaces(prepareText(element.text.slice(0, maxCharacters)), language, fonts.boundWords);
  const where = { page: page.id, element: element.id };
  if (text.trim() === '') return { items: [], findings: [], texts: [{ ...where, sizeUm: element.sizeUm, lines: 0 }] };

  const shaper = createShaper(face, fonts, element);
  const paragraphs = text.split('\n').map(shaper.paragraph);
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
    const mayPart = element.hyphens && !shaper.face.script && language === 'de';
    const hyphenate = mayPart ? (fonts.hyphenate ?? null) : null;
    const broken = paragraphs.map((paragraph) => breakParagraph(paragraph, hyphenate));
    const list = element.list ? listMarkers(element.list, paragraphs, shaper) : null;
    const fitted = fitText(broken, element, list);
    const items = placeText(element, shaper.face, paint, shaper.trackingEm, fitted);
    return { items, overflow: fitted.overflow, sizeUm: fitted.sizeUm, lines: fitted.lines.length };
  }

  function curved(arcUm: number) {
    const lines = paragraphs.map((paragraph) => paragraph.line(0, paragraph.text.length, false));
    return { ...arcText(element, arcUm, lines, shaper.face, paint, shaper.trackingEm), lines: lines.length };
  }
}
