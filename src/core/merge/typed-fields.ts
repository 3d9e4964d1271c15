/**
 * A text with fields as it is typed: each field is one piece that shows its words or its name. Nothing changes a part of a piece: an edit
 * that meets one takes it whole. Offsets are code units.
 */
import type { DesignDocument } from '#core/design/document.ts';
import { changeTexts } from './fill.ts';
import { type FieldRun, parseFields, valuePlace } from './parse-fields.ts';

/** What is shown in place of a value; of a name that is no field's the name itself. */
export type NameOf = (field: string) => string;

/** A field between two offsets of the typed text, and of the stored one. */
export type FieldPiece = { from: number; to: number; start: number; end: number; field: string };

export type TypedFields = { text: string; pieces: readonly FieldPiece[] };

/** Stands at both ends of a piece, so that typing beside it never looks like typing in it. Layout drops it. */
export const edge = '\u2063';
const edges = /\u2063/g;

/** What a field prints before there is a record: the words in its place, or its name. */
function wordsOf({ name, fallback, around }: FieldRun, nameOf: NameOf): string {
  if (around !== null) return around.split(valuePlace).join(nameOf(name));
  return fallback || nameOf(name);
}

/** `mark` stands at both ends of each piece; '' for a text that is typed where no edge is kept. */
export function typedFields(stored: string, nameOf: NameOf, mark = edge): TypedFields {
  if (!stored.includes('{{')) return { text: stored, pieces: [] };
  const pieces: FieldPiece[] = [];
  let text = '';
  for (const run of parseFields(stored)) {
    const from = text.length;
    if (run.kind === 'text') {
      text += stored.slice(run.start, run.end);
      continue;
    }
    text += `${mark}${wordsOf(run, nameOf)}${mark}`;
    pieces.push({ from, to: text.length, start: run.start, end: run.end, field: run.name });
  }
  return { text, pieces };
}

/** A text with the words of each field in its place. */
export function fieldWords(stored: string, nameOf: NameOf): string {
  return parseFields(stored)
    .map((run) => (run.kind === 'text' ? stored.slice(run.start, run.end) : wordsOf(run, nameOf)))
    .join('');
}

/** The design as it is laid out before there is a record. Texts without fields and their pages stay the same objects. */
export function withFieldWords<D extends DesignDocument>(design: D, nameOf: NameOf): D {
  return changeTexts(design, (element) => ({ ...element, text: fieldWords(element.text, nameOf) }));
}

/** The stored offset of a typed one that lies in no field. */
function storedOffset(pieces: readonly FieldPiece[], offset: number): number {
  const before = pieces.findLast(({ to }) => to <= offset);
  return before ? before.end + offset - before.to : offset;
}

/** The stored text between two typed offsets, as it is copied. */
export function storedBetween(stored: string, { pieces }: TypedFields, from: number, to: number): string {
  return stored.slice(storedOffset(pieces, from), storedOffset(pieces, to));
}

type Change = { from: number; to: number; words: string };

/** Where a typed text differs from the one before. What lies behind the caret was there before, wherever browsers report the caret. */
function changeOf(before: string, after: string, caret: number | null): Change {
  const isBehind = caret !== null && before.endsWith(after.slice(caret));
  let same = isBehind ? after.length - caret : 0;
  const most = Math.min(before.length, after.length) - same;
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  if (!isBehind) while (same < most - from && before.at(-1 - same) === after.at(-1 - same)) same += 1;
  return { from, to: before.length - same, words: after.slice(from, after.length - same) };
}

/** The change with every piece that it meets as a whole; null for one that only replaces letters of a piece, as spelling checkers do. */
function wholeChange({ from, to, words }: Change, pieces: readonly FieldPiece[]): Change | null {
  const met = pieces.filter((piece) => from < piece.to && to > piece.from);
  const [first, last] = [met[0], met.at(-1)];
  if (!first || !last) return { from, to, words };
  const isInside = first === last && from > first.from && to < first.to;
  if (isInside && from === to) return { from: first.to, to: first.to, words };
  if (isInside && words !== '') return null;
  return { from: Math.min(from, first.from), to: Math.max(to, last.to), words };
}

/** The stored text after an edit that made `after` of its typed text. `caret` is where the caret stands in it, null where that is not known. */
export function typeFields(stored: string, after: string, caret: number | null, nameOf: NameOf, mark = edge): string {
  const { text: before, pieces } = typedFields(stored, nameOf, mark);
  const change = wholeChange(changeOf(before, after, caret), pieces);
  if (!change) return stored;
  const words = change.words.replace(edges, '');
  return stored.slice(0, storedOffset(pieces, change.from)) + words + stored.slice(storedOffset(pieces, change.to));
}

/**
 * Where a selection may end: an offset within a piece is the edge of it that lies in the direction of the move, or that is nearer when it
 * comes from elsewhere.
 */
export function besidePieces(pieces: readonly FieldPiece[], offset: number, before: number): number {
  const piece = pieces.find(({ from, to }) => offset > from && offset < to);
  if (!piece) return offset;
  const { from, to } = piece;
  if (before === from || before === to) return before === from ? to : from;
  return offset - from < to - offset ? from : to;
}

/** A range of the typed text with every piece that it meets as a whole. */
export function withWholePieces<R extends { from: number; to: number }>(range: R, pieces: readonly FieldPiece[]): R {
  const met = pieces.filter(({ from, to }) => range.from < to && range.to > from);
  return { ...range, from: Math.min(range.from, ...met.map(({ from }) => from)), to: Math.max(range.to, ...met.map(({ to }) => to)) };
}
