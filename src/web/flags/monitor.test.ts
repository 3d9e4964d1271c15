import { expect, test } from 'vitest';
import { jsonStorage, noteTreatment, recordKey, sessionKey } from './monitor.ts';

function browser() {
  const of = () => {
    const values = new Map<string, string>();
    const storage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    };
    return { values, json: jsonStorage(() => storage) };
  };
  return { session: of(), local: of() };
}

test('the first treatment of a flag is noted for the session and for the key [F231] [F232]', () => {
  const { session, local } = browser();
  const both = { session: session.json, local: local.json };
  expect(noteTreatment('k1', 'hero', 'on', both)).toEqual([]);
  expect(noteTreatment('k1', 'layout', 'b', both)).toEqual([]);
  expect(JSON.parse(session.values.get(sessionKey) ?? '')).toEqual({ hero: 'on', layout: 'b' });
  expect(JSON.parse(local.values.get(recordKey) ?? '')).toEqual({ splitKey: 'k1', featureFlags: { hero: 'on', layout: 'b' } });
});

test('a later difference is an error, in the session and for the key; the first treatment stays noted [F272] [F442]', () => {
  const { session, local } = browser();
  noteTreatment('k1', 'hero', 'on', { session: session.json, local: local.json });
  expect(noteTreatment('k1', 'hero', 'off', { session: session.json, local: local.json })).toEqual([
    'flag-changed-in-session',
    'flag-changed-for-user',
  ]);
  const later = browser();
  expect(noteTreatment('k1', 'hero', 'off', { session: later.session.json, local: local.json })).toEqual(['flag-changed-for-user']);
  expect(JSON.parse(local.values.get(recordKey) ?? '').featureFlags).toEqual({ hero: 'on' });
});

test('another key begins the record anew and is an error [F273]', () => {
  const { session, local } = browser();
  noteTreatment('k1', 'hero', 'on', { session: session.json, local: local.json });
  expect(noteTreatment('k2', 'layout', 'a', { session: session.json, local: local.json })).toEqual(['flag-user-key-changed']);
  expect(JSON.parse(local.values.get(recordKey) ?? '')).toEqual({ splitKey: 'k2', featureFlags: { layout: 'a' } });
});

test('a storage that is forbidden, full or holds something else is replaced by memory [F460]', () => {
  const forbidden = jsonStorage(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const full = jsonStorage(() => ({
    getItem: () => '{"hero":7}',
    setItem() {
      throw new DOMException('full', 'QuotaExceededError');
    },
  }));
  const both = { session: full, local: forbidden };
  expect(noteTreatment('k1', 'hero', 'on', both)).toEqual([]);
  expect(noteTreatment('k1', 'hero', 'off', both)).toEqual(['flag-changed-in-session', 'flag-changed-for-user']);
});
