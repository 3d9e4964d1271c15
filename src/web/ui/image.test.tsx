/** A picture as browsers first get it: every property of it in the HTML, before any script. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Image, Picture } from './image.tsx';

const src = '/cms/f/1001/2400x1600/AbCdEfGhIjKlMnOpQrStUv/foto.jpg';
const wide = '/cms/f/1001/2400x900/AbCdEfGhIjKlMnOpQrStUv/breit.jpg';

/** Of the picture itself: an eager one is also preloaded. */
function attributes(html: string): Record<string, string> {
  const [, tag = ''] = /<img([^>]*)>/.exec(html) ?? [];
  return Object.fromEntries(
    Array.from(tag.matchAll(/ ([a-zA-Z]+)="([^"]*)"/g), ([, name = '', value = '']) => [name.toLowerCase(), value]),
  );
}

test('without word from the page it is lazy, decoded beside the page, webp in quality 85, with the blurred picture below [F226, F488]', () => {
  const html = renderToStaticMarkup(<Image src={src} alt="Garten" width={600} height={400} />);
  const shown = attributes(html);
  expect(shown).toMatchObject({ alt: 'Garten', loading: 'lazy', decoding: 'async', width: '600', height: '400', sizes: '600px' });
  expect(shown).not.toHaveProperty('crossorigin');
  expect(shown.src).toBe(`/img/638x425/filters:format(webp):quality(85)${src}`);
  expect(shown.class).toMatch(/^image image-loading/);
  expect(shown.style).toContain(`--image-placeholder:url(&quot;/img/10x10/filters:format(webp):quality(50):blur(3)${src}&quot;)`);
  expect(shown.style).toContain('aspect-ratio:600 / 400');
});

test('every property that a page may set reaches the browser [F226, F307, F308, F309]', () => {
  const html = renderToStaticMarkup(
    <Image
      {...{ src, alt: '', width: 600, sizes: '50vw', densities: [1], format: 'png', quality: 60, background: '#EEF0EC', fit: 'contain' }}
      {...{ loading: 'eager', decoding: 'sync', crossorigin: true, placeholder: '/assets/grau.png', provider: 'img' }}
    />,
  );
  const shown = attributes(html);
  expect(shown).toMatchObject({ alt: '', loading: 'eager', decoding: 'sync', crossorigin: 'anonymous', sizes: '50vw' });
  expect(shown.srcset?.split(', ').map((one) => one.split(' ')[1])).toEqual('319w 479w 575w 767w 899w 1023w 1299w 1536w 1900w'.split(' '));
  expect(shown.src).toBe(`/img/1023x0/filters:format(png):quality(60):fit(contain):background(eef0ec)${src}`);
  expect(shown.style).toMatch(/object-fit:contain;--image-placeholder:url\(&quot;\/assets\/grau\.png&quot;\)/);
  const bare = attributes(
    renderToStaticMarkup(<Image src={src} alt="" placeholder={false} provider="storyblok" crossorigin="use-credentials" />),
  );
  expect(bare.style ?? '').not.toContain('placeholder');
  expect(bare).toMatchObject({ crossorigin: 'use-credentials', src: `${src}/m/1023x0/filters:format(webp):quality(85)` });
});

test('what is no word of the specification leaves the browser with the default [F307, F308, F309]', () => {
  const nonsense = { loading: 'soon', decoding: 'later', crossorigin: 'yes' } as object;
  const shown = attributes(renderToStaticMarkup(<Image src={src} alt="" {...nonsense} />));
  expect(shown).toMatchObject({ loading: 'lazy', decoding: 'async' });
  expect(shown).not.toHaveProperty('crossorigin');
});

test('wider windows have their own picture, and the first one of a page is fetched before others', () => {
  const html = renderToStaticMarkup(
    <Picture
      {...{ src, alt: 'Tisch', width: 1023, height: 1071, isFirst: true }}
      sources={[
        { src: wide, from: 768, width: 1299, height: 484 },
        { src: wide, from: 1024, width: 1900, height: 708 },
      ]}
    />,
  );
  expect(
    Array.from(html.matchAll(/<source media="\(min-width: (\d+)px\)" srcSet="\/img\/(\d+)x/g), ([, from, width]) => [from, width]),
  ).toEqual([
    ['1024', '1900'],
    ['768', '1299'],
  ]);
  expect(html).toMatch(/<img alt="Tisch" loading="eager" decoding="async" fetchPriority="high"/);
});
