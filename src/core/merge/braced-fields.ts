/**
 * Texts with fields as they are typed into a plain form: the German name of each field in braces, "Liebe {Vorname}", and what is stored of them.
 * Fields that are typed as they are stored are fields, too.
 */
import { type FieldName, fieldsOfKind, foldedName } from './field-names.ts';
import { parseFields } from './parse-fields.ts';
import type { NameOf } from './typed-fields.ts';

const fields: readonly FieldName[] = [...new Set([...fieldsOfKind.guest, ...fieldsOfKind.household])];

/** "{Vorname}", "{Vorname:Gast}", "{?Begleitung: und …}". */
export function bracedFields(stored: string, nameOf: NameOf): string {
  return parseFields(stored)
    .map((run) => {
      if (run.kind === 'text') return stored.slice(run.start, run.end);
      const { name, fallback, around } = run;
      const words = around ?? fallback;
      return `{${around === null ? '' : '?'}${nameOf(name)}${words === null ? '' : `:${words}`}}`;
    })
    .join('');
}

const braced = /\{\{[^{}\n]{0,240}\}\}|\{(\??)([^{}:\n]{1,40})(:[^{}\n]{0,200})?\}/g;

/** The stored text. Braces around what is no field are text. */
export function fieldsOfBraces(typed: string, nameOf: NameOf): string {
  const byName = new Map(fields.flatMap((field) => [field, foldedName(nameOf(field))].map((name) => [name, field] as const)));
  return typed.replace(braced, (whole: string, mark = '', name?: string, words = '') => {
    const field = name === undefined ? undefined : byName.get(foldedName(name));
    return field === undefined ? whole : `{{${mark}${field}${words}}}`;
  });
}
