/** Delivery of the content service, row by row of the protocol, with the real client; each row also fails against a spoilt service. */
import StoryblokClient from 'storyblok-js-client';
import { expect } from 'vitest';
import { answers, changes, declareRows, ignores, type Json, row } from '#tests/content-service.ts';

const page = (fields: Json = {}) => ({ component: 'page', ...fields });

row(
  'a story is found by its address, with or without slashes around it, by number and by uuid [F414]',
  [
    answers('knows no story by uuid', '/cdn/stories/', { from: 200, status: 404 }),
    changes('wraps no story', '/cdn/stories/', (body) => body.story),
    ignores('find_by'),
  ],
  async (world) => {
    const folder = await world.add({ name: 'Karten', slug: 'karten', is_folder: true }, false);
    const story = await world.add({ name: 'Hochzeit', slug: 'hochzeit', parent_id: folder.id, content: page({ headline: 'Ja' }) });
    const client = world.delivery();
    for (const address of ['karten/hochzeit', '/karten/hochzeit/', 'karten/hochzeit/', story.id]) {
      const answer = await client.getStory(String(address), {});
      expect(answer.data.story).toMatchObject({ full_slug: 'karten/hochzeit', slug: 'hochzeit', content: { headline: 'Ja' } });
    }
    const answer = await client.getStory(story.uuid, { find_by: 'uuid' });
    expect(answer.data.story.id).toBe(story.id);
  },
);

row(
  'the start page of a folder is found at the folder and at its own address',
  changes('gives another story', '/cdn/stories/', (body) => ({ ...body, story: { ...body.story, is_startpage: false } })),
  async (world) => {
    const folder = await world.add({ name: 'Magazin', slug: 'magazin', is_folder: true }, false);
    const start = await world.add({ name: 'Start', slug: 'start', parent_id: folder.id, is_startpage: true, content: page() });
    for (const address of ['magazin', 'magazin/', 'magazin/index', 'magazin/start']) {
      const { data } = await world.delivery().getStory(address, {});
      expect(data.story).toMatchObject({ id: start.id, is_startpage: true });
    }
  },
);

row(
  'a story has every field of the protocol in its form',
  [
    changes('leaves group_id out', '/cdn/stories/', (body) => void delete body.story.group_id),
    changes('gives times without milliseconds', '/cdn/stories/', (body) => {
      body.story.created_at = body.story.created_at.replace(/\.\d+Z/, 'Z');
    }),
    changes('names no alternates', '/cdn/stories/', (body) => {
      body.story.alternates = [];
    }),
  ],
  async (world) => {
    const first = await world.add({
      name: 'Eins',
      slug: 'eins',
      tag_list: ['neu'],
      content: page({ title: 'x' }),
      sort_by_date: '2026-01-02',
    });
    const other = await world.management().put(`${world.space}/stories/${first.id}/duplicate`, { story: { slug: 'zwei' }, same_group: 1 });
    const otherStory = other.data.story;
    await world.management().get(`${world.space}/stories/${otherStory.id}/publish`);
    const { data } = await world.delivery().getStory('eins', {});
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const uuid = expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    expect(data.story).toEqual({
      name: 'Eins',
      slug: 'eins',
      full_slug: 'eins',
      default_full_slug: null,
      lang: 'default',
      path: null,
      release_id: null,
      id: first.id,
      uuid: first.uuid,
      group_id: uuid,
      parent_id: 0,
      position: expect.any(Number),
      is_startpage: false,
      created_at: time,
      updated_at: time,
      published_at: time,
      first_published_at: time,
      sort_by_date: '2026-01-02',
      tag_list: ['neu'],
      meta_data: null,
      translated_slugs: null,
      content: { component: 'page', title: 'x', _uid: uuid },
      alternates: [{ id: otherStory.id, name: 'Eins', slug: 'zwei', published: true, full_slug: 'zwei', is_folder: false, parent_id: 0 }],
    });
    expect(data).toMatchObject({ cv: expect.any(Number), rels: [], links: [] });
  },
);

row(
  'a list tells its stories, the total and the size of a page, and is empty beyond its end [F417, F415]',
  [
    answers('sends no total', '/cdn/stories', { without: ['total'] }),
    answers('sends no size of a page', '/cdn/stories', { without: ['per-page'] }),
    ignores('page'),
    ignores('per_page'),
    changes('sends no cv', '/cdn/stories', (body) => void delete body.cv),
  ],
  async (world) => {
    for (const slug of ['a', 'b', 'c']) await world.add({ name: slug, slug, content: page() });
    const list = async (query: Json) => world.delivery().get('cdn/stories', query);
    const second = await list({ page: 2, per_page: 2 });
    expect([second.data.stories.length, second.total, second.perPage]).toEqual([1, 3, 2]);
    expect(second.data).toMatchObject({ cv: expect.any(Number), rels: [], links: [] });
    const beyond = await list({ page: 9, per_page: 2 });
    expect([beyond.data.stories.length, beyond.total]).toEqual([0, 3]);
    const whole = await world.delivery().getAll('cdn/stories', { per_page: 2 });
    expect(whole.map((story: Json) => story.slug).sort()).toEqual(['a', 'b', 'c']);
  },
);

row(
  'a page of a list has 25 stories, and 100 at most [F514]',
  changes('gives shorter pages', '/cdn/stories', (body) => void body.stories?.splice(20)),
  async (world) => {
    const desk = world.management();
    await Promise.all(
      Array.from({ length: 26 }, (_, index) =>
        desk.post(`${world.space}/stories`, { story: { name: `s${index}`, slug: `s${index}` }, publish: 1 }),
      ),
    );
    const plain = await world.delivery().get('cdn/stories', {});
    expect([plain.data.stories.length, plain.perPage, plain.total]).toEqual([25, 25, 26]);
    const most = await world.delivery().get('cdn/stories', { per_page: 500 });
    expect([most.data.stories.length, most.perPage]).toEqual([26, 100]);
  },
);

row(
  'drafts are seen with the preview token only, published copies by both, and drafts never change what is published [F415]',
  [
    changes('shows drafts as published', '/cdn/stories/', (body, request) => {
      if (request.url.includes('version=published') && body.story) body.story.content.headline = 'Entwurf';
    }),
    ignores('version'),
    answers('shows drafts to everybody', '/cdn/stories', { from: 401, status: 200 }),
  ],
  async (world) => {
    const story = await world.add({ name: 'Start', slug: 'start', content: page({ headline: 'Veröffentlicht' }) });
    await world
      .management()
      .put(`${world.space}/stories/${story.id}`, { story: { name: 'Start neu', content: page({ headline: 'Entwurf' }) } });
    const published = (await world.delivery().getStory('start', {})).data.story;
    expect([published.content.headline, published.name]).toEqual(['Veröffentlicht', 'Start']);
    const draft = (await world.preview().getStory('start', {})).data.story;
    expect([draft.content.headline, draft.name]).toEqual(['Entwurf', 'Start neu']);
    const seen = (await world.preview().getStory('start', { version: 'published' })).data.story;
    expect(seen.content.headline).toBe('Veröffentlicht');
    await expect(world.delivery().get('cdn/stories', { version: 'draft' })).rejects.toMatchObject({ status: 401 });
  },
);

row(
  'blocks of drafts tell the editor where they come from, published ones never do',
  [
    changes('leaves the notes out', '/cdn/stories/', (body) => void delete body.story.content.body[0]._editable),
    changes('notes published blocks', '/cdn/stories/', (body) => {
      body.story.content._editable = '<!-- -->';
    }),
  ],
  async (world) => {
    const story = await world.add({ name: 'S', slug: 's', content: page({ _uid: 'u1', body: [{ component: 'teaser', _uid: 'u2' }] }) });
    const draft = (await world.preview().getStory('s', {})).data.story.content;
    const note = (name: string, uid: string) => `<!--#storyblok#{"name":"${name}","space":"1001","uid":"${uid}","id":"${story.id}"}-->`;
    expect([draft._editable, draft.body[0]._editable]).toEqual([note('page', 'u1'), note('teaser', 'u2')]);
    expect(JSON.stringify((await world.delivery().getStory('s', {})).data)).not.toContain('_editable');
  },
);

row(
  'notes of the editor that came back with a saved content never reach visitors',
  changes('passes them on', '/cdn/stories', (body) => {
    if (body.story) body.story.content._editable = '<!--alt-->';
  }),
  async (world) => {
    const body = [{ component: 'teaser', _uid: 'u2', _editable: '<!--alt-->' }];
    await world.add({ name: 'S', slug: 's', content: page({ _uid: 'u1', _editable: '<!--alt-->', body }) });
    expect(JSON.stringify((await world.delivery().getStory('s', {})).data)).not.toContain('_editable');
    expect(JSON.stringify((await world.delivery().getStories({})).data)).not.toContain('_editable');
    const draft = (await world.preview().getStory('s', {})).data.story.content;
    expect([draft._editable, draft.body[0]._editable]).toEqual([
      expect.stringContaining('"uid":"u1"'),
      expect.stringContaining('"uid":"u2"'),
    ]);
  },
);

row(
  'cv rises with everything that is published, strictly also within a second, and never with a draft [F415]',
  [
    changes('keeps its cv', '/cdn/', (body) => {
      if (body.cv) body.cv = 7;
      if (body.space) body.space.version = 7;
    }),
    changes('raises cv with every answer', '/cdn/spaces/me', (body) => {
      body.space.version += Math.round(performance.now());
    }),
  ],
  async (world) => {
    world.setTime('2026-11-20T10:00:00Z');
    const desk = world.management();
    const cv = async () => (await world.delivery().get('cdn/spaces/me', {})).data.space.version;
    const seen: number[] = [await cv()];
    const folder = await world.add({ name: 'F', slug: 'f', is_folder: true }, false);
    expect(await cv()).toBe(seen[0]);
    const story = await world.add({ name: 'A', slug: 'a', content: page() });
    seen.push(await cv());
    expect(seen[1]).toBe(Date.parse('2026-11-20T10:00:00Z') / 1000);
    const path = `${world.space}/stories/${story.id}`;
    await desk.get(`${path}/publish`);
    seen.push(await cv());
    await desk.put(path, { story: { content: page({ x: 1 }) } });
    expect(await cv()).toBe(seen.at(-1));
    await desk.put(path, { story: { parent_id: folder.id } });
    seen.push(await cv());
    const listed = await world.delivery().get('cdn/stories', {});
    expect(listed.data.cv).toBe(seen.at(-1));
    await desk.get(`${path}/unpublish`);
    seen.push(await cv());
    await desk.get(`${path}/publish`);
    seen.push(await cv());
    await desk.delete(path, {});
    seen.push(await cv());
    const source = await desk.post(`${world.space}/datasources`, { datasource: { name: 'L', slug: 'l' } });
    const entry = { name: 'a', value: 'b', datasource_id: source.data.datasource.id };
    await desk.post(`${world.space}/datasource_entries`, { datasource_entry: entry });
    seen.push(await cv());
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
  },
);

row(
  'cv rises with every change of a folder, whose name and addresses count at once, and with every deletion and move',
  changes('keeps its cv', '/cdn/spaces/me', (body) => {
    body.space.version = 7;
  }),
  async (world) => {
    const desk = world.management();
    await desk.put(world.space, { space: { languages: [{ code: 'fr', name: 'Français' }] } });
    const folder = await world.add({ name: 'F', slug: 'f', is_folder: true }, false);
    await world.add({ name: 'A', slug: 'a', parent_id: folder.id, content: page() });
    const draft = await world.add({ name: 'D', slug: 'd', content: page() }, false);
    const empty = await world.add({ name: 'L', slug: 'l', is_folder: true }, false);
    const cv = async () => (await world.delivery().get('cdn/spaces/me', {})).data.space.version;
    const seen: number[] = [await cv()];
    const changed: Json[] = [{ name: 'F neu' }, { translated_slugs_attributes: [{ lang: 'fr', slug: 'dossier' }] }, { path: 'weg' }];
    for (const story of changed) {
      await desk.put(`${world.space}/stories/${folder.id}`, { story });
      seen.push(await cv());
    }
    expect(await world.slugs({ language: 'fr' })).toEqual(['dossier/a']);
    await desk.put(`${world.space}/stories/${draft.id}/move`, { after_id: folder.id });
    seen.push(await cv());
    for (const id of [draft.id, empty.id]) {
      await desk.delete(`${world.space}/stories/${id}`, {});
      seen.push(await cv());
    }
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
  },
);

row(
  'the newest content is given whatever cv a request names',
  changes('gives old content for an old cv', '/cdn/stories/', (body, request) => {
    if (request.url.includes('cv=1')) body.story.content.n = 1;
  }),
  async (world) => {
    const story = await world.add({ name: 'A', slug: 'a', content: page({ n: 1 }) });
    await world.management().put(`${world.space}/stories/${story.id}`, { story: { content: page({ n: 2 }) }, publish: '1' });
    for (const cv of ['', '&cv=1', '&cv=9999999999', '&cv=x']) {
      const answer = await world.http(`/v2/cdn/stories/a?token=${world.tokens.publicToken}${cv}`);
      expect([answer.status, ((await answer.json()) as Json).story.content.n]).toEqual([200, 2]);
      expect(answer.headers.get('cache-control')).toBe('max-age=0, private, must-revalidate');
    }
  },
);

row(
  'an error rejects with its status and the protocol’s own words [F463]',
  [
    changes('words a missing story as an object', '/cdn/stories/', () => ({ error: 'not found' })),
    answers('answers 400 for a wrong token', '/cdn/', { from: 401, status: 400 }),
    answers('answers 200 for a bad parameter', '/cdn/', { from: 400, status: 200 }),
  ],
  async (world) => {
    const hidden = await world.add({ name: 'Entwurf', slug: 'entwurf', content: page() }, false);
    for (const address of ['gibt-es-nicht', 'entwurf', String(hidden.id), '%E0%A4%A', '..%2f..%2fetc', 'a'.repeat(3000)]) {
      await expect(world.delivery().getStory(address, {})).rejects.toMatchObject({
        status: 404,
        message: 'This record could not be found',
        response: { status: 404, data: ['This record could not be found'] },
      });
    }
    for (const accessToken of ['falsch', world.tokens.managementToken, '']) {
      await expect(world.delivery({ accessToken }).get('cdn/stories', {})).rejects.toMatchObject({
        status: 401,
        message: 'Unauthorized',
        response: { data: { error: 'Unauthorized' } },
      });
    }
    const bad: Json[] = [
      { page: 0 },
      { per_page: 'viele' },
      { sort_by: 'name:hoch' },
      { filter_query: { a: { matches: 'x' } } },
      { filter_query: { a: { gt_date: 'gestern' } } },
      { published_at_gt: 'bald' },
      { version: 'live' },
    ];
    for (const query of bad) {
      await expect(world.delivery().get('cdn/stories', query), JSON.stringify(query)).rejects.toMatchObject({
        status: 400,
        response: { data: { error: expect.any(String) } },
      });
    }
  },
);

row(
  'a missing access token is refused and logged as an error [F464]',
  answers('answers without a token', '/cdn/', { from: 401, status: 404 }),
  async (world) => {
    await expect(new StoryblokClient({ endpoint: `${world.origin}/cms/v2` }).get('cdn/links', {})).rejects.toMatchObject({ status: 401 });
    const errors = world.logged.filter((entry) => entry.level === 'error');
    expect(errors.map((entry) => entry.event)).toEqual(['content-token-missing']);
  },
);

row(
  'browsers of other hosts may read the answers, and every answer is JSON',
  [
    answers('lets no other host read', '/cdn/', { without: ['access-control-allow-origin'] }),
    answers('hides the total from browsers', '/cdn/', { without: ['access-control-expose-headers'] }),
  ],
  async (world) => {
    for (const path of ['stories', 'stories/none', 'links', 'unknown/path', 'stories?version=draft']) {
      const answer = await world.http(`/v2/cdn/${path}${path.includes('?') ? '&' : '?'}token=${world.tokens.publicToken}`);
      expect([answer.headers.get('content-type'), answer.headers.get('access-control-allow-origin')], path).toEqual([
        expect.stringContaining('application/json'),
        '*',
      ]);
      await answer.json();
    }
    const list = await world.http(`/v2/cdn/stories?token=${world.tokens.publicToken}`);
    expect(list.headers.get('access-control-allow-origin')).toBe('*');
    expect(list.headers.get('access-control-expose-headers')).toMatch(/total.*per-page/);
  },
);

row(
  'the space tells its name, languages and version',
  changes('knows no languages', '/cdn/spaces/me', (body) => {
    body.space.language_codes = [];
  }),
  async (world) => {
    const space = { name: 'Laden', domain: 'https://laden.example/', languages: [{ code: 'de-at', name: 'Österreich' }] };
    await world.management().put(world.space, { space });
    const { data } = await world.delivery().get('cdn/spaces/me', {});
    expect(data.space).toEqual({
      id: 1001,
      name: 'Laden',
      domain: 'https://laden.example/',
      version: expect.any(Number),
      language_codes: ['de-at'],
    });
  },
);

row(
  'tags are counted in the version that is asked for',
  changes('counts nothing', '/cdn/tags', (body) => {
    body.tags = [];
  }),
  async (world) => {
    await world.add({ name: 'A', slug: 'a', tag_list: ['neu', 'gold'], content: page() });
    await world.add({ name: 'B', slug: 'b', tag_list: ['neu'], content: page() });
    await world.add({ name: 'C', slug: 'c', tag_list: ['neu'], content: page() }, false);
    const published = (await world.delivery().get('cdn/tags', {})).data.tags;
    expect(published).toEqual([
      { name: 'gold', taggings_count: 1 },
      { name: 'neu', taggings_count: 2 },
    ]);
    expect((await world.preview().get('cdn/tags', {})).data.tags[1].taggings_count).toBe(3);
  },
);

declareRows('delivery');
