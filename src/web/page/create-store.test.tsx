import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createStore, useStore } from './create-store.ts';

test('listeners hear of another state, not of the same one, and not after they left', () => {
  const store = createStore(0);
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  store.set(1);
  store.set(1);
  expect([store.get(), listener.mock.calls.length]).toEqual([1, 1]);
  leave();
  leave();
  store.set(2);
  expect([store.get(), listener.mock.calls.length]).toEqual([2, 1]);
});

test('other sources are listened to only while there are subscribers', () => {
  const disconnect = vi.fn();
  const connect = vi.fn(() => disconnect);
  const store = createStore('', { connect });
  expect(connect).not.toHaveBeenCalled();
  const leave = [store.subscribe(() => {}), store.subscribe(() => {})];
  expect(connect).toHaveBeenCalledExactlyOnceWith(store);
  leave[0]?.();
  expect(disconnect).not.toHaveBeenCalled();
  leave[1]?.();
  expect(disconnect).toHaveBeenCalledOnce();
  store.subscribe(() => {});
  expect(connect).toHaveBeenCalledTimes(2);
});

test('the server renders what is selected from the state of the server', () => {
  const store = createStore({ count: 0, isOpen: false }, { serverState: { count: 7, isOpen: true } });
  store.set({ count: 3, isOpen: false });
  const Count = () => useStore(store, ({ count }) => count);
  expect(renderToStaticMarkup(<Count />)).toBe('7');
});
