/** Relations, links, rich text, languages, and what the real client makes of them: retries, limits, cache. Each row also fails against a spoilt service. */
import StoryblokClient from 'storyblok-js-client';
import { expect, vi } from 'vitest';
import { linkTypes, richTextMarks, richTextNodes } from '#core/content/rich-text.ts';
import { answers, changes, declareRows, ignores, type Json, row } from '#tests/content-service.ts';

const page = (fields: Json = {}) => ({ component: 'page', ...fields });
const story = (slug: string, content: Json = page(), more: Json = {}) => ({ name: slug, slug, content, ...more });

row(
  'relations come beside the content, two levels deep, and the client puts them in [F415]',
  [
    ignores('resolve_relations'),
    ignores('resolve_level'),
    changes('puts relations in by itself', '/cdn/stories/', (body) => {
      if (body.rels?.length) body.story.content.body[0].author = body.rels[0];
    }),
  ],
  async (world) => {
    const city = await world.add(story('stadt', { component: 'city', title: 'Wien' }));
    const author = await world.add(story('anna', { component: 'person', city: city.uuid }));
    const hidden = await world.add(story('versteckt', { component: 'person' }), false);
    await world.add(
      story('artikel', page({ body: [{ component: 'teaser', _uid: '1', author: author.uuid, others: [author.uuid, hidden.uuid] }] })),
    );
    const resolve_relations = ['teaser.author', 'teaser.others', 'person.city'];
    const { data } = await world.delivery().getStory('artikel', { resolve_relations });
    const [teaser] = data.story.content.body;
    expect(teaser.author).toMatchObject({ uuid: author.uuid, content: { component: 'person', city: { content: { title: 'Wien' } } } });
    expect(teaser.others).toMatchObject([{ uuid: author.uuid }, hidden.uuid]);
    const raw = await world.http(`/v2/cdn/stories/artikel?token=${world.tokens.publicToken}&resolve_relations=teaser.author`);
    const body = (await raw.json()) as Json;
    expect(body.story.content.body[0].author).toBe(author.uuid);
    expect(body.rels.map((rel: Json) => rel.uuid)).toEqual([author.uuid]);
    const draft = await world.preview().getStory('artikel', { resolve_relations });
    expect(draft.data.story.content.body[0].others[1].uuid).toBe(hidden.uuid);
    const list = await world.delivery().getStories({ starts_with: 'artikel', resolve_relations: 'teaser.author' });
    expect(list.data.stories[0].content.body[0].author.uuid).toBe(author.uuid);
  },
);

row(
  'more than 50 relations are named and fetched by the client in chunks of 50 [F516]',
  [
    ignores('by_uuids'),
    changes('names too few', '/cdn/stories/', (body) => void body.rel_uuids?.pop()),
    changes('sends them all at once', '/cdn/stories/', (body) => void delete body.rel_uuids),
  ],
  async (world) => {
    const desk = world.management();
    const made = await Promise.all(
      Array.from({ length: 52 }, (_, index) => desk.post(`${world.space}/stories`, { story: story(`s${index}`), publish: 1 })),
    );
    const uuids = made.map((answer) => answer.data.story.uuid);
    await world.add(story('liste', { component: 'list', items: uuids }));
    world.requests.length = 0;
    const { data } = await world.delivery().getStory('liste', { resolve_relations: 'list.items' });
    expect(data.story.content.items.map((item: Json) => item.uuid)).toEqual(uuids);
    const chunks = world.requests
      .filter((request) => request.includes('by_uuids'))
      .map((request) => request.split('by_uuids=')[1]?.split(','));
    expect(chunks.map((chunk) => chunk?.length)).toEqual([50, 2]);
    const raw = (await (
      await world.http(`/v2/cdn/stories/liste?token=${world.tokens.publicToken}&resolve_relations=list.items`)
    ).json()) as Json;
    expect([raw.rels, raw.rel_uuids]).toEqual([[], uuids]);
  },
);

row(
  'links of fields and rich text come as addresses, links or stories with their present places [F239]',
  [
    ignores('resolve_links'),
    changes('gives the address of yesterday', '/cdn/stories/', (body) => {
      if (body.links?.[0]) body.links[0].full_slug = 'alt';
    }),
    changes('looks into fields only', '/cdn/stories/', (body) => void body.links?.pop()),
  ],
  async (world) => {
    const target = await world.add(story('alt'));
    const other = await world.add(story('anderes'));
    const link = { id: target.uuid, url: '', linktype: 'story', fieldtype: 'multilink', cached_url: 'alt' };
    const mark = { type: 'link', attrs: { href: '/anderes', uuid: other.uuid, anchor: null, target: '_self', linktype: 'story' } };
    const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [mark] }] }] };
    await world.add(story('seite', page({ body: [{ component: 'button', _uid: '1', link, text }] })));
    await world.management().put(`${world.space}/stories/${target.id}`, { story: { slug: 'neu', name: 'Neu' }, publish: true });

    const links = async (resolve_links: string) => {
      const path = `/v2/cdn/stories/seite?token=${world.tokens.publicToken}&resolve_links=${resolve_links}`;
      return ((await (await world.http(path)).json()) as Json).links;
    };
    expect(await links('url')).toEqual([
      { name: 'Neu', id: target.id, uuid: target.uuid, slug: 'neu', url: 'neu', full_slug: 'neu' },
      { name: 'anderes', id: other.id, uuid: other.uuid, slug: 'anderes', url: 'anderes', full_slug: 'anderes' },
    ]);
    expect((await links('link'))[0]).toMatchObject({
      uuid: target.uuid,
      slug: 'neu',
      real_path: '/neu',
      published: true,
      is_folder: false,
      alternates: [],
    });
    expect((await links('story'))[1]).toMatchObject({ uuid: other.uuid, content: { component: 'page' } });
    expect(await links('0')).toEqual([]);
    const { data } = await world.delivery().getStory('seite', { resolve_links: 'url' });
    const [button] = data.story.content.body;
    expect(button.link).toMatchObject({ ...link, story: { full_slug: 'neu' } });
    expect(button.text.content[0].content[0].marks[0].attrs.story.full_slug).toBe('anderes');
  },
);

row(
  'more than 50 linked stories are named in link_uuids and fetched by the client [F516]',
  changes('names none', '/cdn/stories/', (body) => void delete body.link_uuids),
  async (world) => {
    const desk = world.management();
    const made = await Promise.all(
      Array.from({ length: 51 }, (_, index) => desk.post(`${world.space}/stories`, { story: story(`s${index}`), publish: 1 })),
    );
    const links = made.map((answer) => ({ id: answer.data.story.uuid, linktype: 'story', fieldtype: 'multilink' }));
    await world.add(story('seite', page({ body: links.map((link, index) => ({ component: 'b', _uid: String(index), link })) })));
    const path = `/v2/cdn/stories/seite?token=${world.tokens.publicToken}&resolve_links=`;
    const raw = (await (await world.http(`${path}story`)).json()) as Json;
    expect([raw.links, raw.link_uuids.length]).toEqual([[], 51]);
    const { data } = await world.delivery().getStory('seite', { resolve_links: 'story' });
    expect(data.story.content.body.map((block: Json) => block.link.story.slug)).toEqual(made.map((_, index) => `s${index}`));
    const urls = (await (await world.http(`${path}url`)).json()) as Json;
    expect([urls.links.length, urls.link_uuids]).toEqual([51, undefined]);
  },
);

row('linked stories of linked stories come with resolve_links_level 2', ignores('resolve_links_level'), async (world) => {
  const to = (uuid: string) => ({ id: uuid, linktype: 'story', fieldtype: 'multilink' });
  const last = await world.add(story('c'));
  const middle = await world.add(story('b', page({ link: to(last.uuid) })));
  await world.add(story('a', page({ link: to(middle.uuid) })));
  const links = async (level: number) => {
    const path = `/v2/cdn/stories/a?token=${world.tokens.publicToken}&resolve_links=story&resolve_links_level=${level}`;
    return ((await (await world.http(path)).json()) as Json).links.map((link: Json) => link.slug);
  };
  expect(await links(1)).toEqual(['b']);
  expect(await links(2)).toEqual(['b', 'c']);
});

const node = (type: string, more: Json = {}) => ({ type, ...more });
const words = (marks: Json[] = []) => ({ type: 'text', text: 'Wort', ...(marks.length > 0 ? { marks } : {}) });
const cell = (type: string) =>
  node(type, { attrs: { colspan: 1, rowspan: 1, colwidth: null }, content: [node('paragraph', { content: [words()] })] });
const marks = richTextMarks
  .filter((type) => type !== 'link')
  .map((type) => ({ type, ...(type === 'styled' ? { attrs: { class: 'rot' } } : {}) }));
const linkMarks = linkTypes.map((linktype) => ({
  type: 'link',
  attrs: { href: linktype === 'email' ? 'a@b.example' : '/x', linktype, uuid: null, anchor: 'oben', target: '_blank' },
}));
const richText = node('doc', {
  content: [
    node('heading', { attrs: { level: 2 }, content: [words()] }),
    node('paragraph', { content: [...marks.map((mark) => words([mark])), ...linkMarks.map((mark) => words([mark])), node('hard_break')] }),
    node('blockquote', { content: [node('paragraph', { content: [words(marks)] })] }),
    ...['ordered_list', 'bullet_list'].map((type) =>
      node(type, { attrs: { order: 1 }, content: [node('list_item', { content: [node('paragraph')] })] }),
    ),
    node('code_block', { attrs: { class: 'language-js' }, content: [words()] }),
    node('horizontal_rule'),
    node('image', { attrs: { id: 1, alt: 'Bild', src: 'https://x.example/a.png', title: '', meta_data: {} } }),
    node('emoji', { attrs: { name: 'feather', emoji: '🪶', fallbackImage: null } }),
    node('blok', { attrs: { id: 'b1', body: [{ component: 'button', _uid: 'u', label: 'Kauf' }] } }),
    node('table', { content: [node('tableRow', { content: [cell('tableHeader'), cell('tableCell')] })] }),
  ],
});

row(
  'rich text of every node, mark and link type is delivered as it was written [F236, F238]',
  changes('mends rich text', '/cdn/stories/', (body) => void body.story.content.text.content.pop()),
  async (world) => {
    await world.add(story('text', page({ text: richText })));
    const { data } = await world.delivery().getStory('text', {});
    expect(JSON.stringify(data.story.content.text)).toBe(JSON.stringify(richText));
    const written = JSON.stringify(richText);
    for (const type of [...richTextNodes, ...richTextMarks]) expect(written).toContain(`"type":"${type}"`);
  },
);

row(
  'blocks in rich text are translated and known to the editor like all others [F237]',
  changes('leaves them alone', '/cdn/stories/', (body) => void delete body.story.content.text.content[0].attrs.body[0]._editable),
  async (world) => {
    await world.management().put(world.space, { space: { languages: [{ code: 'fr', name: 'Français' }] } });
    const body = [{ component: 'button', _uid: 'u', label: 'Kaufen', label__i18n__fr: 'Acheter' }];
    await world.add(story('text', page({ text: { type: 'doc', content: [{ type: 'blok', attrs: { id: 'b', body } }] } })));
    const { data } = await world.preview().getStory('text', { language: 'fr' });
    const [block] = data.story.content.text.content[0].attrs.body;
    expect(block).toEqual({ component: 'button', _uid: 'u', label: 'Acheter', _editable: expect.stringContaining('"uid":"u"') });
  },
);

row(
  'a language shows its translations, else the fallback language, else the default; no marker of a translation is left [F415]',
  [
    ignores('language'),
    ignores('fallback_lang'),
    changes('leaves the markers', '/cdn/stories/', (body) => {
      body.story.content.title__i18n__fr = 'x';
    }),
  ],
  async (world) => {
    await world.management().put(world.space, {
      space: { languages: ['de-at', 'fr'].map((code) => ({ code, name: code })) },
    });
    const folder = await world.add(
      { name: 'Karten', slug: 'karten', is_folder: true, translated_slugs_attributes: [{ lang: 'fr', slug: 'cartes', name: 'Cartes' }] },
      false,
    );
    const content = page({
      title: 'Jänner?',
      title__i18n__de_at: 'Jänner',
      title__i18n__fr: 'Janvier',
      text: 'Text',
      text__i18n__de_at: '',
      text__i18n__fr: 'Texte',
      only__i18n__fr: 'seul',
      rest: 'Rest',
    });
    await world.add(
      story('monat', content, { parent_id: folder.id, translated_slugs_attributes: [{ lang: 'fr', slug: 'mois', name: 'Mois' }] }),
    );
    const get = async (address: string, query: Json) => (await world.delivery().getStory(address, query)).data.story;
    const plain = await get('karten/monat', {});
    expect(plain).toMatchObject({ lang: 'default', full_slug: 'karten/monat', default_full_slug: null });
    expect(plain.content).toEqual({ component: 'page', _uid: expect.any(String), title: 'Jänner?', text: 'Text', rest: 'Rest' });
    expect(plain.translated_slugs).toEqual([
      { path: 'karten/monat', name: null, lang: 'de-at', published: true },
      { path: 'cartes/mois', name: 'Mois', lang: 'fr', published: true },
    ]);
    const austrian = await get('karten/monat', { language: 'de-at' });
    expect([austrian.lang, austrian.content.title, austrian.content.text]).toEqual(['de-at', 'Jänner', 'Text']);
    expect((await get('karten/monat', { language: 'de-at', fallback_lang: 'fr' })).content).toMatchObject({ text: 'Texte', only: 'seul' });
    for (const address of ['karten/monat', 'cartes/mois']) {
      expect(await get(address, { language: 'fr' })).toMatchObject({
        lang: 'fr',
        name: 'Mois',
        slug: 'mois',
        full_slug: 'cartes/mois',
        default_full_slug: 'karten/monat',
        content: { title: 'Janvier', only: 'seul' },
      });
    }
    expect(await world.slugs({ language: 'fr', starts_with: 'cartes/' })).toEqual(['cartes/mois']);
    expect(await get('karten/monat', { language: 'xx' })).toMatchObject({ lang: 'default', content: { title: 'Jänner?' } });
  },
);

row(
  'a service that asks for patience is asked again after 300 ms, ten times at most [F462, F515]',
  answers('asks for patience with another status', '/cdn/', { from: 429, status: 503 }),
  async (world) => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    world.setTime('2026-11-20T10:00:00Z');
    const start = performance.now();
    await expect(world.delivery().get('cdn/links', {})).rejects.toMatchObject({
      status: 429,
      response: { data: { error: expect.any(String) }, headers: { 'retry-after': '1' } },
    });
    expect(world.requests).toHaveLength(11);
    expect(performance.now() - start).toBeGreaterThan(10 * 300 - 50);
  },
  { callsPerSecond: 0 },
);

row(
  'the client keeps to the rate that the service names, and to three managing calls a second by itself [F514]',
  answers('names no rate', '/cdn/', { without: ['x-ratelimit-policy'] }),
  async (world) => {
    const retries = vi.spyOn(console, 'log').mockImplementation(() => {});
    const client = new StoryblokClient({ endpoint: `${world.origin}/cms/v2`, accessToken: world.tokens.publicToken });
    await client.get('cdn/spaces/me', {});
    expect((client as Json).rateLimitConfig.serverHeadersRateLimit).toBe(5);
    expect(retries).not.toHaveBeenCalled();
    const desk = new StoryblokClient({ endpoint: `${world.origin}/cms/v1`, oauthToken: world.tokens.managementToken });
    const start = performance.now();
    await Promise.all(Array.from({ length: 4 }, () => desk.get(world.space, {})));
    expect(performance.now() - start).toBeGreaterThan(950);
  },
  { callsPerSecond: 5 },
);

row(
  'published answers are kept by the client until cv changes, drafts never [F517]',
  changes('never changes cv', '/cdn/stories', (body) => {
    body.cv = 7;
  }),
  async (world) => {
    const made = await world.add(story('a', page({ n: 1 })));
    const settings = { cache: { type: 'memory', clear: 'auto' } } as const;
    const client = world.delivery(settings);
    world.requests.length = 0;
    const first = await client.getStory('a', {});
    // The second call carries cv, the third is the same address again.
    await client.getStory('a', {});
    const asked = world.requests.length;
    await client.getStory('a', {});
    expect(world.requests.length).toBe(asked);
    expect(client.cacheVersion()).toBe(first.data.cv);
    await world.management().put(`${world.space}/stories/${made.id}`, { story: { content: page({ n: 2 }) }, publish: 1 });
    await client.getStories({});
    expect((await client.getStory('a', {})).data.story.content.n).toBe(2);
    const preview = world.delivery({ ...settings, accessToken: world.tokens.previewToken, version: 'draft' });
    world.requests.length = 0;
    for (let time = 0; time < 3; time += 1) await preview.getStory('a', {});
    expect(world.requests).toHaveLength(3);
  },
);

row(
  'links name stories and folders with their places; pages and dates where asked for',
  [
    changes('leaves folders out', '/cdn/links', (body) => {
      if (body.links) body.links = Object.fromEntries(Object.entries<Json>(body.links).filter(([, link]) => !link.is_folder));
    }),
    ignores('paginated'),
    ignores('include_dates'),
    ignores('starts_with'),
    answers('knows no single link', '/cdn/links/', { status: 404 }),
  ],
  async (world) => {
    const folder = await world.add({ name: 'Karten', slug: 'karten', is_folder: true }, false);
    const start = await world.add({ name: 'Alle', slug: 'alle', parent_id: folder.id, is_startpage: true, content: page() });
    await world.add({ name: 'Versteckt', slug: 'versteckt', content: page() }, false);
    const own = await world.add({ name: 'Weg', slug: 'weg', path: 'anderer/weg', content: page() });
    const { links } = (await world.delivery().get('cdn/links', {})).data;
    expect(Object.keys(links).sort()).toEqual([folder.uuid, start.uuid, own.uuid].sort());
    expect(links[folder.uuid]).toMatchObject({ is_folder: true, slug: 'karten', parent_id: 0 });
    expect(links[start.uuid]).toEqual({
      id: start.id,
      uuid: start.uuid,
      slug: 'karten/alle',
      name: 'Alle',
      is_folder: false,
      parent_id: folder.id,
      published: true,
      path: null,
      position: 0,
      is_startpage: true,
      real_path: '/karten/',
    });
    expect(links[own.uuid]).toMatchObject({ path: 'anderer/weg', real_path: '/anderer/weg' });
    const below = (await world.delivery().get('cdn/links', { starts_with: 'karten/' })).data.links;
    expect(Object.keys(below)).toEqual([start.uuid]);
    const paged = await world.delivery().get('cdn/links', { paginated: 1, per_page: 2, page: 2, include_dates: 1 });
    expect([Object.keys(paged.data.links).length, paged.total, paged.perPage]).toEqual([1, 3, 2]);
    expect(Object.values<Json>(paged.data.links)[0]).toHaveProperty('created_at');
    const one = (await world.delivery().get(`cdn/links/${own.uuid}`, {})).data.link;
    expect(one).toMatchObject({ id: own.id, slug: 'weg' });
    const drafts = (await world.preview().get('cdn/links', {})).data.links;
    expect(Object.keys(drafts)).toHaveLength(4);
  },
);

declareRows('resolving');
