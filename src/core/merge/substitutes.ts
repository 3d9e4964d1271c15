/** Words that are printed in place of a missing value. They belong to the list that a design is printed with, as its translations do. */
import type { DesignDocument } from '#core/design/document.ts';
import { type FieldName, fieldsOfKind, isFieldOf, type RecordKind } from './field-names.ts';
import { isMerged } from './fill.ts';
import { parseFields } from './parse-fields.ts';
import { fieldValue, type MergeRecord } from './record.ts';

/** By field. A code keeps asking for its value: words lead nowhere. */
export type Substitutes = Readonly<Partial<Record<FieldName, string>>>;

export const noSubstitutes: Substitutes = {};

const names: ReadonlySet<string> = new Set([...fieldsOfKind.guest, ...fieldsOfKind.household]);

function isField(name: string): name is FieldName {
  return names.has(name);
}

/** A text whose fields have the words; those that have some in the text, or are conditional, keep theirs. */
export function substitutedText(text: string, substitutes: Substitutes): string {
  return parseFields(text)
    .map((run) => {
      const written = text.slice(run.start, run.end);
      const field = asksFor(run);
      const words = field && substitutes[field];
      return words ? `{{${field}:${words}}}` : written;
    })
    .join('');
}

/** A field that asks for a value where it is missing, and the records that have none. */
export type LackingField = { field: FieldName; records: number[] };

function asksFor(run: ReturnType<typeof parseFields>[number]): FieldName | null {
  return run.kind === 'field' && run.around === null && run.fallback === null && isField(run.name) ? run.name : null;
}

/** Each field of a text that is neither conditional nor has words of its own, with the places of the records without a value. */
export function lackingFields({ pages }: DesignDocument, records: readonly MergeRecord[], kind: RecordKind): LackingField[] {
  const texts = pages.flatMap(({ elements }) => elements.flatMap((element) => (element.kind === 'text' ? [element.text] : [])));
  const asked = new Set(texts.flatMap((text) => parseFields(text).flatMap((run) => asksFor(run) ?? [])));
  return [...asked]
    .filter((field) => isFieldOf(kind, field))
    .map((field) => ({ field, records: records.flatMap((record, at) => (fieldValue(record, field) ? [] : [at])) }));
}

type Known = { substitutes: Substitutes; design: DesignDocument };
const known = new WeakMap<DesignDocument, Known>();

/** The same object for the same design and words. Pages without such fields stay the same, too. */
export function withSubstitutes<D extends DesignDocument>(design: D, substitutes: Substitutes = noSubstitutes): D {
  if (Object.keys(substitutes).length === 0) return design;
  const before = known.get(design);
  if (before?.substitutes === substitutes) return before.design as D;
  const made = substitute(design, substitutes);
  known.set(design, { substitutes, design: made });
  return made;
}

function substitute<D extends DesignDocument>(design: D, substitutes: Substitutes): D {
  const pages = design.pages.map((page) => {
    const elements = page.elements.map((element) =>
      element.kind === 'text' && isMerged(element) ? { ...element, text: substitutedText(element.text, substitutes) } : element,
    );
    return elements.some((element, at) => element !== page.elements[at]) ? { ...page, elements } : page;
  });
  return { ...design, pages };
}
