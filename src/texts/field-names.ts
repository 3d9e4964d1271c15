/** What designs show in place of a field's value. Designs are set with German names whatever language their page speaks. */
import { fieldNameTexts } from './de/people/field-names.ts';

const names: Readonly<Record<string, string>> = fieldNameTexts;

/** The name of a field; what is no field keeps the name it was written with. */
export function germanFieldName(field: string): string {
  const key = `merge.field.${field}`;
  return Object.hasOwn(names, key) ? (names[key] ?? field) : field;
}
