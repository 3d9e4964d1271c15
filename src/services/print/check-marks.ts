/** Rules over the marks on the pages: colours, plates, overprint, amount of ink. */
import type { Item, Sheet } from '#core/layout/sheet.ts';
import { message } from '#core/values/message.ts';
import { type CheckedFile, type PrintFinding, type PrintRule, wrongPages } from './check-rules.ts';
import { type PdfMark, pageMarks } from './pdf-marks.ts';
import type { PdfValue } from './pdf-reader.ts';
import type { PdfColour } from './pdf-walk.ts';

function colourOf(mark: PdfMark): PdfColour | null {
  return mark.kind === 'image' ? null : mark.colour;
}

function marksRule(checked: CheckedFile): PrintFinding[] {
  const { file, profile, sheets } = checked;
  const marksOf = new Map(checked.pages.map((page) => [page, pageMarks(file, page)] as const));
  const some = (test: (mark: PdfMark) => boolean) => (page: PdfValue) => marksOf.get(page)?.marks.some(test) ?? false;
  const allowed = platesOf(checked);
  return [
    ...wrongPages(checked, message('press.empty-page'), (page, index) => {
      return marksOf.get(page)?.marks.length === 0 && (sheets[index]?.items.length ?? 0) > 0;
    }),
    ...wrongPages(checked, message('press.operators'), (page) => (marksOf.get(page)?.unexpected.size ?? 0) > 0),
    ...wrongPages(
      checked,
      message('press.device-rgb'),
      some((mark) => colourOf(mark)?.space === 'other'),
    ),
    ...wrongPages(
      checked,
      message('press.ink-limit', { limit: profile.inkLimit }),
      some((mark) => inkSum(colourOf(mark)) > profile.inkLimit),
    ),
    ...wrongPages(
      checked,
      message('press.plate-name'),
      some((mark) => {
        const colour = colourOf(mark);
        return colour?.space === 'plate' && !allowed.has(colour.plate);
      }),
    ),
    ...wrongPages(
      checked,
      message('press.plate-overprint'),
      some((mark) => colourOf(mark)?.space === 'plate' && !mark.overprint),
    ),
    ...wrongPages(
      checked,
      message('press.plate-tint'),
      some((mark) => {
        const colour = colourOf(mark);
        return colour?.space === 'plate' && colour.tint !== 1;
      }),
    ),
    ...wrongPages(checked, message('press.plate-empty'), (page, index) => {
      const sheet = sheets[index];
      const inked = new Set(marksOf.get(page)?.marks.map((mark) => plateOf(colourOf(mark))));
      return sheet !== undefined && expectedPlates(checked, sheet).some((plate) => !inked.has(plate));
    }),
    ...wrongPages(
      checked,
      message('press.black-text'),
      some((mark) => mark.kind === 'text' && isPureBlack(mark.colour) && !mark.overprint && !mark.isInForm),
    ),
    ...wrongPages(
      checked,
      message('press.overprint'),
      some(
        (mark) =>
          mark.overprint &&
          (mark.kind === 'image' || (mark.colour.space === 'cmyk' && !(mark.kind === 'text' && isPureBlack(mark.colour)))),
      ),
    ),
  ];
}

function inkSum(colour: PdfColour | null): number {
  return colour?.space === 'cmyk' ? Math.round(colour.inks.reduce((sum, ink) => sum + ink, 0) * 1e4) / 100 : 0;
}

function plateOf(colour: PdfColour | null): string | null {
  return colour?.space === 'plate' ? colour.plate : null;
}

function isPureBlack(colour: PdfColour): boolean {
  return colour.space === 'cmyk' && colour.inks.join(' ') === '0 0 0 1';
}

function platesOf({ profile }: CheckedFile): Set<string> {
  const technical = profile.technical ? [profile.technical.cut.name, profile.technical.fold.name] : [];
  return new Set([...Object.values(profile.finishes).map(({ name }) => name), ...technical]);
}

/** The plates that must carry ink on a page: refinements its items use, the cut contour, and the folds where there are any. */
function expectedPlates({ profile }: CheckedFile, sheet: Sheet): string[] {
  const refinements = (items: Item[]): string[] =>
    items.flatMap((item) => {
      if (item.kind === 'group') return refinements(item.items);
      if (item.kind === 'photo' || item.paint.kind !== 'finish') return [];
      return item.kind === 'glyphs' && item.glyphs.length === 0 ? [] : [profile.finishes[item.paint.finish].name];
    });
  const technical = profile.technical
    ? [profile.technical.cut.name, ...(sheet.foldsUm.length + (sheet.foldsYUm?.length ?? 0) > 0 ? [profile.technical.fold.name] : [])]
    : [];
  return [...new Set(refinements(sheet.items)), ...technical];
}

export const markRules: PrintRule[] = [marksRule];
