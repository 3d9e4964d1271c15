/**
 * Fields in a stored text: `{{vorname}}`, `{{vorname:Ersatz}}` with words that stand in for a missing value, and `{{?begleitung: und …}}`, words
 * around a value that are printed only with it. A field lies within one line and holds no other one; all else is text.
 */
import { foldedName } from './field-names.ts';

export type TextRun = { kind: 'text'; start: number; end: number };
export type FieldRun = {
  kind: 'field';
  start: number;
  end: number;
  /** As fields are called; it may be the name of none. */
  name: string;
  /** Printed where there is no value; null: the value must be there. */
  fallback: string | null;
  /** Printed with the value in place of `…`, or not at all; null for a field that is not conditional. */
  around: string | null;
};
export type Run = TextRun | FieldRun;

/** Longer ones are text. */
const maxFieldLength = 240;

const inner = /^(\??) *(\p{L}[\p{L}\p{M}\d_-]{0,39}) *(?::([^\n]*))?$/u;
/** What stands for the value in the words around it; three dots that were typed are the same. */
export const valuePlace = '…';

/** The runs of a text in order, without gaps. One pass, linear in the length of the text. */
export function parseFields(text: string): Run[] {
  const runs: Run[] = [];
  let at = 0;
  // The nearest braces before an end: a field holds no other one.
  let open = -1;
  for (let index = 0; index + 1 < text.length; index += 1) {
    if (text.startsWith('{{', index)) open = index;
    if (open === -1 || !text.startsWith('}}', index)) continue;
    const field = fieldBetween(text, open, index);
    open = -1;
    if (!field) continue;
    if (field.start > at) runs.push({ kind: 'text', start: at, end: field.start });
    runs.push(field);
    at = field.end;
  }
  if (at < text.length) runs.push({ kind: 'text', start: at, end: text.length });
  return runs;
}

function fieldBetween(text: string, open: number, close: number): FieldRun | null {
  if (close - open > maxFieldLength) return null;
  const match = inner.exec(text.slice(open + 2, close));
  if (!match) return null;
  const [, mark, written = '', words] = match;
  const isConditional = mark === '?';
  return {
    kind: 'field',
    start: open,
    end: close + 2,
    name: foldedName(written),
    fallback: isConditional ? null : (words ?? null),
    around: isConditional ? (words?.replaceAll('...', valuePlace) ?? valuePlace) : null,
  };
}
