/** Titles and descriptions of pages. */
import { describe, expect, test } from 'vitest';
import { channelOf, headTags } from './head.ts';

describe('head tags', () => {
  test('a title ends with the name of the site [F101]', () => {
    expect(headTags({ title: 'Olivia, Einladung zur Hochzeit', channel: 'federleicht' })).toEqual([
      { title: 'Olivia, Einladung zur Hochzeit | Federleicht' },
    ]);
    expect(headTags({ title: 'Kontakt', description: 'So erreichst du uns.', channel: 'myposter' })).toEqual([
      { title: 'Kontakt | myposter' },
      { name: 'description', content: 'So erreichst du uns.' },
    ]);
  });

  test('without root data the default channel names the page', () => {
    expect(channelOf([undefined, { id: 'root' }])).toBe('federleicht');
    expect(channelOf([{ id: 'root', loaderData: { site: { channel: 'myposter' } } }])).toBe('myposter');
  });
});
