import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { imageRatios } from '#core/site/image-address.ts';
import type { SlideData } from '#web/blocks/parts/slide.ts';
import { teaserRatios } from '#web/blocks/parts/teaser-ratios.ts';
import { Blocks } from '#web/blocks/runtime/blocks.tsx';
import { loadBlocks } from '#web/blocks/runtime/load-blocks.ts';
import type { PageRequest } from '#web/page/request.ts';
import type { CarouselProps } from '#web/ui/carousel/carousel.tsx';
import type { MainTeaserData } from './load.ts';

/** What the teaser asks of its carousel; the carousel itself is the real one. */
const asked = vi.hoisted(() => [] as CarouselProps[]);
vi.mock('#web/ui/carousel/carousel.tsx', async (original) => {
  const real = await original<typeof import('#web/ui/carousel/carousel.tsx')>();
  const Carousel = (props: CarouselProps) => {
    asked.push(props);
    return real.Carousel(props);
  };
  return { ...real, Carousel };
});

const asset = (name: string) => ({ filename: `/cms/f/1001/1900x1200/ab12/${name}.webp`, alt: name });
const wide = asset('garten');
const tall = asset('tisch');

async function teaser(fields: object, channel: 'federleicht' | 'myposter' = 'federleicht', designs: readonly object[] = []) {
  const complaints: string[] = [];
  const call = async () => ({ items: designs });
  const page = { site: { channel, country: 'DE', locale: 'de-DE', origin: 'http://localhost' }, call } as unknown as PageRequest;
  const blocks = await loadBlocks(
    [{ component: 'main-teaser', _uid: 'a', ...fields }],
    {
      page,
      story: { name: 'Start', fullSlug: 'federleicht/home', tags: [], publishedAt: null },
      params: {},
      query: new URLSearchParams(),
      links: { u1: '/hochzeit/' },
    },
    (message) => complaints.push(message),
  );
  const router = createMemoryRouter([{ path: '*', element: <Blocks blocks={blocks} /> }]);
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return { blocks, complaints, html, data: blocks[0]?.data as MainTeaserData | undefined };
}

async function slide(fields: object, channel?: 'myposter'): Promise<SlideData | undefined> {
  return (await teaser({ teaserList: [{ title: 'Titel', ...fields }] }, channel)).data?.slides[0];
}

describe('layouts', () => {
  test('the pictures of a slide come from the image path with format auto and quality 85 [F419]', async () => {
    const { html } = await teaser({ teaserList: [{ title: 'Endlich da.', responsiveImages: [wide] }] });
    const addresses = Array.from(html.matchAll(/\/img\/(?!10x10)\d+x\d+\/([^/]*)\/cms/g), ([, filters]) => filters);
    expect(addresses.length).toBeGreaterThan(4);
    expect(new Set(addresses)).toEqual(new Set(['filters:format(auto):quality(85)']));
  });

  test('several slides are a carousel with a tab for each and a pause button [F117, F143, F216]', async () => {
    const { html, complaints } = await teaser({
      teaserList: [
        { title: 'Wir sagen *Ja.*\nSagt es allen.', control: 'Hochzeit', responsiveImages: [wide] },
        { title: 'Endlich da.', responsiveImages: [tall] },
      ],
    });
    expect(complaints).toEqual([]);
    expect(html).toContain('aria-roledescription="Karussell"');
    expect(html.match(/class="carousel-slide"/g)).toHaveLength(2);
    expect(html).toMatch(/class="tab tab-open"[^>]*><span class="slide-tab">Hochzeit<\/span>/);
    // Without a label the title stands on the tab.
    expect(html).toContain('<span class="slide-tab">Endlich da.</span>');
    expect(html).toContain('aria-label="Anhalten"');
    expect(html).toContain('Wir sagen <em class="font-display">Ja.</em><br/>Sagt es allen.');
  });

  test('a slide stands for six seconds, and after the last comes the first [F507]', async () => {
    asked.length = 0;
    await teaser({ teaserList: [{ title: 'Eins' }, { title: 'Zwei' }] });
    expect(asked.map(({ timing, infinite }) => [timing, infinite])).toEqual([[6000, true]]);
  });

  test('slides of three sections show each with words and link [F144, F216]', async () => {
    const section = (title: string) => ({ title, text: `Zu ${title}`, url: { linktype: 'story', id: 'u1' }, responsiveImages: [tall] });
    const { html, data } = await teaser({
      threeSectionSlides: [
        { control: 'Papier', sections: ['Eins', 'Zwei', 'Drei', 'Vier'].map(section) },
        { control: 'Feste', sections: [section('Fünf')] },
        { control: 'Leer', sections: [] },
      ],
    });
    expect(data?.triples.map(({ tab, sections }) => [tab.name, sections.length])).toEqual([
      ['Papier', 3],
      ['Feste', 1],
    ]);
    expect(html.match(/class="triple-section/g)).toHaveLength(4);
    expect(html).toMatch(/<h2 class="type-h3"><a href="\/hochzeit\/"[^>]*>Eins<\/a><\/h2>/);
    expect(html).not.toContain('Vier');
  });

  test('a single slide stands: no carousel, no tabs, nothing to pause [F145]', async () => {
    const { html } = await teaser({ teaserList: [{ title: 'Post, die bleibt.', responsiveImages: [wide] }] });
    expect(html).toContain('Post, die bleibt.');
    expect(html).not.toMatch(/carousel|class="tab/);
  });

  test('a small teaser may stand below each of them, and alone [F146, F216, F222]', async () => {
    const smallTeaser = [
      {
        headline: 'Drei Musterkarten gratis',
        subHeadline: 'Such aus, was du anfassen möchtest.',
        isHeadlineH1: true,
        url: '/musterkarten/',
        backgroundColor: '#1f3a8f',
        textColor: '#1b2540',
        imageBadge: tall,
        badgeColor: '#ffffff',
        showBadgeOnMobile: 'false',
        isImagePositionRight: false,
      },
    ];
    const one = [{ title: 'Eins' }];
    const triple = { sections: one };
    for (const [fields, slides] of [
      [{}, 0],
      [{ teaserList: one }, 0],
      [{ teaserList: [...one, { title: 'Zwei' }] }, 2],
      [{ threeSectionSlides: [triple] }, 0],
      [{ threeSectionSlides: [triple, triple] }, 2],
    ] as const) {
      const { html } = await teaser({ ...fields, smallTeaser });
      expect(html.match(/class="carousel-slide"/g) ?? []).toHaveLength(slides);
      expect(html).toMatch(/<h1 class="type-h3"><a class="slide-stretch" href="\/musterkarten\/"/);
      expect(html).toContain('Such aus, was du anfassen möchtest.');
      expect(html).toContain('small-teaser-left');
      // The wished ink could not be read on cobalt: white takes its place.
      expect(html).toContain('--slide-ground:#1f3a8f;--slide-ink:#ffffff');
      expect(html).toMatch(/slide-badge slide-badge-disc max-md:hidden/);
    }
  });

  test('a small teaser has its own colours where they can be read, its picture at the right, and no headline of the page unless told [F222]', async () => {
    const words = { headline: 'Drei Musterkarten', subHeadline: 'Zum Anfassen.' };
    const plain = await teaser({ smallTeaser: [words] });
    expect(plain.html).toContain('<p class="type-h3">Drei Musterkarten</p>');
    expect(plain.html).not.toMatch(/small-teaser-left|slide-badge|--slide-/);
    const { html } = await teaser({
      smallTeaser: [{ ...words, backgroundColor: '#eef0ec', textColor: '#a3312a', imageBadge: tall, showBadgeOnDesktop: false }],
    });
    expect(html).toContain('--slide-ground:#eef0ec;--slide-ink:#a3312a');
    expect(html).toMatch(/class="slide-badge\s+md:hidden"/);
    expect(html).toContain('alt="tisch"');
  });

  test('without anything to show there is no teaser [F147]', async () => {
    for (const fields of [{}, { teaserList: [], threeSectionSlides: [], smallTeaser: [{}] }, { teaserList: [{ text: 'nur Text' }] }]) {
      const { blocks, html, complaints } = await teaser(fields);
      expect([blocks, html, complaints]).toEqual([[], '', []]);
    }
  });
});

describe('a slide', () => {
  test('words, tab, button and colours [F217]', async () => {
    const { html } = await teaser({
      teaserList: [
        {
          title: 'Titel',
          text: 'Zeile eins\nZeile zwei',
          control: 'Reiter',
          buttonText: 'Zum Fest',
          url: '/hochzeit/',
          color: '#a3312a',
          controlColor: '#2f6147',
          controlColorMobile: '#a3312a',
          backgroundColor: '#eef0ec',
        },
        { title: 'Zwei', url: '/taufe/', controlColor: '#2f6147' },
      ],
    });
    expect(html).toContain('<h2 class="type-display">Titel</h2><p class="slide-text">Zeile eins\nZeile zwei</p>');
    expect(html).toMatch(/<span class="slide-tab"[^>]*>Reiter<\/span>/);
    // A slide of its own accord has a button with words of the shop; its tab has one colour for all windows.
    expect(html).toMatch(/<a class="button slide-button[^"]*" href="\/taufe\/"[^>]*>Ansehen<\/a>/);
    expect(html).toContain('--tab-ink:#2f6147;--tab-ink-mobile:#2f6147');
    expect(html).toContain('--slide-ground:#eef0ec;--slide-ink:#a3312a');
    expect(html).toContain('--tab-ink:#2f6147;--tab-ink-mobile:#a3312a');
    expect(html).toMatch(/<a class="button slide-button[^"]*" href="\/hochzeit\/"[^>]*>Zum Fest<\/a>/);
  });

  test('without a visible button the whole slide is the link, and says where it leads [F217, F221]', async () => {
    for (const fields of [{ isButtonVisible: false }, { teaserWrapperComponent: 'a' }]) {
      const { html } = await teaser({ teaserList: [{ title: 'Zum *Fest*', url: '/hochzeit/', buttonText: 'Ansehen', ...fields }] });
      expect(html).toMatch(/<a class="slide-cover" href="\/hochzeit\/"[^>]*><span class="unseen">Zum Fest<\/span><\/a>/);
      expect(html).not.toContain('slide-button');
    }
    const { html } = await teaser({ teaserList: [{ title: 'Nirgendwohin', teaserWrapperComponent: 'a' }] });
    expect(html).not.toContain('<a ');
  });

  test('where the picture stands, whether it is new, which tag its headline has [F218]', async () => {
    expect(await slide({})).toMatchObject({ imageRight: true, isNew: false, tag: 'h2' });
    expect(await slide({ isImagePositionRight: false, isNewTeaser: 'true', tagNameHeadline: 'h1' })).toMatchObject({
      imageRight: false,
      isNew: true,
      tag: 'h1',
    });
    expect(await slide({ tagNameHeadline: 'script' })).toMatchObject({ tag: 'h2' });
    const { html } = await teaser({
      teaserList: [{ title: 'Titel', isNewTeaser: true, tagNameHeadline: 'h1', isImagePositionRight: false }],
    });
    expect(html).toContain('<p class="slide-flag">Neu</p><h1 class="type-display">Titel</h1>');
    expect(html).toContain('slide-left');
  });

  test('pictures by media, from a path, a srcset or an asset, in their own shape or that of the teaser [F219, F492]', async () => {
    const pictures = (responsiveImages: unknown) => slide({ responsiveImages }).then((one) => one?.pictures);
    expect(
      await pictures([
        { publicPath: wide.filename, alt: 'Garten', media: '(min-width: 1024px)', sizes: '90vw' },
        { srcset: `${tall.filename} 1x, ${wide.filename} 2x`, alt: 'Tisch', aspectRatio: '20/19', media: '(max-width: 1023px)' },
      ]),
    ).toEqual([
      { src: tall.filename, alt: 'Tisch', from: 0, width: 1023, height: 972, sizes: '100vw', focus: '' },
      { src: wide.filename, alt: 'Garten', from: 1024, width: 1900, height: 708, sizes: '90vw', focus: '' },
    ]);
    // One picture for everything is cut twice.
    expect(await pictures([wide])).toMatchObject([
      { from: 0, width: 1023, height: 1071 },
      { from: 1024, width: 1900, height: 708 },
    ]);
    // A plain list of two: large for desktops, small below.
    expect(await pictures([wide, tall])).toMatchObject([
      { from: 0, src: tall.filename },
      { from: 1024, src: wide.filename },
    ]);
    const { html } = await teaser({ teaserList: [{ title: 'Titel', responsiveImages: [{ publicPath: wide.filename, alt: 'Garten' }] }] });
    expect(html).toMatch(
      /<picture><source media="\(min-width: 1024px\)"[^>]*garten[^>]*width="1900" height="708"\/><img alt="Garten"[^>]*garten/,
    );
    for (const hostile of ['https://anderswo.example/a.webp', [{ publicPath: 'javascript:alert(1)' }], 7, [null, {}]])
      expect(await pictures(hostile)).toEqual([]);
  });

  test('a badge with its disc, its link and the windows it is seen in [F220]', async () => {
    const { html } = await teaser({
      teaserList: [{ title: 'Titel', imageBadge: tall, badgeColor: '#f3d8d0', badgeUrl: '/neu/', showBadgeOnDesktop: false }],
    });
    expect(html).toMatch(/<a class="slide-badge slide-badge-disc\s+md:hidden" style="background:#f3d8d0" href="\/neu\/"/);
    expect((await slide({ imageBadge: tall, showBadgeOnDesktop: false, showBadgeOnMobile: false }))?.badge).toBeNull();
    expect((await slide({ badgeColor: '#f3d8d0' }))?.badge).toBeNull();
    // In every window unless told otherwise, without disc and link.
    expect((await slide({ imageBadge: tall }))?.badge).toMatchObject({ onMobile: true, onDesktop: true, color: '', link: null });
  });

  test('wrapper and attributes, as far as they can do no harm [F221]', async () => {
    const attributes = {
      'data-test': 'a',
      id: 'fest',
      onclick: 'alert(1)',
      style: 'color:red',
      class: 'x',
      'data-block': 'zeppelin',
      'aria-label': 'Fest',
    };
    const { html } = await teaser({
      teaserList: [{ title: 'Titel', teaserWrapperComponent: 'article', teaserHtmlAttributes: attributes }],
    });
    expect(html).toMatch(/<article data-test="a" id="fest" aria-label="Fest" class="slide /);
    expect(html).not.toMatch(/onclick|color:red|zeppelin/);
    expect((await slide({ teaserHtmlAttributes: attributes }))?.attributes).toEqual({ 'data-test': 'a', id: 'fest', 'aria-label': 'Fest' });
    const list = [{ name: 'data-from', value: 'list' }, { name: 'onload', value: 'alert(1)' }, null];
    expect((await slide({ teaserHtmlAttributes: list }))?.attributes).toEqual({ 'data-from': 'list' });
  });

  test('colours without enough contrast are replaced by the ink of the channel', async () => {
    expect((await slide({ backgroundColor: '#1d2a44', color: '#1b2540' }))?.ink).toBe('#ffffff');
    expect((await slide({ color: '#ffffff' }))?.ink).toBe('#1b2540');
    expect((await slide({ color: '#ffffff' }, 'myposter'))?.ink).toBe('#141414');
    expect((await slide({ controlColor: '#e0a92e' }))?.tab.ink).toBe('');
  });
});

describe('a slide with designs', () => {
  const design = {
    id: 'olivia',
    name: 'Olivia',
    form: 'folded',
    format: 'a6',
    occasion: 'hochzeit',
    shown: 'salbei',
    colourways: [{ key: 'salbei', name: 'Salbei', color: 'green', hex: '#7f9a86' }],
    scene: null,
  };
  const scene = '/img/scenes/folded-card-a6/cards/olivia/folded-a6-salbei-front';

  test('shows the first that has a scene in it, before everything else on the page', async () => {
    const designs = [design, { ...design, id: 'gartentor', name: 'Gartentor', scene }];
    const { html, complaints } = await teaser({ teaserList: [{ title: 'Ja.', cards: 'olivia, gartentor' }] }, 'federleicht', designs);
    expect(complaints).toEqual([]);
    const [image = ''] = /<img[^>]*teaser-scene[^>]*>/.exec(html) ?? [];
    for (const width of [360, 600, 900, 1200]) expect(image).toContain(`${scene}-${width}.webp ${width}w`);
    expect(image).toMatch(/loading="eager" fetchPriority="high"/);
    expect(image).toContain('alt="Gartentor: die Klappkarte steht auf einem Holztisch"');
    expect(image).toContain('width="1200" height="900"');
    expect(html).not.toContain('teaser-card');
  });

  test('shows drawn cards where none has a scene', async () => {
    const { html } = await teaser({ teaserList: [{ title: 'Ja.', cards: 'olivia' }] }, 'federleicht', [design]);
    expect(html).toContain('teaser-card-1');
    expect(html).not.toContain('/img/scenes/');
  });
});

test('the shapes of teaser pictures are those of the specification, and the image service makes every one [F492, F493]', () => {
  expect([teaserRatios.desktop, teaserRatios.mobile, teaserRatios.badge]).toEqual([
    [59, 22],
    [150, 157],
    [1, 1],
  ]);
  const { desktop, mobile, badge, ...others } = teaserRatios;
  expect(
    Object.values(others)
      .map((ratio) => ratio.join('/'))
      .toSorted(),
  ).toEqual(['20/19', '254/275', '960/470', '300/235', '391/390', '302/220'].toSorted());
  for (const ratio of Object.values(teaserRatios)) expect(imageRatios).toContainEqual(ratio);
});
