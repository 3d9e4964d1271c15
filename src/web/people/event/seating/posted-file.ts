/** Reads the form that fetches a file of an event. Server only. */
import type { EventFile } from '#api/people/event-file-queries.ts';
import { isToken, textOf } from '#web/page/form-input.ts';
import { fileFields, papers, tables } from './file-fields.ts';

/** The file that is asked for; null for none of an event. */
export function postedFile(form: FormData): EventFile | null {
  const name = textOf(form, fileFields.file);
  const part = textOf(form, fileFields.part);
  if (Object.hasOwn(tables, name)) return { kind: 'table', ...tables[name as keyof typeof tables] };
  return Object.hasOwn(papers, name) && isToken(part) ? { kind: 'seating', part, order: papers[name as keyof typeof papers] } : null;
}
