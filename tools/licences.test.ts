import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isAllowed, productionLicences, readLicences, withLicences } from './licences.ts';

test('every production package has a licence that may be used', () => {
  const licences = readLicences();
  expect(licences.length).toBeGreaterThan(100);
  expect(licences.filter((one) => !isAllowed(one))).toEqual([]);
  expect(licences).toContainEqual({ name: 'png-js', licence: 'MIT' });
});

test('CREDITS.md lists the packages that are installed: npm run licences', () => {
  const credits = readFileSync('CREDITS.md', 'utf8');
  expect(withLicences(credits, readLicences())).toBe(credits);
});

test.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0-only)', true],
  ['Apache-2.0 AND MIT', true],
  ['GPL-3.0-only', false],
  ['GPL-2.0-or-later', false],
  ['AGPL-3.0-only', false],
  ['MIT AND AGPL-3.0-or-later', false],
  ['LGPL-3.0-or-later', false],
  ['SSPL-1.0', false],
  ['SEE LICENSE IN LICENSE.md', false],
  ['UNKNOWN', false],
])('%s is allowed: %s', (licence, isFine) => {
  expect(isAllowed({ name: 'some-package', licence })).toBe(isFine);
});

test('LGPL is allowed for libvips and libheif, GPL is not', () => {
  expect(isAllowed({ name: 'libheif-js', licence: 'LGPL-3.0' })).toBe(true);
  expect(isAllowed({ name: '@img/sharp-libvips-linux-x64', licence: 'LGPL-3.0-or-later' })).toBe(true);
  expect(isAllowed({ name: '@img/sharp-win32-x64', licence: 'Apache-2.0 AND LGPL-3.0-or-later' })).toBe(true);
  expect(isAllowed({ name: '@img/sharp-libvips-linux-x64', licence: 'GPL-3.0-only' })).toBe(false);
});

test('nested and optional packages count, development packages do not; one without a licence field or text is unknown', () => {
  const packages = {
    '': {},
    'node_modules/a': { license: 'MIT' },
    'node_modules/a/node_modules/@b/c': { license: 'GPL-3.0-only' },
    'node_modules/d': { license: 'ISC', dev: true },
    'node_modules/e': {},
    'node_modules/f': {},
  };
  const text = (folder: string) =>
    folder.endsWith('/e') ? 'Permission is hereby granted, free of charge, to deal in the Software without restriction' : null;
  expect(productionLicences({ packages }, text)).toEqual([
    { name: '@b/c', licence: 'GPL-3.0-only' },
    { name: 'a', licence: 'MIT' },
    { name: 'e', licence: 'MIT' },
    { name: 'f', licence: 'UNKNOWN' },
  ]);
});
