/** Reads what a caller sent into a call's input: path parts, query or JSON body, normalised and checked against the schema. */
import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import type { Call, Parsed } from '#api/call.ts';
import { readJsonObject } from '#core/values/body.ts';
import { Fault, type FieldError } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import { type JsonLimits, jsonInput } from '#core/values/text/json-input.ts';

/** Limits of a JSON body. */
type BodyLimits = JsonLimits & { bytes: number };

const depth = 32;
const callLimits: BodyLimits = { bytes: 256_000, entries: 2_000, depth };
const designLimits: BodyLimits = { bytes: 2_000_000, entries: 50_000, depth };
/** Keys of a segment: 20,000 at once. */
const segmentLimits: BodyLimits = { bytes: 8_000_000, entries: 50_000, depth };
const accountLimits: BodyLimits = { bytes: 16_000, entries: 100, depth };

export function bodyLimits(path: string): BodyLimits {
  if (path.startsWith('/web-api/customer-')) return accountLimits;
  if (path.startsWith('/operator-api/segments')) return segmentLimits;
  return path.startsWith('/web-api/designs') ? designLimits : callLimits;
}

type Issue = z.core.$ZodIssue;

/** A key as an answer names it: what was sent may be as long as the body. */
function shownKey(key: PropertyKey): string {
  return String(key).slice(0, 60);
}

function issueMessage(issue: Issue): Message {
  switch (issue.code) {
    case 'invalid_type':
      return message(issue.input === undefined ? 'input.missing' : 'input.type');
    case 'too_big':
      return message('input.too-big');
    case 'too_small':
      return message('input.too-small');
    case 'unrecognized_keys':
      return message('input.unknown', { names: issue.keys.slice(0, 5).map(shownKey).join(', ') });
    case 'invalid_value':
      return message('input.not-offered');
    default:
      return message('input.unfit');
  }
}

/** A schema's issues as field errors; the field of an unknown key is the key itself. */
export function fieldErrors(issues: readonly Issue[]): FieldError[] {
  return issues.slice(0, 20).map((issue) => {
    const inner = issue.code === 'invalid_union' ? (issue.errors[0]?.[0] ?? issue) : issue;
    const field = [...issue.path, ...(inner.code === 'unrecognized_keys' ? [inner.keys[0] ?? ''] : [])].map(shownKey).join('.');
    return { field, code: inner.code, message: issueMessage(inner as Issue) };
  });
}

/** Checks `value` against a call's input. Throws Fault 'bad-input', or the call's own, with the fields. */
export function parseInput<C extends Call>(call: C, value: unknown): Parsed<C> {
  // Without `reportInput` an issue does not say what was sent, and a wrong form would be called missing.
  const result = safeParse(call.input, value, { reportInput: true });
  if (result.success) return result.data as Parsed<C>;
  throw new Fault(call.badInput ?? 'bad-input', 'input does not fit the schema', { errors: fieldErrors(result.error.issues) });
}

/** True where the schema of `key` is a list, so that one value and many arrive alike. */
function wantsList(schema: z.core.$ZodType, key: string): boolean {
  const shape = (schema._zod.def as { shape?: Record<string, z.core.$ZodType> }).shape;
  let field = shape && Object.hasOwn(shape, key) ? shape[key] : undefined;
  while (field) {
    const def = field._zod.def as { type: string; innerType?: z.core.$ZodType };
    if (def.type === 'array') return true;
    field = def.innerType;
  }
  return false;
}

/** Query values by key; empty ones are dropped (F337), `key[]` means the same as `key`. */
export function queryInput(schema: z.core.$ZodType, query: URLSearchParams): Record<string, unknown> {
  const given = new Map<string, string[]>();
  for (const [raw, value] of query) {
    if (value === '') continue;
    const key = raw.endsWith('[]') ? raw.slice(0, -2) : raw;
    const values = given.get(key);
    if (values) values.push(value);
    else given.set(key, [value]);
  }
  const input: Record<string, unknown> = Object.create(null);
  for (const [key, values] of given) input[key] = values.length === 1 && !wantsList(schema, key) ? values[0] : values;
  return jsonInput(input, callLimits) as Record<string, unknown>;
}

/** The JSON body of a request within the limit of its path; {} for an empty one. Throws Fault 'too-large' or 'bad-json'. */
export async function bodyInput(request: Request): Promise<Record<string, unknown>> {
  const limits = bodyLimits(new URL(request.url).pathname);
  return readJsonObject(request, limits.bytes, (value) => jsonInput(value, limits));
}
