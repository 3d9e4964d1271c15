/** Rules over the marks on the pages: colours, plates, overprint, amount of ink. */
import type { Item, Sheet } from '#core/layout/sheet.ts';
import { message } from '#core/values/message.ts';
import { isDict, type PdfFile, type PdfValue, pdfNameOf } from '#paint/pdf/pdf-reader.ts';
import { type CheckedFile, type PrintFinding, type PrintRule, wrongPages } from './check-rules.ts';
import { isForm, type Operation, type PdfColour, walkPage } from './pdf-walk.ts';

/** `isInForm` within a transparent group, which is composed before it meets the page. */
type PdfMark =
  | { kind: 'fill' | 'stroke' | 'text'; colour: PdfColour; overprint: boolean; font: string | null; isInForm: boolean }
  | { kind: 'image'; name: string; overprint: boolean; isInForm: boolean };

type PageMarks = {
  marks: PdfMark[];
  /** Operators that our print files must not contain. */
  unexpected: Set<string>;
};

const fills = ['f', 'F', 'f*', 'B', 'B*', 'b', 'b*'];
const strokes = ['S', 's', 'B', 'B*', 'b', 'b*'];
const texts = ['Tj', 'TJ', "'", '"'];
/** Operators that set state, build paths or delimit content, and leave no mark. */
const markless = new Set(
  'q Q cm gs w J j M d i m l c v y h re n W W* BT ET Td TD Tm T* Tf Tr BDC EMC k K cs CS sc SC scn SCN g G rg RG'.split(' '),
);

/** The marks of a page: every fill, line, text and picture with its colour and overprint. */
function pageMarks(file: PdfFile, page: PdfValue): PageMarks {
  const found: PageMarks = { marks: [], unexpected: new Set() };
  walkPage(file, page, (operation) => {
    found.marks.push(...marksOf(operation, file));
    if (isUnexpected(operation, file)) found.unexpected.add(operation.operator);
  });
  return found;
}

function marksOf({ operator, operands, state, resource, isInForm }: Operation, file: PdfFile): PdfMark[] {
  const filled = { colour: state.fill, overprint: state.isFillOverprinted, isInForm };
  const stroked = { colour: state.stroke, overprint: state.isStrokeOverprinted, isInForm };
  if (texts.includes(operator)) return state.textMode === 3 ? [] : [{ kind: 'text', ...filled, font: state.font?.name ?? null }];
  if (operator === 'Do' && !isForm(file, resource)) {
    return [{ kind: 'image', name: pdfNameOf(operands.at(-1)) ?? '', overprint: state.isFillOverprinted, isInForm }];
  }
  return [
    ...(fills.includes(operator) ? [{ kind: 'fill' as const, ...filled, font: null }] : []),
    ...(strokes.includes(operator) ? [{ kind: 'stroke' as const, ...stroked, font: null }] : []),
  ];
}

function isUnexpected({ operator, operands, resource }: Operation, file: PdfFile): boolean {
  // A form that is reported instead of entered lies too deep.
  if (operator === 'Do') return isForm(file, resource);
  if (operator === 'gs') return !isDict(resource);
  // Outlined and clipping glyphs are none of ours.
  if (operator === 'Tr') return operands[0] !== 0 && operands[0] !== 3;
  return ![fills, strokes, texts].some((known) => known.includes(operator)) && !markless.has(operator);
}

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
