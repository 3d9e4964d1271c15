/** Parameters of story lists, and datasources, row by row of the protocol, with the real client's wire format; each row also fails where it is ignored. */
import { expect } from 'vitest';
import { answers, changes, declareRows, ignores, type Json, row, type World } from '#tests/content-service.ts';

const page = (fields: Json = {}) => ({ component: 'page', ...fields });

async function plant(world: World, stories: Json[]): Promise<Json[]> {
  const made: Json[] = [];
  for (const story of stories) made.push(await world.add({ name: story.slug, content: page(), ...story }));
  return made;
}

row(
  'starts_with, by_slugs and excluding_slugs choose by address, with * for anything [F415]',
  [ignores('starts_with'), ignores('by_slugs'), ignores('excluding_slugs')],
  async (world) => {
    const folder = await world.add({ name: 'k', slug: 'karten', is_folder: true }, false);
    await plant(world, [{ slug: 'a' }, { slug: 'hochzeit', parent_id: folder.id }, { slug: 'geburt', parent_id: folder.id }]);
    expect(await world.slugs({ starts_with: 'karten/' })).toEqual(['karten/hochzeit', 'karten/geburt']);
    expect(await world.slugs({ starts_with: '/karten/h' })).toEqual(['karten/hochzeit']);
    expect(await world.slugs({ by_slugs: 'a,karten/h*', sort_by: 'slug:asc' })).toEqual(['a', 'karten/hochzeit']);
    expect(await world.slugs({ by_slugs: '*/geb*t' })).toEqual(['karten/geburt']);
    expect(await world.slugs({ excluding_slugs: 'karten/*' })).toEqual(['a']);
    expect(await world.slugs({ starts_with: 'Karten%' })).toEqual([]);
  },
);

row(
  'by_uuids, by_uuids_ordered, by_ids and excluding_ids choose by id [F415]',
  [
    ignores('by_uuids'),
    ignores('by_ids'),
    ignores('excluding_ids'),
    changes('keeps its own order', '/cdn/stories', (body) => void body.stories?.sort((a: Json, b: Json) => a.id - b.id)),
  ],
  async (world) => {
    const [a, b, c] = await plant(world, [{ slug: 'a' }, { slug: 'b' }, { slug: 'c' }]);
    expect(await world.slugs({ by_uuids: `${c.uuid},${a.uuid},none` })).toEqual(['a', 'c']);
    expect(await world.slugs({ by_uuids_ordered: `${c.uuid},${a.uuid}` })).toEqual(['c', 'a']);
    expect(await world.slugs({ by_ids: `${a.id},${b.id}` })).toEqual(['a', 'b']);
    expect(await world.slugs({ excluding_ids: `${a.id},${b.id}` })).toEqual(['c']);
  },
);

row(
  'content_type, with_tag, is_startpage, level and in_workflow_stages choose by kind and place',
  [ignores('content_type'), ignores('with_tag'), ignores('is_startpage'), ignores('level'), ignores('in_workflow_stages')],
  async (world) => {
    const folder = await world.add({ name: 'f', slug: 'f', is_folder: true }, false);
    await plant(world, [
      { slug: 'a', content: { component: 'article' }, tag_list: ['rot'] },
      { slug: 'b', tag_list: ['blau', 'rot'] },
      { slug: 'c', parent_id: folder.id, is_startpage: true, tag_list: ['blau'] },
    ]);
    expect(await world.slugs({ content_type: 'article' })).toEqual(['a']);
    expect(await world.slugs({ component: 'article' })).toEqual(['a']);
    expect(await world.slugs({ with_tag: 'rot' })).toEqual(['a', 'b']);
    expect(await world.slugs({ with_tag: 'blau,grün' })).toEqual(['f/c', 'b']);
    expect(await world.slugs({ is_startpage: 1 })).toEqual(['f/c']);
    expect(await world.slugs({ is_startpage: 0 })).toEqual(['a', 'b']);
    expect(await world.slugs({ level: 2 })).toEqual(['f/c']);
    expect(await world.slugs({ in_workflow_stages: '1,2' })).toEqual([]);
  },
);

row(
  'search_term finds text in name, slug and content of the version that is asked for',
  [ignores('search_term'), ignores('version')],
  async (world) => {
    const [a] = await plant(world, [
      { slug: 'a', name: 'Olivenzweig' },
      { slug: 'b', content: page({ body: [{ component: 'text', _uid: '1', text: 'Für die OLIVEN im Süden' }] }) },
      { slug: 'oliven-c' },
      { slug: 'd', content: page({ text: 'Nadelwald' }) },
    ]);
    expect(await world.slugs({ search_term: 'oliven' })).toEqual(['a', 'b', 'oliven-c']);
    expect(await world.slugs({ search_term: 'süden  oliven' })).toEqual(['b']);
    expect(await world.slugs({ search_term: '50%_' })).toEqual([]);
    await world.management().put(`${world.space}/stories/${a.id}`, { story: { name: 'Fichte', content: page({ text: 'Lärche' }) } });
    expect(await world.slugs({ search_term: 'lärche' })).toEqual([]);
    const drafts = await world.preview().get('cdn/stories', { search_term: 'lärche' });
    expect(drafts.data.stories.map((story: Json) => story.slug)).toEqual(['a']);
  },
);

row(
  'sort_by orders by own and content fields, as text or number, in chains, and puts what has no value last',
  [
    ignores('sort_by'),
    changes('sorts downwards only', '/cdn/stories', (body, request) => {
      if (request.url.includes('asc')) body.stories?.reverse();
    }),
  ],
  async (world) => {
    await plant(world, [
      { slug: 'a', content: page({ rank: '10', group: 'x', price: 2.5 }) },
      { slug: 'b', content: page({ rank: '9', group: 'x', price: '10.25' }) },
      { slug: 'c', content: page({ rank: '', group: 'w', price: 2.25 }) },
    ]);
    const orders: [string, string[]][] = [
      ['name:desc', ['c', 'b', 'a']],
      ['slug:asc', ['a', 'b', 'c']],
      ['position:desc', ['c', 'b', 'a']],
      ['first_published_at:desc', ['c', 'b', 'a']],
      ['content.rank:asc', ['a', 'b', 'c']],
      ['content.rank:asc:int', ['b', 'a', 'c']],
      ['content.rank:desc:int', ['a', 'b', 'c']],
      ['content.rank:asc:int:nulls_first', ['c', 'b', 'a']],
      ['content.price:asc:float', ['c', 'a', 'b']],
      ['content.price:desc:float:nulls_last', ['b', 'a', 'c']],
      ['content.group:desc,content.rank:asc:int', ['b', 'a', 'c']],
      ['content.none:asc,name:desc', ['c', 'b', 'a']],
    ];
    for (const [sort_by, expected] of orders) expect(await world.slugs({ sort_by }), sort_by).toEqual(expected);
  },
);

const times = ['published_at', 'first_published_at', 'updated_at'] as const;
row(
  'times of publishing and change can be bounded, in UTC without seconds or as ISO',
  times.flatMap((name) => ['gt', 'lt'].map((word) => ignores(`${name}_${word}`))),
  async (world) => {
    world.setTime('2026-01-01T09:00:00Z');
    await plant(world, [{ slug: 'alt' }]);
    world.setTime('2026-01-02T10:30:00Z');
    await plant(world, [{ slug: 'neu' }]);
    for (const name of times) {
      expect(await world.slugs({ [`${name}_gt`]: '2026-01-01 09:00' }), name).toEqual(['neu']);
      expect(await world.slugs({ [`${name}_gte`]: '2026-01-01 09:00' }), name).toEqual(['alt', 'neu']);
      expect(await world.slugs({ [`${name}_lt`]: '2026-01-02T10:30:00.000Z' }), name).toEqual(['alt']);
      expect(await world.slugs({ [`${name}_lte`]: '2026-01-02T11:30:00+01:00' }), name).toEqual(['alt', 'neu']);
    }
  },
);

row(
  'filter_query compares texts and lists',
  [
    ignores('filter_query'),
    changes('forgets not_in', '/cdn/stories', (body, request) => {
      if (decodeURIComponent(request.url).includes('[not_in]')) body.stories.length = 0;
    }),
  ],
  async (world) => {
    await plant(world, [
      { slug: 'a', content: page({ title: 'Haus am See', colour: 'rot', tags: ['x', 'y'], deep: { list: [{ n: 'innen' }] } }) },
      { slug: 'b', content: page({ title: 'Berghaus', colour: 'blau', tags: ['y'], number: 7 }) },
      { slug: 'c', content: page({ title: 'Zelt', colour: 'grün,gelb', tags: [] }) },
    ]);
    const filters: [Json, string[]][] = [
      [{ colour: { in: 'rot,blau' } }, ['a', 'b']],
      [{ colour: { in: 'Rot' } }, []],
      [{ number: { in: '7' } }, ['b']],
      [{ colour: { not_in: 'rot,blau' } }, ['c']],
      [{ title: { like: '*haus*' } }, ['a', 'b']],
      [{ title: { like: 'haus*' } }, ['a']],
      [{ title: { like: 'zelt' } }, ['c']],
      [{ title: { like: '.*' } }, []],
      [{ title: { not_like: '*haus*' } }, ['c']],
      [{ tags: { any_in_array: 'x,z' } }, ['a']],
      [{ tags: { in_array: 'y' } }, ['a', 'b']],
      [{ tags: { all_in_array: 'x,y' } }, ['a']],
      [{ 'deep.list.0.n': { in: 'innen' } }, ['a']],
      [{ title: { like: '*haus*' }, colour: { in: 'blau' } }, ['b']],
      [{ __proto__x: { in: 'x' } }, []],
      [{ constructor: { exists: 'true' } }, []],
    ];
    for (const [filter_query, expected] of filters) {
      expect(await world.slugs({ filter_query }), JSON.stringify(filter_query)).toEqual(expected);
    }
  },
);

row(
  'filter_query compares numbers and dates, also where editors stored them as text',
  [
    ignores('filter_query'),
    changes('compares numbers as text', '/cdn/stories', (body, request) => {
      if (decodeURIComponent(request.url).includes('[n][gt_int]=9')) body.stories.length = 0;
    }),
  ],
  async (world) => {
    await plant(world, [
      { slug: 'a', content: page({ n: '10', f: 0.5, d: '2026-03-01 10:00' }) },
      { slug: 'b', content: page({ n: 9, f: '1.25', d: '2026-03-02' }) },
      { slug: 'c', content: page({ n: 'viele', d: '' }) },
    ]);
    const filters: [Json, string[]][] = [
      [{ n: { gt_int: '9' } }, ['a']],
      [{ n: { gte_int: 9 } }, ['a', 'b']],
      [{ n: { lt_int: '10' } }, ['b']],
      [{ n: { lte_int: '10' } }, ['a', 'b']],
      [{ f: { gt_float: '0.75' } }, ['b']],
      [{ f: { lt_float: '0.75' } }, ['a']],
      [{ f: { gte_float: '0.5' } }, ['a', 'b']],
      [{ f: { lte_float: '1.25' } }, ['a', 'b']],
      [{ d: { gt_date: '2026-03-01 10:00' } }, ['b']],
      [{ d: { lt_date: '2026-03-01 10:01' } }, ['a']],
      [{ d: { gte_date: '2026-03-01 10:00' } }, ['a', 'b']],
      [{ d: { lte_date: '2026-03-02' } }, ['a', 'b']],
    ];
    for (const [filter_query, expected] of filters) {
      expect(await world.slugs({ filter_query }), JSON.stringify(filter_query)).toEqual(expected);
    }
  },
);

row(
  'filter_query asks for states, and whether a field exists',
  [
    ignores('filter_query'),
    changes('takes no for yes', '/cdn/stories', (body, request) => {
      if (decodeURIComponent(request.url).includes('=not_')) body.stories.length = 0;
    }),
  ],
  async (world) => {
    await plant(world, [
      { slug: 'a', content: page({ text: '', list: [], flag: true, none: null }) },
      { slug: 'b', content: page({ text: 'x', list: ['y'], flag: 'false' }) },
    ]);
    const filters: [Json, string[]][] = [
      [{ text: { is: 'empty' } }, ['a']],
      [{ text: { is: 'not_empty' } }, ['b']],
      [{ list: { is: 'empty_array' } }, ['a']],
      [{ list: { is: 'not_empty_array' } }, ['b']],
      [{ none: { is: 'null' } }, ['a', 'b']],
      [{ text: { is: 'not_null' } }, ['a', 'b']],
      [{ flag: { is: 'true' } }, ['a']],
      [{ flag: { is: 'false' } }, ['b']],
      [{ none: { exists: true } }, ['a']],
      [{ none: { exists: false } }, ['b']],
    ];
    for (const [filter_query, expected] of filters) {
      expect(await world.slugs({ filter_query }), JSON.stringify(filter_query)).toEqual(expected);
    }
  },
);

row(
  'alternatives below __or are each one of their own, although the client sends them under one bracket',
  [
    ignores('filter_query'),
    {
      what: 'merges the alternatives into one',
      request(request) {
        return new Request(decodeURIComponent(request.url).replaceAll('[__or][]', ''), request);
      },
    },
  ],
  async (world) => {
    await plant(world, [
      { slug: 'a', content: page({ x: '1', y: '1', z: 'ja' }) },
      { slug: 'b', content: page({ x: '2', y: '2', z: 'ja' }) },
      { slug: 'c', content: page({ x: '3', y: '3', z: 'ja' }) },
      { slug: 'd', content: page({ x: '1', y: '9', z: 'nein' }) },
    ]);
    const either = [{ x: { in: '1' } }, { y: { in: '2' } }];
    expect(await world.slugs({ filter_query: { __or: either } })).toEqual(['a', 'b', 'd']);
    expect(await world.slugs({ filter_query: { __or: either, z: { in: 'ja' } } })).toEqual(['a', 'b']);
  },
);

row(
  'excluding_fields leaves content out at every level, excluding_story_fields fields of the story',
  [ignores('excluding_fields'), ignores('excluding_story_fields')],
  async (world) => {
    const body = [{ component: 'teaser', _uid: '1', secret: 'x', text: 'y', inner: [{ component: 'a', _uid: '2', secret: 'z' }] }];
    await plant(world, [{ slug: 'a', content: page({ secret: 'x', body }) }]);
    const query = { excluding_fields: 'secret,component', excluding_story_fields: ['alternates', 'tag_list', 'uuid'] };
    const { data } = await world.delivery().get('cdn/stories', query);
    const [story] = data.stories;
    expect(JSON.stringify(story.content)).not.toContain('secret');
    expect(story.content.body[0]).toEqual({ component: 'teaser', _uid: '1', text: 'y', inner: [{ component: 'a', _uid: '2' }] });
    expect(story).not.toHaveProperty('alternates');
    expect(story).not.toHaveProperty('tag_list');
    expect(story).toHaveProperty('uuid');
  },
);

row(
  'a list means the same whether a program sends it with commas or as the list that its client writes',
  [
    ...['by_uuids', 'excluding_slugs', 'with_tag', 'excluding_fields'].map((name) => ignores(`${name}[]`, name)),
    changes('knows no lists', '/v1/', (body) => {
      if (body.stories) body.stories = [];
    }),
  ],
  async (world) => {
    const [a, b] = await plant(world, [
      { slug: 'a', content: page({ colour: 'rot', left: 1, right: 2 }), tag_list: ['x'] },
      { slug: 'b', content: page({ colour: 'blau' }), tag_list: ['y'] },
      { slug: 'c', content: page({ colour: 'grün' }), tag_list: ['z'] },
    ]);
    expect(await world.slugs({ by_uuids: [a.uuid, b.uuid] })).toEqual(['a', 'b']);
    expect(await world.slugs({ excluding_slugs: ['a', 'b*'] })).toEqual(['c']);
    expect(await world.slugs({ with_tag: ['x', 'z'] })).toEqual(['a', 'c']);
    expect(await world.slugs({ sort_by: ['content.colour:desc'], filter_query: { colour: { in: ['rot', 'blau'] } } })).toEqual(['a', 'b']);
    expect(await world.slugs({ filter_query: { __or: [{ colour: { in: ['rot', 'grün'] } }, { colour: { in: 'blau' } }] } })).toHaveLength(
      3,
    );
    const { data } = await world.delivery().getStory('a', { excluding_fields: ['left', 'right'] });
    expect(Object.keys(data.story.content).sort()).toEqual(['_uid', 'colour', 'component']);
    const managed = await world.management().get(`${world.space}/stories`, { by_uuids: [a.uuid, b.uuid] });
    expect(managed.data.stories.map((story: Json) => story.slug).sort()).toEqual(['a', 'b']);
  },
);

row(
  'datasources and their entries are delivered with the values of a dimension',
  [
    ignores('dimension'),
    ignores('datasource'),
    answers('sends no total', '/cdn/datasource_entries', { without: ['total'] }),
    changes('leaves cv out', '/cdn/datasource', (body) => void delete body.cv),
  ],
  async (world) => {
    const desk = world.management();
    const dimensions_attributes = [{ name: 'Österreich', entry_value: 'at' }];
    const made = await desk.post(`${world.space}/datasources`, {
      datasource: { name: 'Texte', slug: 'texte', dimensions_attributes },
    });
    const { id, dimensions } = made.data.datasource;
    const other = await desk.post(`${world.space}/datasources`, { datasource: { name: 'Andere', slug: 'andere' } });
    const add = async (datasource_id: number, name: string, value: string) =>
      (await desk.post(`${world.space}/datasource_entries`, { datasource_entry: { name, value, datasource_id } })).data.datasource_entry;
    const first = await add(id, 'januar', 'Januar');
    await add(id, 'mai', 'Mai');
    await add(other.data.datasource.id, 'x', 'y');
    await desk.put(`${world.space}/datasource_entries/${first.id}`, {
      datasource_entry: { dimension_value: 'Jänner' },
      dimension_id: dimensions[0].id,
    });

    const client = world.delivery();
    const plain = await client.get('cdn/datasource_entries', { datasource: 'texte' });
    expect(plain.data).toEqual({
      cv: expect.any(Number),
      datasource_entries: [
        { id: first.id, name: 'januar', value: 'Januar', dimension_value: null },
        { id: expect.any(Number), name: 'mai', value: 'Mai', dimension_value: null },
      ],
    });
    expect([plain.total, plain.perPage]).toEqual([2, 25]);
    const austrian = await client.get('cdn/datasource_entries', { datasource: 'texte', dimension: 'at' });
    expect(austrian.data.datasource_entries.map((entry: Json) => entry.dimension_value)).toEqual(['Jänner', null]);
    const all = await client.get('cdn/datasources', {});
    expect([all.total, all.data.datasources.map((source: Json) => source.slug)]).toEqual([2, ['andere', 'texte']]);
    for (const key of ['texte', id]) {
      expect((await client.get(`cdn/datasources/${key}`, {})).data).toMatchObject({
        datasource: { id, slug: 'texte' },
        cv: expect.any(Number),
      });
    }
    await expect(client.get('cdn/datasource_entries', { datasource: 'keine' })).rejects.toMatchObject({ status: 404 });
    expect((await client.get('cdn/experiments', {})).data).toEqual({ experiments: [], cv: expect.any(Number) });
  },
);

declareRows('lists');
