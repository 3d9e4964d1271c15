/**
 * Whether a visitor always sees the same treatment of a flag. What was seen first is noted for the browser session and, with the visitor's
 * key, in the browser; a later difference is an error of the test, which is logged once a page. What is on the screen stays.
 */
import * as z from 'zod/mini';

export const sessionKey = 'ft_session';
export const recordKey = 'ft_monitor';

export type Difference = 'flag-user-key-changed' | 'flag-changed-in-session' | 'flag-changed-for-user';

const treatmentsSchema = z.record(z.string(), z.string());
const recordSchema = z.object({ splitKey: z.string(), featureFlags: treatmentsSchema });

/** Values of a storage as JSON. Where it is forbidden or full, they are kept in memory. */
export type JsonStorage = { read<T>(key: string, schema: z.ZodMiniType<T>): T | null; write(key: string, value: unknown): void };

export function jsonStorage(open: () => Pick<Storage, 'getItem' | 'setItem'>): JsonStorage {
  const memory = new Map<string, string>();
  function stored(key: string): string | null {
    try {
      return memory.get(key) ?? open().getItem(key);
    } catch {
      return memory.get(key) ?? null;
    }
  }
  return {
    read(key, schema) {
      try {
        return z.safeParse(schema, JSON.parse(stored(key) ?? 'null')).data ?? null;
      } catch {
        return null;
      }
    },
    write(key, value) {
      const text = JSON.stringify(value);
      try {
        open().setItem(key, text);
        memory.delete(key);
      } catch {
        memory.set(key, text);
      }
    },
  };
}

/** Notes that the visitor with `key` saw a treatment, and returns what differs from what was noted before. */
export function noteTreatment(
  key: string,
  flag: string,
  treatment: string,
  { session, local }: { session: JsonStorage; local: JsonStorage },
): Difference[] {
  const differences: Difference[] = [];
  const seen = session.read(sessionKey, treatmentsSchema) ?? {};
  if (seen[flag] === undefined) session.write(sessionKey, { ...seen, [flag]: treatment });
  else if (seen[flag] !== treatment) differences.push('flag-changed-in-session');

  const record = local.read(recordKey, recordSchema);
  if (record && record.splitKey !== key) differences.push('flag-user-key-changed');
  const known = record?.splitKey === key ? record.featureFlags : {};
  if (known[flag] === undefined) local.write(recordKey, { splitKey: key, featureFlags: { ...known, [flag]: treatment } });
  else if (known[flag] !== treatment) differences.push('flag-changed-for-user');
  return differences;
}
