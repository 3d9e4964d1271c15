import { describe, expect, test } from 'vitest';
import { imageBreakpoints, imageDensities, layoutBreakpoints } from '#core/values/breakpoints.ts';
import {
  type ImageParams,
  imageDefaults,
  imagePath,
  imageQualities,
  imageRatios,
  imageWidths,
  listedHeight,
  parseImagePath,
  placeholderWish,
} from './image-address.ts';

const source = '/cms/f/1001/800x600/AbCdEfGhIjKlMnOpQrStUv/foto.jpg';
const wish: ImageParams = { width: 767, height: 0, format: 'auto', quality: 85, fit: 'cover', background: null, blur: 0 };

describe('addresses of the image service', () => {
  test('width, height, format, quality, background and fit stand in the path [F420]', () => {
    const full: ImageParams = { ...wish, height: 767, format: 'jpeg', fit: 'contain', background: 'efefef' };
    const address = imagePath(source, full);
    expect(address).toBe(`/img/767x767/filters:format(jpeg):quality(85):fit(contain):background(efefef)${source}`);
    expect(parseImagePath(address)).toEqual({ source, wish: full });
  });

  test('the plain path says format auto and quality 85 [F419]', () => {
    expect(imagePath(source, { ...wish, quality: imageDefaults.quality })).toBe(`/img/767x0/filters:format(auto):quality(85)${source}`);
  });

  test('quality 85, format webp and the placeholder colour are the defaults [F488]', () => {
    expect(imageDefaults).toMatchObject({ quality: 85, format: 'webp', placeholderColour: '#EFEFEF' });
  });

  test('the blurred placeholder is 10 by 10 in quality 50 with blur 3, and nothing else is so small [F421]', () => {
    const address = imagePath(source, placeholderWish);
    expect(address).toBe(`/img/10x10/filters:format(webp):quality(50):blur(3)${source}`);
    expect(parseImagePath(address)?.wish).toEqual(placeholderWish);
    for (const other of [{ height: 0 }, { quality: 85 }, { blur: 4 }, { blur: 0 }])
      expect(parseImagePath(imagePath(source, { ...placeholderWish, ...other }))).toBeNull();
  });

  test('every wish that is offered is read as it was written', () => {
    for (const width of imageWidths)
      for (const [wide, high] of imageRatios)
        for (const quality of imageQualities) {
          const one = { ...wish, width, height: listedHeight(width, wide / high), quality };
          expect(parseImagePath(imagePath(source, one)), `${width} ${wide}:${high}`).toEqual({ source, wish: one });
        }
  });

  test('what is not offered, or not written so, is no address', () => {
    const good = imagePath(source, wish);
    expect(parseImagePath(good)).not.toBeNull();
    const refused = [
      imagePath(source, { ...wish, width: 768 }),
      imagePath(source, { ...wish, width: 4000 }),
      imagePath(source, { ...wish, height: 500 }),
      imagePath(source, { ...wish, quality: 84 }),
      imagePath(source, { ...wish, quality: 101 }),
      imagePath(source, { ...wish, blur: 3 }),
      imagePath(source, { ...wish, background: 'efe' }),
      imagePath(source, { ...wish, background: 'abcdef' }),
      imagePath(source, { ...wish, fit: 'smart' as 'cover' }),
      imagePath(source, { ...wish, format: 'gif' as 'webp' }),
      imagePath('https://elsewhere.example/a.jpg', wish),
      imagePath('', wish),
      good.replace('767x0', '0767x0'),
      good.replace('format(auto):quality(85)', 'quality(85):format(auto)'),
      good.replace('quality(85)', 'quality(085)'),
      good.replace('quality(85)', 'quality(85):quality(50)'),
      good.replace('quality(85)', 'quality(85):fit(cover)'),
      good.replace('quality(85)', 'quality(85):blur(0)'),
      good.replace('quality(85)', 'quality(NaN)'),
      `${good}?x=1`,
      good.toUpperCase(),
    ];
    for (const path of refused) expect(parseImagePath(path), path).toBeNull();
  });

  test('the shapes of teasers are among those offered [F492]', () => {
    const shapes = [
      [59, 22],
      [150, 157],
      [1, 1],
    ] as const;
    for (const [wide, high] of shapes) expect(listedHeight(1900, wide / high)).toBe(Math.round((1900 * high) / wide));
  });

  test('the shapes of the other teasers are among those offered [F493]', () => {
    const shapes = [
      [20, 19],
      [254, 275],
      [960, 470],
      [300, 235],
      [391, 390],
      [302, 220],
    ] as const;
    for (const [wide, high] of shapes) expect(imageRatios).toContainEqual([wide, high]);
    expect(listedHeight(1900, 1.777)).toBe(1069);
    expect(listedHeight(1900, 7)).toBe(0);
  });
});

describe('breakpoints', () => {
  test('of layouts [F489]', () => {
    expect(layoutBreakpoints).toEqual({ mobile: 480, largeMobile: 576, tablet: 768, smallDesktop: 900, desktop: 1024, largeDesktop: 1300 });
  });

  test('of pictures, one pixel below those of layouts [F490]', () => {
    expect(Object.entries(imageBreakpoints).map(([name, width]) => `${name} ${width}`)).toEqual(
      'xxs 319, xs 479, sm 575, md 767, lg 899, xl 1023, xxl 1299, 2xl 1536, xxxl 1900'.split(', '),
    );
    const belowLayouts: number[] = Object.values(layoutBreakpoints).map((width) => width - 1);
    expect(Object.values(imageBreakpoints)).toEqual(expect.arrayContaining(belowLayouts));
  });

  test('pictures come for one and two device pixels [F491]', () => {
    expect(imageDensities).toEqual([1, 2]);
    for (const width of Object.values(imageBreakpoints)) expect(imageWidths).toEqual(expect.arrayContaining([width, width * 2]));
  });
});
