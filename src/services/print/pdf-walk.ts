/** Executes the content streams of a page, and of the forms on it, as far as the print check needs: graphics state and resources. It draws nothing. */
import { identity, type Matrix, multiply } from '#core/values/matrix.ts';
import { isDict, isStream, numbersOf, type PdfFile, type PdfStream, type PdfValue, pdfNameOf, readContent } from '#paint/pdf/pdf-reader.ts';

export type PdfColour =
  | { space: 'cmyk'; inks: number[] }
  | { space: 'plate'; plate: string; tint: number }
  /** DeviceRGB, DeviceGray, patterns and any other space that our print files must not use. */
  | { space: 'other'; name: string };

export type GraphicsState = {
  /** From user space to the page, in points from its lower left corner. */
  matrix: Matrix;
  lineWidth: number;
  fill: PdfColour;
  stroke: PdfColour;
  isFillOverprinted: boolean;
  isStrokeOverprinted: boolean;
  font: { name: string; resource: PdfValue; size: number } | null;
  /** 0 fills glyphs, 3 shows nothing. */
  textMode: PdfValue;
};

/** One operator of a content stream, with the graphics state after it. */
export type Operation = {
  operator: string;
  operands: readonly PdfValue[];
  state: GraphicsState;
  /** What the operand of `Do` or `gs` names in the resources; null for other operators and unknown names. */
  resource: PdfValue;
  isInForm: boolean;
  /** True within a form with a transparency group: it is composed on its own before it is laid on the page. */
  isInGroup: boolean;
};

/** Our painter nests forms less deeply. A deeper form is not entered, so that a file that contains itself ends. */
export const maxFormDepth = 5;

/** Operators that build paths: they are most of a page, and leave no mark. */
const pathOperators = new Set(['m', 'l', 'c', 'v', 'y', 'h', 're', 'W', 'W*', 'n']);

/** Category of resources from which the last operand of an operator is looked up. */
const resourceCategories: Record<string, string> = { Do: 'XObject', gs: 'ExtGState' };

const initialState: GraphicsState = {
  matrix: identity,
  lineWidth: 1,
  fill: { space: 'other', name: 'DeviceGray' },
  stroke: { space: 'other', name: 'DeviceGray' },
  isFillOverprinted: false,
  isStrokeOverprinted: false,
  font: null,
  textMode: 0,
};

/** a b c d e f from operands; missing ones are those of the identity. */
export function matrixOf(values: readonly PdfValue[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = values.filter((value) => typeof value === 'number');
  return [a, b, c, d, e, f];
}

export function isForm(file: PdfFile, object: PdfValue): object is PdfStream {
  return isStream(object) && pdfNameOf(file.entry(object, 'Subtype')) === 'Form';
}

type Visit = (operation: Operation) => void;
/** Where a stream is drawn. */
type Place = { matrix: Matrix; depth: number; isInGroup: boolean };
type Enter = (form: PdfStream, place: Place, visit: Visit) => void;

const onPage: Place = { matrix: identity, depth: 0, isInGroup: false };

/**
 * Reports every operator in order. A form is entered instead of its `Do` being reported. Throws for a stream that is no PDF syntax.
 * @internal
 */
export function walkPage(file: PdfFile, page: PdfValue, visit: Visit): void {
  const enter: Enter = (form, place, report) => walkStreams(file, form, [form], place, report, enter);
  walkStreams(file, page, streamsOf(file, page), onPage, visit, enter);
}

/** As `walkPage` for the pages of a file, without the operators that build paths. A form that several pages draw at a place is executed once. */
export function createMarkWalk(file: PdfFile): (page: PdfValue, visit: Visit) => void {
  const forms = new Map<PdfStream, Map<string, Operation[]>>();
  const marksTo =
    (visit: Visit): Visit =>
    (operation) => {
      if (!pathOperators.has(operation.operator)) visit(operation);
    };
  const enter: Enter = (form, place, report) => {
    const own = forms.get(form) ?? new Map<string, Operation[]>();
    forms.set(form, own);
    const key = JSON.stringify(place);
    const known = own.get(key) ?? [];
    if (!own.has(key))
      walkStreams(
        file,
        form,
        [form],
        place,
        marksTo((operation) => known.push(operation)),
        enter,
      );
    own.set(key, known);
    for (const operation of known) report(operation);
  };
  return (page, visit) => walkStreams(file, page, streamsOf(file, page), onPage, marksTo(visit), enter);
}

function streamsOf(file: PdfFile, page: PdfValue): PdfStream[] {
  const contents = file.entry(page, 'Contents');
  return (Array.isArray(contents) ? contents.map((one) => file.resolve(one)) : [contents]).filter(isStream);
}

/** `owner` is the page or form whose resources the streams name. */
function walkStreams(file: PdfFile, owner: PdfValue, streams: PdfStream[], place: Place, visit: Visit, enter: Enter): void {
  const stack: GraphicsState[] = [];
  const { depth, isInGroup } = place;
  let state: GraphicsState = { ...initialState, matrix: place.matrix };

  function execute(operator: string, operands: PdfValue[]): void {
    const category = resourceCategories[operator];
    const resource = category ? file.entry(owner, 'Resources', category, pdfNameOf(operands.at(-1)) ?? '') : null;
    if (operator === 'q') stack.push(state);
    else if (operator === 'Q') state = stack.pop() ?? state;
    else state = { ...state, ...stateChange(file, owner, operator, operands, state) };
    if (operator === 'Do' && isForm(file, resource) && depth < maxFormDepth) {
      const own = matrixOf(numbersOf(file.entry(resource, 'Matrix')) ?? []);
      const isComposed = isInGroup || isDict(file.entry(resource, 'Group'));
      enter(resource, { matrix: multiply(state.matrix, own), depth: depth + 1, isInGroup: isComposed }, visit);
    } else visit({ operator, operands, state, resource, isInForm: depth > 0, isInGroup });
  }

  for (const stream of streams) {
    let operands: PdfValue[] = [];
    for (const token of readContent(file.content(stream))) {
      if (typeof token === 'object' && token !== null && 'operator' in token) {
        execute(token.operator, operands);
        operands = [];
      } else operands.push(token);
    }
  }
}

/** The part of the graphics state that an operator sets. */
function stateChange(file: PdfFile, owner: PdfValue, operator: string, operands: PdfValue[], state: GraphicsState): Partial<GraphicsState> {
  const [first] = operands;
  switch (operator) {
    case 'cm':
      return { matrix: multiply(state.matrix, matrixOf(operands)) };
    case 'w':
      return { lineWidth: Number(first) };
    case 'Tf': {
      const name = pdfNameOf(first) ?? '';
      return { font: { name, resource: file.entry(owner, 'Resources', 'Font', name), size: Number(operands[1]) } };
    }
    case 'Tr':
      return { textMode: first ?? null };
    case 'gs':
      return overprint(file, file.entry(owner, 'Resources', 'ExtGState', pdfNameOf(first) ?? ''));
    case 'k':
    case 'rg':
    case 'g':
    case 'cs':
    case 'sc':
    case 'scn':
      return { fill: changedColour(file, owner, operator, operands, state.fill) };
    case 'K':
    case 'RG':
    case 'G':
    case 'CS':
    case 'SC':
    case 'SCN':
      return { stroke: changedColour(file, owner, operator.toLowerCase(), operands, state.stroke) };
    default:
      return {};
  }
}

/** `operator` in its lower-case form. */
function changedColour(file: PdfFile, owner: PdfValue, operator: string, operands: PdfValue[], current: PdfColour): PdfColour {
  const numbers = operands.filter((value) => typeof value === 'number');
  if (operator === 'k') return { space: 'cmyk', inks: numbers };
  if (operator === 'rg') return { space: 'other', name: 'DeviceRGB' };
  if (operator === 'g') return { space: 'other', name: 'DeviceGray' };
  if (operator === 'cs') return colourSpace(file, owner, pdfNameOf(operands.at(-1)) ?? '');
  return current.space === 'plate' ? { ...current, tint: numbers[0] ?? 0 } : current;
}

function colourSpace(file: PdfFile, owner: PdfValue, name: string): PdfColour {
  const space = file.entry(owner, 'Resources', 'ColorSpace', name);
  if (!Array.isArray(space) || pdfNameOf(file.resolve(space[0])) !== 'Separation') return { space: 'other', name };
  return { space: 'plate', plate: pdfNameOf(file.resolve(space[1])) ?? '', tint: 1 };
}

/** `OP` alone counts for fills too (ISO 32000, table 58). */
function overprint(file: PdfFile, parameters: PdfValue): Partial<GraphicsState> {
  if (!isDict(parameters)) return {};
  const stroke = file.entry(parameters, 'OP');
  const fill = file.entry(parameters, 'op') ?? stroke;
  return {
    ...(typeof stroke === 'boolean' ? { isStrokeOverprinted: stroke } : {}),
    ...(typeof fill === 'boolean' ? { isFillOverprinted: fill } : {}),
  };
}
