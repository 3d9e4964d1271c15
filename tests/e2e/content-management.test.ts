/** Management of content, row by row of the protocol, with the real client; each row also fails against a spoilt service. */
import { expect } from 'vitest';
import { answers, changes, declareRows, ignores, type Json, row, type World } from '#tests/content-service.ts';

const page = (fields: Json = {}) => ({ component: 'page', ...fields });
const stories = (world: World) => `${world.space}/stories`;

row(
  'a managing token opens the service, as it is or behind Bearer, and no other does',
  answers('lets everybody in', '/v1/', { from: 401, status: 200 }),
  async (world) => {
    for (const authorization of [world.tokens.managementToken, `Bearer ${world.tokens.managementToken}`]) {
      expect((await world.http(`/v1/${world.space}`, { headers: { authorization } })).status).toBe(200);
    }
    for (const authorization of ['', 'falsch', world.tokens.previewToken, `Basic ${world.tokens.managementToken}`]) {
      const refusal = await world.http(`/v1/${world.space}`, { headers: { authorization } });
      expect([refusal.status, await refusal.json()]).toEqual([401, { error: 'Unauthorized' }]);
    }
    await expect(world.management().get('spaces/9/stories', {})).rejects.toMatchObject({ status: 404 });
  },
);

row(
  'stories are made, read, changed in part, and deleted with what is in their folder [F416]',
  [
    answers('answers 200 for a new story', '/stories', { from: 201, status: 200 }),
    changes('forgets what was not sent', '/stories/', (body, request) => {
      if (request.method === 'PUT') body.story.content = {};
    }),
    changes('hides translations', '/stories/', (body) => void delete body.story?.content?.title__i18n__de),
  ],
  async (world) => {
    const desk = world.management();
    const content = page({ _uid: 'u', title: 'Titel', title__i18n__de: 'Deutsch', number: '07', nothing: null });
    const folder = await desk.post(stories(world), { story: { name: 'Ordner', slug: 'ordner', is_folder: true } });
    const parent_id = folder.data.story.id;
    const made = await desk.post(stories(world), { story: { name: 'Seite', slug: 'seite', parent_id, content, tag_list: ['a'] } });
    expect(made.status).toBe(201);
    const { id, uuid } = made.data.story;
    const whole = (await desk.get(`${stories(world)}/${id}`, {})).data.story;
    expect(whole).toMatchObject({
      id,
      uuid,
      name: 'Seite',
      slug: 'seite',
      full_slug: 'ordner/seite',
      parent_id,
      is_folder: false,
      published: false,
      unpublished_changes: false,
      tag_list: ['a'],
      content,
      deleted_at: null,
      path: null,
      published_at: null,
      parent: { id: parent_id, slug: 'ordner' },
      breadcrumbs: [{ id: parent_id, name: 'Ordner' }],
    });
    for (const key of ['default_root', 'disable_fe_editor', 'expire_at', 'publish_at', 'last_author', 'pinned', 'translated_slugs'])
      expect(whole).toHaveProperty(key);
    for (const key of ['localized_paths', 'preview_token', 'can_not_view', 'scheduled_dates', 'favourite_for_user_ids'])
      expect(whole).toHaveProperty(key);
    const changed = await desk.put(`${stories(world)}/${id}`, { story: { name: 'Neu' } });
    expect(changed.data.story).toMatchObject({ name: 'Neu', slug: 'seite', content, tag_list: ['a'] });
    const gone = await desk.delete(`${stories(world)}/${parent_id}`, {});
    expect([gone.status, gone.data.story.id]).toEqual([200, parent_id]);
    for (const story of [id, parent_id]) await expect(desk.get(`${stories(world)}/${story}`, {})).rejects.toMatchObject({ status: 404 });
  },
);

row(
  'lists tell stories without their content, with totals and by every choice',
  [
    changes('sends contents', '/stories', (body) => {
      for (const story of body.stories ?? []) story.content = {};
    }),
    answers('sends no total', '/stories', { without: ['total'] }),
    ...['with_parent', 'starts_with', 'by_slugs', 'by_uuids', 'text_search', 'with_tag', 'story_only', 'folder_only', 'sort_by'].map(
      (name) => ignores(name),
    ),
    ...['contain_component', 'filter_query', 'is_published', 'per_page'].map((name) => ignores(name)),
  ],
  async (world) => {
    const folder = await world.add({ name: 'F', slug: 'f', is_folder: true }, false);
    const teaser = [{ component: 'teaser', _uid: '1' }];
    const a = await world.add({ name: 'A', slug: 'a', content: page({ body: teaser, x: '1' }), tag_list: ['t'] });
    await world.add({ name: 'B', slug: 'b', parent_id: folder.id, content: page() }, false);
    const list = async (query: Json) => {
      const answer = await world.management().get(stories(world), query);
      for (const story of answer.data.stories) expect(story).not.toHaveProperty('content');
      return answer.data.stories.map((story: Json) => story.slug).join();
    };
    expect(await list({})).toBe('f,b,a');
    const choices: [Json, string][] = [
      [{ with_parent: folder.id }, 'b'],
      [{ with_parent: 0 }, 'f,a'],
      [{ starts_with: 'f/' }, 'b'],
      [{ by_slugs: 'f/*' }, 'b'],
      [{ by_uuids: a.uuid }, 'a'],
      [{ text_search: 'B' }, 'b'],
      [{ search: 'B' }, 'b'],
      [{ with_tag: 't' }, 'a'],
      [{ story_only: 1 }, 'b,a'],
      [{ folder_only: 1 }, 'f'],
      [{ sort_by: 'name:asc' }, 'a,b,f'],
      [{ contain_component: 'teaser' }, 'a'],
      [{ filter_query: { x: { in: '1' } } }, 'a'],
      [{ is_published: true }, 'a'],
    ];
    for (const [query, expected] of choices) expect(await list(query), JSON.stringify(query)).toBe(expected);
    const paged = await world.management().get(stories(world), { per_page: 2, page: 2 });
    expect([paged.data.stories.length, paged.total, paged.perPage]).toEqual([1, 3, 2]);
  },
);

row(
  'publishing freezes a copy, at saving or alone, and unpublishing takes it away [F416]',
  [
    changes('does not say that it is published', '/publish', (body) => {
      body.story.published = false;
    }),
    {
      what: 'reads publish in the body only',
      request: (request) => new Request(request.url.replace('publish=true', ''), request),
    },
  ],
  async (world) => {
    const desk = world.management();
    const draft = await world.add({ name: 'A', slug: 'a', content: page({ n: 1 }) }, false);
    const path = `${stories(world)}/${draft.id}`;
    const seen = async () =>
      world
        .delivery()
        .getStory('a', {})
        .then(
          (answer) => answer.data.story.content.n,
          (error: Json) => error.status,
        );
    expect(await seen()).toBe(404);
    const published = await desk.get(`${path}/publish`, {});
    expect(published.data.story).toMatchObject({ published: true, unpublished_changes: false, first_published_at: expect.any(String) });
    expect(await seen()).toBe(1);
    const saved = await desk.put(path, { story: { content: page({ n: 2 }) } });
    expect(saved.data.story).toMatchObject({ published: true, unpublished_changes: true });
    expect(await seen()).toBe(1);
    await desk.put(path, { story: { content: page({ n: 3 }) }, publish: '1' });
    expect(await seen()).toBe(3);
    const authorization = world.tokens.managementToken;
    const body = JSON.stringify({ story: { content: page({ n: 4 }) } });
    await world.http(`/v1/${path}?publish=true`, { method: 'PUT', headers: { authorization, 'content-type': 'application/json' }, body });
    expect(await seen()).toBe(4);
    const hidden = await desk.get(`${path}/unpublish`, {});
    expect(hidden.data.story).toMatchObject({ published: false, published_at: null });
    expect(await seen()).toBe(404);
  },
);

row(
  'a wrong field is refused by its name, and nothing is kept [F463]',
  [
    answers('answers 400', '/stories', { from: 422, status: 400 }),
    changes('words it in a sentence', '/stories', (body) => (body.slug ? { error: 'slug has already been taken' } : body)),
  ],
  async (world) => {
    const a = await world.add({ name: 'A', slug: 'a', content: page() });
    const folder = await world.add({ name: 'F', slug: 'f', is_folder: true }, false);
    const deep = (levels: number): Json => (levels === 0 ? {} : { inner: deep(levels - 1) });
    const wrong: [Json, string, string][] = [
      [{ name: 'B', slug: 'a' }, 'slug', 'has already been taken'],
      [{ name: '', slug: 'b' }, 'name', "can't be blank"],
      [{ slug: 'b' }, 'name', "can't be blank"],
      [{ name: 'B', slug: '' }, 'slug', "can't be blank"],
      [{ name: 'B', slug: 'a/b' }, 'slug', 'is invalid'],
      [{ name: 'B', slug: '..' }, 'slug', 'is invalid'],
      [{ name: 'B', slug: '<script>' }, 'slug', 'is invalid'],
      [{ name: 'B', slug: 'b', parent_id: a.id }, 'parent_id', 'is not a folder'],
      [{ name: 'B', slug: 'b', parent_id: 999_999 }, 'parent_id', 'is not a folder'],
      [{ name: 'B', slug: 'b', content: [] }, 'content', 'is not an object'],
      [{ name: 'B', slug: 'b', content: page({ a: deep(150) }) }, 'content', 'is nested too deeply'],
      [{ name: 'B', slug: 'b', position: 'erste' }, 'position', 'is not a number'],
      [{ name: 'B', slug: 'b', position: 2_147_483_647 }, 'position', 'is too large'],
      [{ name: 'x'.repeat(501), slug: 'b' }, 'name', 'is too long (maximum is 500 characters)'],
    ];
    for (const [story, field, message] of wrong) {
      await expect(world.management().post(stories(world), { story }), JSON.stringify(story).slice(0, 80)).rejects.toMatchObject({
        status: 422,
        message: `${field}: ${message}`,
        response: { data: { [field]: [message] } },
      });
    }
    await expect(world.management().put(`${stories(world)}/${folder.id}`, { story: { parent_id: folder.id } })).rejects.toMatchObject({
      status: 422,
    });
    expect((await world.management().get(stories(world), {})).total).toBe(2);
    const send = async (body: string) => {
      const headers = { authorization: world.tokens.managementToken, 'content-type': 'application/json' };
      const answer = await world.http(`/v1/${stories(world)}`, { method: 'POST', headers, body });
      return [answer.status, Object.keys((await answer.json()) as Json)];
    };
    expect(await send('{"story":')).toEqual([400, ['error']]);
    expect(await send('[]')).toEqual([400, ['error']]);
    expect(await send('{"story":{"name":"B","slug":"b","content":{"component":"p","__proto__":{"x":1}}}}')).toEqual([422, ['content']]);
    expect(await send(JSON.stringify({ story: { name: 'x', text: 'x'.repeat(4 * 1024 * 1024) } }))).toEqual([413, ['error']]);
  },
);

row(
  'a text of 100,000 characters and slugs of other letters are kept as they are',
  changes('cuts long texts', '/cdn/stories/', (body) => {
    body.story.content.text = body.story.content.text.slice(0, 65_536);
  }),
  async (world) => {
    const text = 'Ä🪶\u0000"\\'.repeat(20_000).replaceAll('\u0000', '');
    await world.add({ name: 'Lang', slug: 'größe-ł', content: page({ text }) });
    expect((await world.delivery().getStory('größe-ł', {})).data.story.content.text).toBe(text);
  },
);

row(
  'a renamed or moved folder takes its stories to their new addresses at once',
  changes('keeps the old addresses', '/cdn/stories', (body) => {
    for (const story of body.stories ?? []) story.full_slug = 'alt/seite';
  }),
  async (world) => {
    const desk = world.management();
    const folder = await world.add({ name: 'Alt', slug: 'alt', is_folder: true }, false);
    const roof = await world.add({ name: 'Dach', slug: 'dach', is_folder: true }, false);
    await world.add({ name: 'S', slug: 'seite', parent_id: folder.id, content: page() });
    expect(await world.slugs({})).toEqual(['alt/seite']);
    await desk.put(`${stories(world)}/${folder.id}`, { story: { slug: 'neu', parent_id: roof.id } });
    expect(await world.slugs({})).toEqual(['dach/neu/seite']);
    await expect(world.delivery().getStory('alt/seite', {})).rejects.toMatchObject({ status: 404 });
  },
);

row(
  'a story is moved behind another, duplicated, and its versions are kept',
  [
    ignores('after_id'),
    changes('keeps no versions', '/versions', (body) => {
      body.versions = [];
    }),
    answers('cannot duplicate', '/duplicate', { status: 404 }),
  ],
  async (world) => {
    const desk = world.management();
    const [a, b, c] = [
      await world.add({ name: 'A', slug: 'a', content: page({ n: 1 }) }),
      await world.add({ name: 'B', slug: 'b' }),
      await world.add({ name: 'C', slug: 'c' }),
    ];
    await desk.put(`${stories(world)}/${c.id}/move?after_id=${a.id}`, {});
    expect(await world.slugs({})).toEqual(['a', 'c', 'b']);
    await desk.put(`${stories(world)}/${b.id}/move?after_id=0`, {});
    expect(await world.slugs({})).toEqual(['b', 'a', 'c']);
    const itself = desk.put(`${stories(world)}/${c.id}/move?after_id=${c.id}`, {});
    await expect(itself).rejects.toMatchObject({ status: 422, message: 'after_id: is the story itself' });
    expect(await world.slugs({})).toEqual(['b', 'a', 'c']);
    const folder = await world.add({ name: 'F', slug: 'f', is_folder: true }, false);
    const copy = await desk.put(`${stories(world)}/${a.id}/duplicate`, { story: { name: 'Kopie', slug: 'kopie', parent_id: folder.id } });
    expect(copy.data.story).toMatchObject({ full_slug: 'f/kopie', name: 'Kopie', published: false, content: { n: 1 } });
    expect(copy.data.story.uuid).not.toBe(a.uuid);
    await desk.put(`${stories(world)}/${a.id}`, { story: { content: page({ n: 2 }) } });
    const { versions } = (await desk.get(`${stories(world)}/${a.id}/versions`, {})).data;
    expect(versions.map((version: Json) => [version.event, version.content.n])).toEqual([
      ['update', 2],
      ['publish', 1],
      ['create', 1],
    ]);
    const paged = await desk.get(`${stories(world)}/${a.id}/versions`, { per_page: 2, page: 2 });
    expect([paged.data.versions.map((version: Json) => version.event), paged.total, paged.perPage]).toEqual([['create'], 3, 2]);
    const other = await desk.put(`${stories(world)}/${a.id}/duplicate`, { story: { slug: 'zwilling' }, same_group: true });
    expect(other.data.story).toMatchObject({
      lang: 'default',
      default_full_slug: null,
      alternates: [{ id: a.id, name: 'A', slug: 'a', published: true, full_slug: 'a', is_folder: false, parent_id: 0 }],
    });
  },
);

row(
  'components, their groups, presets and folders of assets are managed alike',
  [
    answers('answers 200 for a new one', '/components', { from: 201, status: 200 }),
    answers('takes any schema', '/components', { from: 422, status: 201 }),
    changes('loses the schema', '/components', (body) => void delete body.component?.schema.title),
  ],
  async (world) => {
    const desk = world.management();
    const schema = { title: { type: 'text', pos: 0, translatable: true, required: true, max_length: 50 }, body: { type: 'bloks', pos: 1 } };
    const component = {
      name: 'teaser',
      display_name: 'Teaser',
      schema,
      is_root: false,
      is_nestable: true,
      icon: 'block-image',
      color: '#fff',
      preview_field: 'title',
    };
    const made = await desk.post(`${world.space}/components`, { component });
    expect(made.status).toBe(201);
    expect(made.data.component).toMatchObject({ ...component, id: expect.any(Number), component_group_uuid: null });
    const path = `${world.space}/components/${made.data.component.id}`;
    const changed = await desk.put(path, { component: { display_name: 'Anreißer' } });
    expect([changed.status, changed.data.component.display_name, changed.data.component.schema]).toEqual([200, 'Anreißer', schema]);
    await expect(desk.post(`${world.space}/components`, { component })).rejects.toMatchObject({
      status: 422,
      message: 'name: has already been taken',
    });
    await expect(
      desk.post(`${world.space}/components`, { component: { name: 'x', schema: { a: { type: 'zauber' } } } }),
    ).rejects.toMatchObject({ status: 422 });
    const group = await desk.post(`${world.space}/component_groups`, { component_group: { name: 'Köpfe' } });
    expect(group.data.component_group).toMatchObject({ name: 'Köpfe', uuid: expect.any(String) });
    const list = (await desk.get(`${world.space}/components`, {})).data;
    expect([list.components.length, list.component_groups.length]).toEqual([1, 1]);
    for (const [many, one] of [
      ['presets', 'preset'],
      ['asset_folders', 'asset_folder'],
    ] as const) {
      const record = await desk.post(`${world.space}/${many}`, { [one]: { name: 'N' } });
      expect((await desk.get(`${world.space}/${many}`, {})).data[many]).toEqual([record.data[one]]);
      const gone = await desk.delete(`${world.space}/${many}/${record.data[one].id}`, {});
      expect([gone.status, gone.data[one].name]).toEqual([200, 'N']);
    }
    expect((await desk.delete(path, {})).status).toBe(200);
    await expect(desk.get(path, {})).rejects.toMatchObject({ status: 404 });
  },
);

row(
  'datasources and entries are managed; changed entries answer without a body',
  [
    answers('answers 200 for a new one', '/datasource', { from: 201, status: 200 }),
    answers('answers 200 for a changed entry', '/datasource_entries', { from: 204, status: 200 }),
  ],
  async (world) => {
    const desk = world.management();
    const source = await desk.post(`${world.space}/datasources`, { datasource: { name: 'Farben', slug: 'farben' } });
    expect(source.status).toBe(201);
    const { id } = source.data.datasource;
    const entry = await desk.post(`${world.space}/datasource_entries`, {
      datasource_entry: { name: 'rot', value: '#f00', datasource_id: id },
    });
    expect([entry.status, entry.data.datasource_entry]).toMatchObject([201, { name: 'rot', value: '#f00', datasource_id: id }]);
    const path = `${world.space}/datasource_entries/${entry.data.datasource_entry.id}`;
    expect((await desk.put(path, { datasource_entry: { value: '#e00' } })).status).toBe(204);
    const twice = desk.post(`${world.space}/datasource_entries`, { datasource_entry: { name: 'rot', value: 'x', datasource_id: id } });
    await expect(twice).rejects.toMatchObject({ status: 422 });
    const list = await desk.get(`${world.space}/datasource_entries`, { datasource_id: id });
    expect([list.total, list.data.datasource_entries[0].value]).toEqual([1, '#e00']);
    const dimensions_attributes = [{ name: 'Wien', entry_value: 'at' }];
    const changed = await desk.put(`${world.space}/datasources/${id}`, { datasource: { name: 'Töne', dimensions_attributes } });
    expect(changed.data.datasource).toMatchObject({ name: 'Töne', slug: 'farben', dimensions: [{ name: 'Wien', entry_value: 'at' }] });
    const [dimension] = changed.data.datasource.dimensions;
    const put = async (attributes: Json) =>
      (await desk.put(`${world.space}/datasources/${id}`, { datasource: { dimensions_attributes: [attributes] } })).data.datasource
        .dimensions;
    expect(await put({ id: dimension.id, name: 'Graz' })).toMatchObject([{ id: dimension.id, name: 'Graz', entry_value: 'at' }]);
    expect(await put({ id: dimension.id, _destroy: 1 })).toEqual([]);
    await expect(put({ name: 'Linz' })).rejects.toMatchObject({ status: 422, message: "entry_value: can't be blank" });
    expect((await desk.delete(path, {})).status).toBe(204);
    expect((await desk.delete(`${world.space}/datasources/${id}`, {})).status).toBe(204);
    expect((await desk.get(`${world.space}/datasources`, {})).total).toBe(0);
  },
);

row(
  'the space is read and changed at its own address, and counts its tags',
  changes('forgets the languages', '/spaces/1001', (body) => void delete body.space?.languages),
  async (world) => {
    const desk = world.management();
    const space = {
      name: 'Laden',
      domain: 'https://laden.example/',
      languages: [{ code: 'fr', name: 'Français' }],
      default_lang_name: 'Deutsch',
      environments: [{ name: 'Test', location: 'https://test.example/' }],
    };
    expect((await desk.put(world.space, { space })).data.space).toMatchObject({ ...space, id: 1001 });
    expect((await desk.get(world.space, {})).data.space).toMatchObject(space);
    await expect(desk.put(world.space, { space: { languages: [{ code: 'f r', name: 'x' }] } })).rejects.toMatchObject({ status: 422 });
    await world.add({ name: 'A', slug: 'a', tag_list: ['x'] }, false);
    expect((await desk.get(`${world.space}/tags`, {})).data).toEqual({ tags: [{ name: 'x', taggings_count: 1 }] });
  },
);

declareRows('managing');
