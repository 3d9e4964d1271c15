import { expect, test } from 'vitest';
import { trimmed, trimmedEnd } from './trim.ts';

test('characters go from both ends, or from the end, and stay inside', () => {
  expect(trimmed('//a/b//', '/')).toBe('a/b');
  expect(trimmed('-.a.-', '-.')).toBe('a');
  expect(trimmed('////', '/')).toBe('');
  expect(trimmedEnd('/a//', '/')).toBe('/a');
});
