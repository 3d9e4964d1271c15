/** Texts and bodies that cost more than others of their size, made to fit the calls they are sent to. */
import type * as z from 'zod/mini';

/** What costs most to normalise, to search or to check, repeated until a text has `length` code units. */
export const costlyTexts: Readonly<Record<string, (length: number) => string>> = {
  'marks in the wrong order': (length) => `a${'\u0300'.repeat(length / 2)}${'\u0316'.repeat(length / 2)}`,
  'marks that alternate': (length) => `a${'\u0300\u0316'.repeat(length / 2)}`,
  'lone surrogates': (length) => '\ud800'.repeat(length),
  backslashes: (length) => '\\'.repeat(length),
  'token-': (length) => 'token-'.repeat(length / 6),
  spaces: (length) => ` ${' '.repeat(length)}.`,
  digits: (length) => '1'.repeat(length),
  addresses: (length) => `a@${'a.'.repeat(length / 2)}`,
  joiners: (length) => '\u0627\u200c'.repeat(length / 2),
  'lines and slashes': (length) => '/\n'.repeat(length / 2),
};

type Schema = z.core.$ZodType;
type Def = {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  options?: Schema[];
  valueType?: Schema;
  values?: unknown[];
  entries?: Record<string, unknown>;
};

const defOf = (schema: Schema) => schema._zod.def as unknown as Def;

/** A value that fits the schema but for its texts, which are those of `text`. */
function filledIn(schema: Schema, text: () => string): unknown {
  const { type, shape = {}, element, innerType, in: input, options = [], valueType, values = [], entries = {} } = defOf(schema);
  if (type === 'object') return Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, filledIn(field, text)]));
  if (element) return [filledIn(element, text)];
  if (innerType ?? input) return filledIn((innerType ?? input) as Schema, text);
  if (type === 'union') return filledIn(options.find((option) => textsIn(option) > 0) ?? (options[0] as Schema), text);
  if (type === 'record' && valueType) return { [text()]: filledIn(valueType, text) };
  if (type === 'literal') return values[0];
  if (type === 'enum') return Object.values(entries)[0];
  if (type === 'number') return 1;
  return type === 'boolean' ? true : text();
}

function textsIn(schema: Schema): number {
  let count = 0;
  filledIn(schema, () => {
    count += 1;
    return '';
  });
  return count;
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value));

/** Code units of a text whose JSON has `bytes` bytes. */
function fitting(text: (length: number) => string, bytes: number): string {
  return text(Math.max(2, Math.floor((bytes * 600) / bytesOf(text(600)))));
}

/** Makers of bodies of about `bytes` bytes, at most, for a call whose input has this schema. */
export function costlyBodies(schema: Schema, bytes: number): Record<string, () => string> {
  const room = bytes - bytesOf(filledIn(schema, () => '')) - 100;
  const share = Math.floor(room / Math.max(1, textsIn(schema)));
  const inFields = Object.entries(costlyTexts).map(([name, text]) => [
    name,
    () => JSON.stringify(filledIn(schema, () => fitting(text, share))),
  ]);
  const [marks] = Object.values(costlyTexts);
  return {
    ...Object.fromEntries(inFields),
    'lists in lists': () => `{"a":${'['.repeat(bytes / 2 - 10)}1${']'.repeat(bytes / 2 - 10)}}`,
    'objects in objects': () => `{"a":${'{"a":'.repeat(bytes / 7)}1${'}'.repeat(bytes / 7)}}`.slice(0, bytes),
    'a long key': () => JSON.stringify({ [fitting(marks as (length: number) => string, bytes - 20)]: 1 }),
    'many keys': () => `{${Array.from({ length: bytes / 12 }, (_, at) => `"k${at.toString(36)}":1`).join(',')}}`,
    'many entries': () => `{"a":[${'1,'.repeat(bytes / 2 - 10)}1]}`,
  };
}
