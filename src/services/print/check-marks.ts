/** Rules over the marks on the pages: colours, plates, overprint, amount of ink. */
import type { Item, Sheet } from '#core/layout/sheet.ts';
import { message } from '#core/values/message.ts';
import { isDict, type PdfFile, pdfNameOf } from '#paint/pdf/pdf-reader.ts';
import { type CheckedFile, type PrintFinding, type PrintRule, testPages } from './check-rules.ts';
import { createMarkWalk, isForm, type Operation, type PdfColour } from './pdf-walk.ts';

/** `isInGroup`: within a transparent group, which is composed before it meets the page. */
type PdfMark =
  | { kind: 'fill' | 'stroke' | 'text'; colour: PdfColour; overprint: boolean; font: string | null; isInGroup: boolean }
  | { kind: 'image'; name: string; overprint: boolean; isInGroup: boolean };

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
function pageMarks(file: PdfFile, walk: (visit: (operation: Operation) => void) => void): PageMarks {
  const found: PageMarks = { marks: [], unexpected: new Set() };
  walk((operation) => {
    found.marks.push(...marksOf(operation, file));
    if (isUnexpected(operation, file)) found.unexpected.add(operation.operator);
  });
  return found;
}

function marksOf({ operator, operands, state, resource, isInGroup }: Operation, file: PdfFile): PdfMark[] {
  const filled = { colour: state.fill, overprint: state.isFillOverprinted, isInGroup };
  const stroked = { colour: state.stroke, overprint: state.isStrokeOverprinted, isInGroup };
  if (texts.includes(operator)) return state.textMode === 3 ? [] : [{ kind: 'text', ...filled, font: state.font?.name ?? null }];
  if (operator === 'Do' && !isForm(file, resource)) {
    return [{ kind: 'image', name: pdfNameOf(operands.at(-1)) ?? '', overprint: state.isFillOverprinted, isInGroup }];
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

type ReadPage = PageMarks & { sheet: Sheet | undefined };

function some(test: (mark: PdfMark) => boolean) {
  return ({ marks }: ReadPage) => marks.some(test);
}

function marksRule(checked: CheckedFile): PrintFinding[] {
  const { file, profile, sheets } = checked;
  const walk = createMarkWalk(file);
  const allowed = platesOf(checked);
  const onPlate = (test: (plate: Extract<PdfColour, { space: 'plate' }>, mark: PdfMark) => boolean) =>
    some((mark) => {
      const colour = colourOf(mark);
      return colour?.space === 'plate' && test(colour, mark);
    });
  return testPages<ReadPage>(checked, (page, index) => ({ ...pageMarks(file, (visit) => walk(page, visit)), sheet: sheets[index] }), [
    [message('press.empty-page'), ({ marks, sheet }) => marks.length === 0 && (sheet?.items.length ?? 0) > 0],
    [message('press.operators'), ({ unexpected }) => unexpected.size > 0],
    [message('press.device-rgb'), some((mark) => colourOf(mark)?.space === 'other')],
    [message('press.ink-limit', { limit: profile.inkLimit }), some((mark) => inkSum(colourOf(mark)) > profile.inkLimit)],
    [message('press.plate-name'), onPlate(({ plate }) => !allowed.has(plate))],
    [message('press.plate-overprint'), onPlate((_, { overprint }) => !overprint)],
    [message('press.plate-tint'), onPlate(({ tint }) => tint !== 1)],
    [
      message('press.plate-empty'),
      ({ marks, sheet }) => {
        const inked = new Set(marks.map((mark) => plateOf(colourOf(mark))));
        return sheet !== undefined && expectedPlates(checked, sheet).some((plate) => !inked.has(plate));
      },
    ],
    [message('press.black-text'), some((mark) => mark.kind === 'text' && isPureBlack(mark.colour) && !mark.overprint && !mark.isInGroup)],
    [
      message('press.overprint'),
      some(
        (mark) =>
          mark.overprint &&
          (mark.kind === 'image' || (mark.colour.space === 'cmyk' && !(mark.kind === 'text' && isPureBlack(mark.colour)))),
      ),
    ],
  ]);
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
