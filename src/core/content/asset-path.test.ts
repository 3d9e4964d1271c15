import { expect, test } from 'vitest';
import { assetPath } from './asset-path.ts';

test('an asset of the own library is a path with its size, whatever host its address names', () => {
  const asset = { src: '/cms/f/1001/1920x1280/ab12/taube.webp', width: 1920, height: 1280 };
  expect(assetPath('/cms/f/1001/1920x1280/ab12/taube.webp')).toEqual(asset);
  expect(assetPath('http://localhost:3000/cms/f/1001/1920x1280/ab12/taube.webp?x=1')).toEqual(asset);
});

test("the vendor's assets keep their address", () => {
  expect(assetPath('https://a.storyblok.com/f/88/800x600/ff/karte.jpg')?.src).toBe('https://a.storyblok.com/f/88/800x600/ff/karte.jpg');
});

test.each([
  'https://elsewhere.example/f/88/800x600/ff/karte.jpg',
  'http://169.254.169.254/latest/meta-data',
  '/cms/f/1001/1920x1280/../../x',
  '/cms/f/1001/0x0/ab12/schrift.svg',
  '',
])('everything else is no picture: %j', (address) => {
  expect(assetPath(address)).toBeNull();
});
