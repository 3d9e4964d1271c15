/** The marks of a page: every fill, line, text and picture with its colour and overprint. */
import { isDict, type PdfFile, type PdfValue, pdfNameOf } from './pdf-reader.ts';
import { isForm, type Operation, type PdfColour, walkPage } from './pdf-walk.ts';

/** `isInForm` within a transparent group, which is composed before it meets the page. */
export type PdfMark =
  | { kind: 'fill' | 'stroke' | 'text'; colour: PdfColour; overprint: boolean; font: string | null; isInForm: boolean }
  | { kind: 'image'; name: string; overprint: boolean; isInForm: boolean };

export type PageMarks = {
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

export function pageMarks(file: PdfFile, page: PdfValue): PageMarks {
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
