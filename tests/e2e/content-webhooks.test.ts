/** Webhooks of the content service, row by row of the protocol; each row also fails against a spoilt service. */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { expect } from 'vitest';
import { answers, changes, declareRows, type Json, row, uploadAsset } from '#tests/content-service.ts';

type Call = { body: string; action: string; signature: string | undefined; type: string | undefined; about: Json };

/** An outside endpoint; `answer` decides how it behaves. */
async function endpoint(
  answer: (response: ServerResponse, call: Call) => void = (response) =>
    void response.setHeader('content-type', 'application/json').end('{}'),
) {
  const calls: Call[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const about = JSON.parse(body);
    const call = {
      body,
      action: about.action,
      signature: request.headers['webhook-signature']?.toString(),
      type: request.headers['content-type'],
      about,
    };
    calls.push(call);
    answer(response, call);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    calls,
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/hook`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}

const everything = ['published', 'unpublished', 'deleted', 'moved'].map((action) => `story.${action}`);

/** The webhook endpoint that the spoilt service keeps has another secret, or none of the actions. */
const hooks = (what: string, change: (hook: Json) => void) => ({
  what,
  async request(request: Request) {
    if (request.method !== 'POST' || !request.url.endsWith('/webhook_endpoints')) return request;
    const body = (await request.json()) as Json;
    change(body.webhook_endpoint);
    return new Request(request.url, { method: 'POST', headers: request.headers, body: JSON.stringify(body) });
  },
});

row(
  'webhooks tell what happened, signed over the exact bytes, in order and once',
  [
    hooks('signs with another secret', (hook) => {
      hook.secret = 'anders';
    }),
    hooks('tells of publishing only', (hook) => {
      hook.actions = ['story.published'];
    }),
  ],
  async (world) => {
    const desk = world.management();
    const outside = await endpoint();
    const made = await desk.post(`${world.space}/webhook_endpoints`, {
      webhook_endpoint: {
        name: 'H',
        endpoint: outside.url,
        secret: 'geheim',
        activated: true,
        actions: [...everything, 'asset.created', 'datasource.entries_updated'],
      },
    });
    expect([made.status, made.data.webhook_endpoint]).toMatchObject([201, { name: 'H', endpoint: outside.url, activated: true }]);
    await desk.post(`${world.space}/webhook_endpoints`, {
      webhook_endpoint: { name: 'Aus', endpoint: outside.url, activated: false, actions: everything },
    });
    const folder = await world.add({ name: 'F', slug: 'f', is_folder: true }, false);
    const { id } = await world.add({ name: 'Ärger', slug: 'a', parent_id: folder.id });
    const path = `${world.space}/stories/${id}`;
    await desk.put(path, { story: { name: 'Entwurf' } });
    await desk.get(`${path}/unpublish`, {});
    await desk.put(path, { story: { parent_id: 0 } });
    await desk.delete(path, {});
    const source = await desk.post(`${world.space}/datasources`, { datasource: { name: 'S', slug: 's' } });
    await desk.post(`${world.space}/datasource_entries`, {
      datasource_entry: { name: 'a', value: 'b', datasource_id: source.data.datasource.id },
    });
    const { signed } = await uploadAsset(world, Buffer.from('%PDF-1.7\n'), { filename: 'a.pdf' });
    await world.runJobs();
    await outside.close();
    expect(outside.calls.map((call) => call.about)).toEqual([
      { text: expect.any(String), action: 'published', space_id: 1001, story_id: id, full_slug: 'f/a' },
      { text: expect.any(String), action: 'unpublished', space_id: 1001, story_id: id, full_slug: 'f/a' },
      { text: expect.any(String), action: 'moved', space_id: 1001, story_id: id, full_slug: 'a' },
      { text: expect.any(String), action: 'deleted', space_id: 1001, story_id: id, full_slug: 'a' },
      { text: expect.any(String), action: 'entries_updated', space_id: 1001, datasource_slug: 's' },
      { text: expect.any(String), action: 'created', space_id: 1001, asset_id: signed.id },
    ]);
    for (const { body, signature, type } of outside.calls) {
      expect([signature, type]).toEqual([createHmac('sha1', 'geheim').update(body).digest('hex'), 'application/json']);
    }
  },
);

row(
  'an endpoint that hangs or fails is tried once, delays no other endpoint, and is paused for a while',
  hooks('knows no endpoint', (hook) => {
    hook.activated = false;
  }),
  async (world) => {
    const desk = world.management();
    const hanging = await endpoint(() => {});
    const failing = await endpoint((response) => void response.writeHead(500).end());
    const healthy = await endpoint();
    for (const outside of [hanging, failing, healthy]) {
      await desk.post(`${world.space}/webhook_endpoints`, { webhook_endpoint: { endpoint: outside.url, actions: everything } });
    }
    for (const slug of ['a', 'b', 'c']) await world.add({ name: slug, slug });
    await world.runJobs({ timeoutMs: 2000 });
    const seen = [hanging, failing, healthy].map((outside) => outside.calls.map((call) => call.about.full_slug).join());
    for (const outside of [hanging, failing, healthy]) await outside.close();
    expect(seen).toEqual(['a', 'a,b,c', 'a,b,c']);
    const waiting = await world.shop.store.db.selectFrom('jobs').select('run_at').where('state', '=', 'queued').execute();
    expect(waiting).toHaveLength(1);
    expect(world.logged.filter((entry) => entry.event === 'webhook-failed')).toHaveLength(4);
    expect(await world.slugs({ sort_by: 'slug:asc' })).toEqual(['a', 'b', 'c']);
  },
);

row(
  'a redirect of an endpoint is not followed',
  hooks('knows no endpoint', (hook) => {
    hook.activated = false;
  }),
  async (world) => {
    const inside = await endpoint();
    const pointing = await endpoint((response) => void response.writeHead(307, { location: inside.url }).end());
    await world.management().post(`${world.space}/webhook_endpoints`, {
      webhook_endpoint: { endpoint: pointing.url, actions: everything },
    });
    await world.add({ name: 'A', slug: 'a' });
    await world.runJobs();
    for (const outside of [inside, pointing]) await outside.close();
    expect([pointing.calls.length, inside.calls.length]).toEqual([1, 0]);
    expect(world.logged.filter((entry) => entry.event === 'webhook-failed')).toMatchObject([{ details: { outcome: 'status 307' } }]);
  },
);

row(
  'a secret is never shown; it stays when an endpoint is saved as it was read, and goes when it is set to null',
  [
    changes('shows it', '/webhook_endpoints', (body) => {
      if (body.webhook_endpoint) body.webhook_endpoint.secret = 'geheim';
    }),
    answers('takes any address', '/webhook_endpoints', { from: 422, status: 200 }),
  ],
  async (world) => {
    const desk = world.management();
    const outside = await endpoint();
    const hook = { name: 'H', endpoint: outside.url, secret: 'geheim', actions: everything };
    const made = (await desk.post(`${world.space}/webhook_endpoints`, { webhook_endpoint: hook })).data.webhook_endpoint;
    expect(JSON.stringify(made)).not.toContain('geheim');
    const path = `${world.space}/webhook_endpoints/${made.id}`;
    const saved = await desk.put(path, { webhook_endpoint: { ...made, name: 'Neu' } });
    expect(saved.data.webhook_endpoint).toMatchObject({ name: 'Neu', has_secret: true });
    await world.add({ name: 'A', slug: 'a' });
    await world.runJobs();
    await desk.put(path, { webhook_endpoint: { secret: null } });
    await world.add({ name: 'B', slug: 'b' });
    await world.runJobs();
    await outside.close();
    expect(outside.calls.map(({ body, signature }) => signature === createHmac('sha1', 'geheim').update(body).digest('hex'))).toEqual([
      true,
      false,
    ]);
    expect(outside.calls[1]?.signature).toBeUndefined();
    for (const wrong of ['ftp://a.example/', 'nirgends', '', 'http://wer:was@a.example/']) {
      const refusal = desk.put(path, { webhook_endpoint: { endpoint: wrong } });
      await expect(refusal, wrong).rejects.toMatchObject({ status: 422, message: 'endpoint: is invalid' });
    }
  },
);

declareRows('hooks');
