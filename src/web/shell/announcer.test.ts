/** The title that is read out after a change of the route. */
import { afterEach, expect, test, vi } from 'vitest';
import { titleAfterChange } from './announcer.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the title is read 100 ms after the route changed, when the new page has its own; a route left before is never read out [F245, F504]', () => {
  vi.useFakeTimers();
  const page = { title: 'Kontakt | Federleicht' };
  vi.stubGlobal('document', page);
  const said: string[] = [];
  const leave = titleAfterChange((title) => said.push(title));
  vi.advanceTimersByTime(99);
  leave();
  titleAfterChange((title) => said.push(title));
  vi.advanceTimersByTime(99);
  page.title = 'Zahlungsarten | Federleicht';
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(said).toEqual(['Zahlungsarten | Federleicht']);
  vi.advanceTimersByTime(10_000);
  expect(said).toHaveLength(1);
});
