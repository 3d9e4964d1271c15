/** Parses what a database holds. The error names the field and the value, because a default would hide damaged data. */
import * as z from 'zod/mini';

/** The parsed value. Throws an Error "<what> cannot be read: <field> is <value>" for the first field outside the schema. */
export function parseStored<S extends z.core.$ZodType>(what: string, schema: S, value: unknown): z.core.output<S> {
  const parsed = z.safeParse(schema, value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const path = issue?.path ?? [];
  const found = path.reduce<unknown>((inner, key) => (inner as Record<PropertyKey, unknown> | null)?.[key], value);
  throw new Error(`${what} cannot be read: ${path.join('.') || 'it'} is ${JSON.stringify(found)?.slice(0, 200)}`);
}
