import { describe, expect, test } from 'vitest';
import { parseImagePath } from '#core/site/image-address.ts';
import { imageSourceProps, placeholderSource, validCrossorigin, validDecoding, validLoading } from './image-props.ts';

const asset = '/cms/f/1001/2400x1600/AbCdEfGhIjKlMnOpQrStUv/foto.jpg';

function candidates(srcSet: string | undefined): { address: string; width: number }[] {
  return (srcSet ?? '').split(', ').map((one) => {
    const [address = '', width = ''] = one.split(' ');
    return { address, width: Number.parseInt(width, 10) };
  });
}

describe('what a picture may be told', () => {
  test('loading is lazy or eager [F307]', () => {
    expect(['lazy', 'eager', 'auto', '', undefined, true].map(validLoading)).toEqual(['lazy', 'eager', ...Array(4).fill(undefined)]);
  });

  test('decoding is async, auto or sync [F308]', () => {
    expect(['async', 'auto', 'sync', 'now', '', null].map(validDecoding)).toEqual(['async', 'auto', 'sync', ...Array(3).fill(undefined)]);
  });

  test('crossorigin is anonymous, use-credentials, empty, true or false; true becomes anonymous [F309]', () => {
    expect(['anonymous', 'use-credentials', '', true, false, 'yes', undefined].map(validCrossorigin)).toEqual([
      'anonymous',
      'use-credentials',
      '',
      'anonymous',
      ...Array(3).fill(undefined),
    ]);
  });
});

describe('sources of a picture', () => {
  test('format, quality, background, fit, width and height reach the address [F226]', () => {
    const { src, srcSet } = imageSourceProps({
      src: asset,
      width: 600,
      height: 400,
      format: 'auto',
      quality: 60,
      background: '#EEF0EC',
      fit: 'contain',
    });
    expect(src).toBe(`/img/638x425/filters:format(auto):quality(60):fit(contain):background(eef0ec)${asset}`);
    expect(candidates(srcSet).map(({ width }) => width)).toEqual([638, 1200]);
  });

  test('without word from the page it is webp in quality 85 of the shop’s own service [F227, F488]', () => {
    expect(imageSourceProps({ src: asset }).src).toBe(`/img/1023x0/filters:format(webp):quality(85)${asset}`);
  });

  test('with sizes, every image breakpoint is offered in both densities, up to the picture itself [F490, F491]', () => {
    const { srcSet, sizes } = imageSourceProps({ src: asset, sizes: '(min-width: 1024px) 50vw, 100vw' });
    const widths = candidates(srcSet).map(({ width }) => width);
    expect(widths).toEqual([319, 479, 575, 638, 767, 899, 958, 1023, 1150, 1299, 1534, 1536, 1798, 1900, 2046, 2598]);
    expect(sizes).toBe('(min-width: 1024px) 50vw, 100vw');
    const single = imageSourceProps({ src: asset, sizes: '100vw', densities: [1] });
    expect(candidates(single.srcSet).map(({ width }) => width)).toEqual([319, 479, 575, 767, 899, 1023, 1299, 1536, 1900]);
  });

  test('every address that a component writes is one that the service answers', () => {
    const choices = [
      { src: asset },
      { src: asset, width: 1, height: 1 },
      { src: asset, width: 9999, height: 9999 },
      { src: asset, width: 613, height: 417 },
      { src: asset, width: 590, height: 220, sizes: '100vw' },
      { src: asset, quality: 100 },
      { src: asset, quality: 1 },
      { src: asset, quality: Number.NaN },
      { src: asset, background: 'red' },
      { src: '/assets/plaster-C4fe12ab.webp', width: 240 },
    ];
    for (const choice of choices)
      for (const { address, width } of candidates(imageSourceProps(choice).srcSet)) {
        const read = parseImagePath(address);
        expect(read, address).not.toBeNull();
        expect(read?.wish.width).toBe(width);
      }
  });

  test('a shape the service does not cut is left to the style sheet', () => {
    expect(parseImagePath(imageSourceProps({ src: asset, width: 700, height: 100 }).src)?.wish.height).toBe(0);
    expect(parseImagePath(imageSourceProps({ src: asset, width: 590, height: 220 }).src)?.wish.height).toBe(238);
  });

  test('an asset is asked of the host of the page, whichever host wrote its address', () => {
    expect(imageSourceProps({ src: `https://at.shop.example${asset}?expires=1` }).src).toContain(`quality(85)${asset}`);
  });

  test('the content service makes the sizes of its assets where the provider says so [F227]', () => {
    expect(imageSourceProps({ src: asset, width: 600, height: 400, provider: 'storyblok' }).src).toBe(
      `${asset}/m/638x425/filters:format(webp):quality(85)`,
    );
    expect(imageSourceProps({ src: asset, format: 'auto', fit: 'contain', background: '#efefef', provider: 'storyblok' }).src).toBe(
      `${asset}/m/fit-in/1023x0/filters:quality(85):fill(efefef)`,
    );
    const vendor = 'https://a.storyblok.com/f/39898/3310x2192/e4ec08624e/demo.jpeg';
    expect(imageSourceProps({ src: vendor, provider: 'img' }).src).toBe(`${vendor}/m/1023x0/filters:format(webp):quality(85)`);
  });

  test('any other address is shown as it is', () => {
    for (const src of [
      'https://elsewhere.example/a.jpg',
      '/assets/not-found.svg',
      'data:image/gif;base64,R0',
      '/img/pictures/x/preview.webp',
      'javascript:alert(1)//.png',
    ])
      expect(imageSourceProps({ src, width: 10 })).toEqual({ src, srcSet: undefined, sizes: undefined });
  });

  test('the placeholder is the blurred one, a chosen one, or none [F421]', () => {
    expect(placeholderSource({ src: asset })).toBe(`/img/10x10/filters:format(webp):quality(50):blur(3)${asset}`);
    expect(placeholderSource({ src: asset, provider: 'storyblok' })).toBe(`${asset}/m/10x10/filters:format(webp):quality(50):blur(3)`);
    expect(placeholderSource({ src: asset, placeholder: '/assets/a.png' })).toBe('/assets/a.png');
    expect(placeholderSource({ src: asset, placeholder: false })).toBeNull();
    expect(placeholderSource({ src: 'https://elsewhere.example/a.jpg' })).toBeNull();
  });
});
