/** The wrapper of a block: tag, spaces, variant, headline, and where each of them is hidden. */
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LayoutWrapper } from './block-layout.tsx';
import { blocksWithoutLayout, readLayout } from './layout-fields.ts';

/** Tag and classes of the wrapper, and what it shows above the block, for the fields of a story. */
function framed(fields: Record<string, unknown>): { wrapper: string; above: string } {
  const html = renderToStaticMarkup(
    <LayoutWrapper layout={readLayout(fields).layout} component="page-text">
      <hr />
    </LayoutWrapper>,
  );
  const [, wrapper = '', above = ''] = /^<([^>]*)>(.*)<hr\/>/s.exec(html) ?? [];
  return { wrapper: wrapper.replace(/\s+/g, ' ').replace(' "', '"'), above };
}

test('a block is a div with the space of a section below it and none above, unless an editor says otherwise [F225]', () => {
  expect(framed({})).toEqual({ wrapper: 'div data-block="page-text" class="mb-14 lg:mb-24"', above: '' });
  const { wrapper } = framed({ htmlTag: 'section', mb: 'small', mt: 'medium', layout: 'ground' });
  expect(wrapper).toBe('section data-block="page-text" class="mb-4 mt-8 bg-ground py-14 lg:py-24"');
  expect(framed({ mb: 'none', layout: 'ink' }).wrapper).toBe('div data-block="page-text" class=" on-ink py-14 lg:py-24"');
  expect(framed({ layout: 'narrow' }).wrapper).toBe('div data-block="page-text" class="mb-14 lg:mb-24 narrow"');
});

test('mb and variant are required: blocks of a story without them are named once [F225]', () => {
  // @ts-expect-error both are required properties of the wrapper
  const incomplete: ComponentProps<typeof LayoutWrapper>['layout'] = {};
  expect(incomplete).toEqual({});
  const inner = { component: 'page-text', mb: 'none' };
  const body = [
    { component: 'page-text' },
    { component: 'ab-test', mb: 'section', layout: 'plain', control: [inner] },
    { component: 'slide' },
  ];
  expect(blocksWithoutLayout(body, (name) => name !== 'slide')).toEqual(['page-text']);
  expect(blocksWithoutLayout([{ ...inner, layout: 'ink' }], () => true)).toEqual([]);
});

test('the headline of a block has a teaser above, a subline below, and is of the second level and the first rank unless told otherwise [F223]', () => {
  const { above } = framed({ headline: 'Papier', teaser: 'Neu', subline: 'Zehn Sorten.' });
  expect(above).toMatch(/<p [^>]*>Neu<\/p><h2 class="type-h2">Papier<\/h2><p [^>]*>Zehn Sorten\.<\/p>/);
  expect(framed({ headline: 'Papier', headlineType: 'h3', variant: 'secondary' }).above).toContain('<h3 class="type-h3">Papier</h3>');
});

test('a headline is hidden on phones, on desktops or nowhere, a block on phones; a prevented hiding wins [F224]', () => {
  const hidden = (fields: Record<string, unknown>) =>
    (/class="wrap mb-7 ([^"]*)"/.exec(framed({ headline: 'Papier', ...fields }).above)?.[1] ?? '').trim();
  expect(hidden({})).toBe('');
  expect(hidden({ hideHeadlineOnMobile: true })).toBe('max-md:sr-only');
  expect(hidden({ hideHeadlineOnDesktop: true })).toBe('md:sr-only');
  expect(hidden({ hideHeadlineOnMobile: true, hideHeadlineOnDesktop: true, preventHideHeadline: true })).toBe('');
  expect(framed({ headline: 'Papier' }).wrapper).not.toContain('hidden');
  expect(framed({ hideComponentOnMobile: true }).wrapper).toContain('max-md:hidden');
});

test('in a preview the block carries the note by which the visual editor finds its block; nothing else is taken for one', () => {
  const json = '{"name":"page-text","space":"1001","uid":"u1","id":"42"}';
  const { wrapper } = framed({ _editable: `<!--#storyblok#${json}-->` });
  expect(wrapper).toContain(`data-blok-c="${json.replaceAll('"', '&quot;')}" data-blok-uid="42-u1"`);
  for (const _editable of [undefined, 7, '', '<!--#storyblok#{-->', '<!--#storyblok#{"id":"42"}-->', '<script>'])
    expect(framed({ _editable }).wrapper).not.toContain('data-blok');
});
