/** Bad input of every managing call, on both databases: each is answered in the protocol's words, nothing breaks, and the service goes on. */
import { expect, test } from 'vitest';
import { type Json, openWorlds, type World } from '#tests/content-service.ts';

const odd: Json[] = [
  '999999999999999',
  'a\u0000b',
  '\ud800',
  '../..',
  'x'.repeat(10_000),
  '__proto__',
  -1,
  1e308,
  2_147_483_647,
  null,
  true,
  [null],
  { constructor: 1 },
];

const fields = {
  story: ['name', 'slug', 'parent_id', 'position', 'is_startpage', 'tag_list', 'path', 'default_root', 'sort_by_date', 'meta_data'],
  place: ['first_published_at', 'content', 'translated_slugs_attributes', 'is_folder', 'group_id'],
  datasource: ['name', 'slug', 'dimensions_attributes', 'dimensions'],
  entry: ['name', 'value', 'position', 'datasource_id', 'dimension_value'],
  component: ['name', 'display_name', 'schema', 'is_root', 'component_group_uuid', 'id', 'created_at'],
  hook: ['name', 'endpoint', 'secret', 'activated', 'actions'],
  asset: ['filename', 'size', 'alt', 'is_private', 'asset_folder_id', 'id', 'validate_upload'],
  space: ['name', 'domain', 'languages', 'environments', 'default_lang_name', 'options'],
  query: ['page', 'per_page', 'in_folder', 'with_parent', 'datasource_id', 'datasource_slug', 'dimension', 'search', 'sort_by'],
};

/** Sends a managing call; what is 5xx, or no JSON, is kept as a complaint. */
function caller(world: World, complaints: string[]) {
  return async (method: string, path: string, body?: Json): Promise<Json> => {
    const answer = await world.http(`/v1/${world.space}${path}`, {
      method,
      headers: { authorization: world.tokens.managementToken, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const isSound = answer.status < 500 && (answer.status === 204 || answer.headers.get('content-type')?.includes('json'));
    if (!isSound) complaints.push(`${method} ${path} ${JSON.stringify(body)?.slice(0, 120)}: ${answer.status} ${text.slice(0, 120)}`);
    return text === '' ? null : JSON.parse(text);
  };
}

openWorlds('managing with bad input', (running) => {
  test('no value of any field breaks the service, and afterwards it takes good ones', async () => {
    const world = await running();
    const complaints: string[] = [];
    const call = caller(world, complaints);
    const { story } = await call('POST', '/stories', {
      story: { name: 'A', slug: 'a', content: { component: 'page', text: '\u0000\ud800' } },
    });
    const { datasource } = await call('POST', '/datasources', { datasource: { name: 'D', slug: 'd' } });
    const entryOf = (more: Json) => ({ datasource_entry: { name: 'e', value: 'v', datasource_id: datasource.id, ...more } });
    const { datasource_entry } = await call('POST', '/datasource_entries', entryOf({}));
    const { component } = await call('POST', '/components', { component: { name: 'c' } });
    const hook = { endpoint: 'http://127.0.0.1:9/', actions: [] };
    const { webhook_endpoint } = await call('POST', '/webhook_endpoints', { webhook_endpoint: hook });
    let made = 0;
    const fresh = () => {
      made += 1;
      return `n${made}`;
    };
    for (const value of odd) {
      for (const field of [...fields.story, ...fields.place]) {
        await call('PUT', `/stories/${story.id}`, { story: { [field]: value } });
        await call('POST', '/stories', { story: { name: 'x', slug: fresh(), [field]: value }, publish: value });
        await call('PUT', `/stories/${story.id}/duplicate`, { story: { slug: fresh(), [field]: value }, same_group: value });
      }
      await call('PUT', `/stories/${story.id}/move`, { after_id: value });
      for (const field of fields.datasource) {
        await call('PUT', `/datasources/${datasource.id}`, { datasource: { [field]: value } });
        await call('POST', '/datasources', { datasource: { name: fresh(), [field]: value } });
      }
      for (const field of fields.entry) {
        const changed = { datasource_entry: { [field]: value }, dimension_id: value };
        await call('PUT', `/datasource_entries/${datasource_entry.id}`, changed);
        await call('POST', '/datasource_entries', entryOf({ name: fresh(), [field]: value }));
      }
      for (const field of fields.component) {
        await call('PUT', `/components/${component.id}`, { component: { [field]: value } });
        await call('POST', '/components', { component: { name: fresh(), [field]: value } });
      }
      for (const field of fields.hook) {
        await call('PUT', `/webhook_endpoints/${webhook_endpoint.id}`, { webhook_endpoint: { [field]: value } });
        await call('POST', '/webhook_endpoints', { webhook_endpoint: { ...hook, [field]: value } });
      }
      for (const field of fields.asset) await call('POST', '/assets', { filename: 'a.png', [field]: value });
      for (const field of fields.space) await call('PUT', '', { space: { [field]: value } });
      for (const wrapper of ['story', 'datasource', 'datasource_entry', 'component', 'asset', 'space']) {
        for (const path of [`/stories/${story.id}`, `/datasources/${datasource.id}`, '']) await call('PUT', path, { [wrapper]: value });
      }
      const text = encodeURIComponent(String(value).toWellFormed().slice(0, 3000));
      for (const name of fields.query) {
        for (const path of ['/stories', '/assets', '/datasources', '/datasource_entries', '/components', `/stories/${story.id}/versions`])
          await call('GET', `${path}?${name}=${text}`);
      }
    }
    expect(complaints).toEqual([]);
    expect(world.logged.filter((entry) => entry.level === 'error')).toEqual([]);
    for (const path of ['stories', 'links', 'tags', 'datasources', 'datasource_entries', 'spaces/me'])
      expect((await world.http(`/v2/cdn/${path}?token=${world.tokens.publicToken}&per_page=100`)).status, path).toBe(200);
    await world.add({ name: 'Gut', slug: 'gut', content: { component: 'page' } });
    expect((await world.delivery().getStory('gut', {})).data.story.name).toBe('Gut');
  });
});
