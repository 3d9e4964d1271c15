import { expect, test } from 'vitest';
import { dayMs, yearMs } from '#core/values/unit.ts';
import { mayInvite } from './invitation.ts';

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
