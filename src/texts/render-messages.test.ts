import { expect, test } from 'vitest';
import { message } from '#core/values/message.ts';
import { renderMessages } from './render-messages.ts';

test('a frozen part is written once, one that may change each time', () => {
  let writes = 0;
  const write = ({ key }: { key: string }) => {
    writes += 1;
    return key.toUpperCase();
  };
  const shared = Object.freeze({ name: message('a') });
  const value = { shared, more: [shared], own: { name: message('b') } };
  const copies = new WeakMap();
  const first = renderMessages(value, write, copies);
  const second = renderMessages(value, write, copies);
  expect(second).toEqual({ shared: { name: 'A' }, more: [{ name: 'A' }], own: { name: 'B' } });
  expect(second.shared).toBe(first.shared);
  expect(second.more[0]).toBe(first.shared);
  expect(Object.isFrozen(first.shared)).toBe(true);
  expect(writes).toBe(3);
  expect(renderMessages(value, write).shared).not.toBe(first.shared);
});
