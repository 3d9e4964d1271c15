import { expect, test } from 'vitest';
import { dayMs, yearMs } from '#core/values/unit.ts';
import { hasPlace, mayInvite } from './invitation.ts';

const now = Date.parse('2026-11-22T10:00:00Z');

test('the invitation is shown after the stored moment and not before [F068]', () => {
  expect(mayInvite(null, now)).toBe(true);
  expect(mayInvite(String(now + 30 * dayMs), now)).toBe(false);
  expect(mayInvite(String(now + 30 * dayMs), now + 30 * dayMs)).toBe(true);
});

test('a stored moment that is invalid or too far ahead does not hide it for ever', () => {
  expect(mayInvite(String(now + 3 * yearMs), now)).toBe(true);
  expect(mayInvite('gestern', now)).toBe(true);
});

test('there is place on a wide window whose page does not show the form itself, and nowhere else', () => {
  const form = {} as Element;
  const page = (shown: Element | null) => ({ querySelector: () => shown });
  const windowOf = (width: number) => (query: string) => width >= Number(/^\(min-width: (\d+)px\)$/.exec(query)?.[1]);
  expect(hasPlace(page(null), windowOf(1300))).toBe(true);
  expect(hasPlace(page(null), windowOf(390))).toBe(false);
  expect(hasPlace(page(form), windowOf(1300))).toBe(false);
});
