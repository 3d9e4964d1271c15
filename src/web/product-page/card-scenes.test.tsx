/** Photo-real scenes of galleries, rendered on the server. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SceneDto } from '#api/product.ts';
import type { CardProductView } from '#web/product/product-choice.ts';
import { SceneStage, SceneThumbs } from './card-scenes.tsx';
import { PosterScenes } from './poster-scenes.tsx';

const product = {
  id: 'olivia',
  choice: { form: 'flat', format: 'a6' },
  scenes: [{ scene: 'flat-cards-a6', alt: 'Olivia: Vorder- und Rückseite auf Leinen' }],
} as unknown as CardProductView;

const imagesOf = (html: string) => html.match(/<img[^>]*>/g) ?? [];

test('a small view of a scene links to the large picture, in the chosen colour, with its size, four widths and words', () => {
  const html = renderToStaticMarkup(<SceneThumbs product={product} colourway="rose" shown="front" onShow={() => {}} />);
  const base = '/img/scenes/flat-cards-a6/cards/olivia/flat-a6-rose-front';
  expect(html).toContain(`href="${base}-1200.webp"`);
  expect(html).toContain('aria-current="false"');
  const [image = ''] = imagesOf(html);
  for (const width of [360, 600, 900, 1200]) expect(image).toContain(`${base}-${width}.webp ${width}w`);
  expect(image).toMatch(/width="1200" height="900" alt="Olivia: Vorder- und Rückseite auf Leinen" loading="lazy"/);
});

test('the scene that is shown is loaded at once; none is shown where its place has none', () => {
  const shown = renderToStaticMarkup(<SceneStage product={product} colourway="rose" shown={0} />);
  expect(imagesOf(shown)).toHaveLength(1);
  expect(shown).toContain('loading="eager"');
  expect(renderToStaticMarkup(<SceneStage product={{ ...product, scenes: [] }} colourway="rose" shown={0} />)).not.toContain('<img');
});

test('a card without scenes has no small views of them', () => {
  expect(renderToStaticMarkup(<SceneThumbs product={{ ...product, scenes: [] }} colourway="rose" shown="front" onShow={() => {}} />)).toBe(
    '',
  );
});

test('a poster shows each of its scenes once, below a heading', () => {
  const scenes: SceneDto[] = (['framed-50x70', 'canvas-corner-50x70', 'acrylic-corner-50x70'] as const).map((scene) => ({
    scene,
    image: `/img/scenes/${scene}/posters/reiher/sand`,
    alt: `Reiher, ${scene}`,
  }));
  const html = renderToStaticMarkup(<PosterScenes scenes={scenes} />);
  expect(html).toContain('<h2');
  expect(imagesOf(html).map((image) => /alt="([^"]*)"/.exec(image)?.[1])).toEqual(scenes.map(({ alt }) => alt));
});

test('a scene of an edge from near has no widths that it is not drawn in', () => {
  const scenes: SceneDto[] = [{ scene: 'glass-edge-50x70', image: '/img/scenes/glass-edge-50x70/posters/reiher/sand', alt: 'Reiher' }];
  const [image = ''] = imagesOf(renderToStaticMarkup(<PosterScenes scenes={scenes} />));
  expect([...image.matchAll(/sand-(\d+)\.webp/g)].map(([, width]) => width).toSorted()).toEqual(['360', '600', '600']);
});
