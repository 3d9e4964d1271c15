import { expect, test } from 'vitest';
import { hasStoredEvents, popStoredEvents, storeEvents } from './stored-events.ts';

function memory() {
  const items = new Map<string, string>();
  const session = () => ({
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  });
  return { items, session };
}

test('events of a page that was left are given to the next one once', () => {
  const { session, items } = memory();
  storeEvents([], session);
  expect([hasStoredEvents(session), items.size]).toEqual([false, 0]);
  storeEvents([{ type: 'add_to_cart', value: 7450 }, { type: 'login' }], session);
  expect(hasStoredEvents(session)).toBe(true);
  expect(popStoredEvents(session)).toEqual([{ type: 'add_to_cart', value: 7450 }, { type: 'login' }]);
  expect([hasStoredEvents(session), popStoredEvents(session)]).toEqual([false, []]);
});

test('the newest 50 events are kept, and what is no event is dropped', () => {
  const { session, items } = memory();
  storeEvents(
    Array.from({ length: 60 }, (_, at) => ({ type: `e${at}` })),
    session,
  );
  const events = popStoredEvents(session);
  expect([events.length, events[0]]).toEqual([50, { type: 'e10' }]);
  for (const text of ['{', '7', '[{"value":1}]', '[{"type":"x","value":"y"}]']) {
    items.set('ft_events', text);
    expect(popStoredEvents(session)).toEqual([]);
  }
});

test('where storage is forbidden, events are lost without an error', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  expect(() => storeEvents([{ type: 'login' }], forbidden)).not.toThrow();
  expect([popStoredEvents(forbidden), hasStoredEvents(forbidden)]).toEqual([[], false]);
});
