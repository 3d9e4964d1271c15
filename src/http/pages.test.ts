import { expect, test } from 'vitest';
import { pageTarget } from './pages.ts';

test.each([
  ['/', '/', false],
  ['/_root.data', '/', true],
  ['/_.data', '/', true],
  ['/_payload.json', '/', true],
  ['/karten-designen/_.data', '/karten-designen/', true],
  ['/karten-designen/_payload.json', '/karten-designen/', true],
  ['/impressum.data', '/impressum', true],
  ['/karten-designen/olivia/', '/karten-designen/olivia/', false],
])('%s is the page %s', (address, path, data) => {
  expect(pageTarget(address)).toEqual({ path, data });
});
