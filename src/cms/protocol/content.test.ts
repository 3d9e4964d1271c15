import { describe, expect, test } from 'vitest';
import { contentIssue, searchableText } from '#core/content/block.ts';
import { knownRichText } from '#core/content/rich-text.ts';
import { componentSchema } from './component.ts';
import { readImagePath } from './image-path.ts';
import { readOrder } from './sort.ts';
import { createStoryIndex, findBySlug, isSlug, realPath, type Story, slugOf } from './story.ts';
import { localised } from './story-dto.ts';

describe('languages', () => {
  const content = {
    component: 'page',
    a: 'A',
    a__i18n__de_at: 'Ö',
    a__i18n__fr: '',
    list: [{ component: 'b', _uid: '1', x: 1, x__i18n__fr: 0 }],
    only__i18n__fr: 'F',
  };

  test('the first filled translation wins; false and 0 are filled', () => {
    expect(localised(content, { languages: ['fr', 'de-at'] })).toEqual({
      component: 'page',
      a: 'Ö',
      list: [{ component: 'b', _uid: '1', x: 0 }],
      only: 'F',
    });
  });
  test('the default language has no trace of translations', () => {
    expect(localised(content, { languages: [] })).toEqual({ component: 'page', a: 'A', list: [{ component: 'b', _uid: '1', x: 1 }] });
  });
  test('the stored content is never changed', () => {
    const before = JSON.stringify(content);
    const copy = localised(content, { languages: [], editable: { space: 1, story: 2 } });
    Object.assign((copy.list as object[])[0] ?? {}, { x: 99 });
    expect(JSON.stringify(content)).toBe(before);
  });
  test('left-out fields are left out with their translations', () => {
    expect(localised(content, { languages: ['fr'], without: new Set(['a', 'only', 'list']) })).toEqual({ component: 'page' });
  });
});

describe('content from outside', () => {
  test('is refused when it is too deep or reaches for a prototype', () => {
    const deep = JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`);
    expect(contentIssue(deep)).toBe('is nested too deeply');
    expect(contentIssue(JSON.parse('{"a":[{"__proto__":{"x":1}}]}'))).toBe('has a forbidden key');
    expect(contentIssue({ a: [{ constructor: 'x' }] })).toBeNull();
  });
  test('is searched in its words, not in its ids', () => {
    expect(searchableText({ component: 'page', _uid: 'abc', a: ['Öl'], b: { type: 'doc', text: 'X' } })).toBe('öl\nx');
  });
});

describe('rich text', () => {
  test('loses what is not on the lists, but never words', () => {
    const doc = {
      type: 'doc',
      content: [
        {
          type: 'script',
          content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'bold' }, { type: 'onclick' }] }] }],
        },
        { type: 'iframe', attrs: { src: 'x' } },
        { type: 'paragraph', content: [{ type: 'text', text: 'b', marks: [{ type: 'link', attrs: { linktype: 'zauber' } }] }] },
        'kein Knoten',
      ],
    };
    expect(knownRichText(doc)).toEqual({
      type: 'doc',
      content: [
        { type: 'paragraph', content: [{ type: 'text', text: 'a', marks: [{ type: 'bold' }] }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'b', marks: [] }] },
      ],
    });
  });
  test.each([[null], ['text'], [{ type: 'paragraph' }], [[]]])('%j is an empty one', (value) => {
    expect(knownRichText(value)).toEqual({ type: 'doc', content: [] });
  });
});

function place(id: number, parentId: number, slug: string, more: Partial<Story> = {}): Story {
  return {
    id,
    uuid: `u${id}`,
    groupId: `g${id}`,
    parentId,
    isFolder: false,
    position: 0,
    defaultRoot: null,
    createdAt: '',
    publishedAt: null,
    firstPublishedAt: null,
    isPublished: true,
    unpublishedChanges: false,
    name: slug,
    slug,
    isStartpage: false,
    tags: [],
    path: null,
    sortByDate: null,
    translatedSlugs: [],
    content: { component: 'page' },
    metaData: null,
    updatedAt: '',
    ...more,
  };
}

describe('places', () => {
  const folder = place(1, 0, 'karten', { isFolder: true, translatedSlugs: [{ id: 1, lang: 'fr', slug: 'cartes', name: null }] });
  const start = place(2, 1, 'start', { isStartpage: true });
  const shelf = createStoryIndex('published', [folder, start, place(3, 1, 'a')], new Map([[1, folder]]), ['fr']);

  test('follow the folders in every language', () => {
    expect(findBySlug(shelf, 'cartes/a', 'fr')?.id).toBe(3);
    expect(findBySlug(shelf, 'cartes/a', null)).toBeNull();
    expect(findBySlug(shelf, 'karten', null)?.id).toBe(2);
    expect(findBySlug(shelf, 'cartes/', 'fr')?.id).toBe(2);
    expect(shelf.all.map((story) => realPath(story, 'fr'))).toEqual(['/cartes', '/cartes/', '/cartes/a']);
  });
  test('do not hang where folders were made to contain each other', () => {
    const a = place(1, 2, 'a', { isFolder: true });
    const b = place(2, 1, 'b', { isFolder: true });
    expect(
      createStoryIndex(
        'draft',
        [a],
        new Map([
          [1, a],
          [2, b],
        ]),
        [],
      ).all[0]?.fullSlug,
    ).toBe('b/a');
  });
});

test('slugs are single parts of an address', () => {
  for (const slug of ['a', 'größe', '2026-01', 'a_b.c~d']) expect(isSlug(slug), slug).toBe(true);
  for (const slug of ['', '.', '..', 'a/b', 'a b', 'a?b', 'a#b', '<a>', 'a\u0000', 'a\\b', '%2f', 'x'.repeat(201)])
    expect(isSlug(slug), slug).toBe(false);
  expect(slugOf('Größe & Maß: Ñandú!')).toBe('groesse-mass-nandu');
});

test('an order that is not understood is refused', () => {
  for (const text of ['name:up', ':asc', 'name:asc:long', 'a,'.repeat(30)]) {
    if (text.startsWith('a,')) expect(() => readOrder(text.replaceAll('a', 'a:asc'))).toThrowError();
    else expect(() => readOrder(text), text).toThrowError();
  }
});

test('a component’s schema names known kinds of fields and keeps the rest', () => {
  const schema = { title: { type: 'text', max_length: 5 }, tab: { type: 'tab', keys: ['title'] } };
  expect(componentSchema.parse(schema)).toEqual(schema);
  expect(componentSchema.safeParse({ a: { type: 'zauber' } }).success).toBe(false);
  expect(componentSchema.safeParse({ a: 'text' }).success).toBe(false);
});

test('sizes of pictures are read word by word, and nothing else is', () => {
  expect(readImagePath('300x0/smart/filters:quality(60):focal(1x2:3x4):fill(fff):rotate(-90)')).toMatchObject({
    width: 300,
    height: 0,
    smart: true,
    quality: 60,
    fill: 'fff',
    rotate: 270,
    focal: { left: 1, top: 2, right: 3, bottom: 4 },
  });
  expect(readImagePath('')).toMatchObject({ width: 0, height: 0, format: null });
  for (const path of [
    '4001x1',
    '10',
    '1x1/zauber',
    'filters:',
    'filters:quality()',
    'filters:quality(1)x',
    'filters:rotate(45)',
    'filters:blur(999)',
  ])
    expect(readImagePath(path), path).toBeNull();
});
