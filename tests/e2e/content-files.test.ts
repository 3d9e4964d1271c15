/** Assets and webhooks of the content service, row by row of the protocol; each row also fails against a spoilt service. */
import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import sharp from 'sharp';
import { expect } from 'vitest';
import { answers, changes, declareRows, type Json, row, type World } from '#tests/content-service.ts';

async function picture(width: number, height: number): Promise<Buffer> {
  const left = await sharp({ create: { width: Math.ceil(width / 2), height, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#0000ff' } })
    .composite([{ input: left, left: 0, top: 0 }])
    .jpeg({ quality: 95 })
    .withExif({ IFD0: { Copyright: 'GEHEIM' } })
    .toBuffer();
}

/** The three steps: sign, post every field and then the file, finish. */
async function upload(world: World, bytes: Buffer, asset: Json): Promise<{ sent: Response; signed: Json; finished: Json }> {
  const desk = world.management();
  const { data: signed } = await desk.post(`${world.space}/assets`, { validate_upload: 1, ...asset });
  const sent = await send(signed, bytes, asset.filename);
  const finished = await desk.get(`${world.space}/assets/${signed.id}/finish_upload`, {}).catch((error: Json) => error);
  return { sent, signed, finished };
}

async function send(signed: Json, bytes: Buffer, name: string): Promise<Response> {
  const form = new FormData();
  for (const [field, value] of Object.entries<string>(signed.fields)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  return fetch(signed.post_url, { method: 'POST', body: form });
}

row(
  'a file is signed, posted with its fields, finished, and lies clean under an address with its size',
  [
    answers('finishes nothing', '/finish_upload', { status: 404 }),
    changes('forgets a field', '/assets', (body) => void delete body.fields?.policy),
    changes('wraps the asset', '/assets/', (body) => ({ asset: body })),
    answers('lets files be guessed at', '/f/', { without: ['x-content-type-options'] }),
  ],
  async (world) => {
    const { sent, signed, finished } = await upload(world, await picture(80, 40), {
      filename: 'Mein Foto (1).JPG',
      size: '80x40',
      alt: 'Ein Foto',
    });
    expect(Object.keys(signed.fields)).toEqual(expect.arrayContaining(['key', 'acl', 'Content-Type', 'policy', 'x-amz-signature']));
    expect([sent.status, signed.public_url]).toEqual([204, expect.stringMatching(/\/f\/1001\/80x40\/[\w-]{22}\/mein-foto-1\.jpg$/)]);
    expect(finished.data).toMatchObject({ id: signed.id, filename: signed.public_url });
    const { data: asset } = await world.management().get(`${world.space}/assets/${signed.id}`, {});
    expect(asset).toMatchObject({
      ...{ id: signed.id, filename: signed.public_url, alt: 'Ein Foto', title: '', copyright: '', focus: '', is_private: false },
      ...{ content_type: 'image/webp', content_length: expect.any(Number), asset_folder_id: null, meta_data: {} },
    });
    const file = await fetch(asset.filename);
    expect([file.status, file.headers.get('content-type'), file.headers.get('x-content-type-options')]).toEqual([
      200,
      'image/webp',
      'nosniff',
    ]);
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    const bytes = Buffer.from(await file.arrayBuffer());
    expect(bytes.byteLength).toBe(asset.content_length);
    expect(bytes.includes('GEHEIM')).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 80, height: 40 });
    const listed = await world.management().get(`${world.space}/assets`, {});
    expect([listed.total, listed.data.assets[0].id]).toEqual([1, signed.id]);
    const me = await world.delivery().get('cdn/assets/me', { filename: asset.filename });
    expect(me.data.asset).toMatchObject({ id: signed.id, filename: asset.filename });
  },
);

row(
  'what an editor says about an asset is kept, its file can be replaced, and both can be deleted',
  [
    answers('answers a change with a body', '/assets/', { from: 204, status: 200 }),
    changes('keeps the old file', '/finish_upload', (body) => {
      body.filename = 'alt';
    }),
  ],
  async (world) => {
    const desk = world.management();
    const { finished } = await upload(world, await picture(40, 40), { filename: 'a.jpg', size: '40x40' });
    const path = `${world.space}/assets/${finished.data.id}`;
    const changed = await desk.put(path, {
      asset: { alt: 'Alt', title: 'Titel', copyright: '©', focus: '10x10:11x11', meta_data: { a: 1 } },
    });
    expect([changed.status, changed.data]).toEqual([204, {}]);
    const words = { alt: 'Alt', title: 'Titel', copyright: '©', focus: '10x10:11x11', meta_data: { a: 1 } };
    expect((await desk.get(path, {})).data).toMatchObject(words);
    const replaced = await upload(world, await picture(60, 30), { filename: 'b.jpg', size: '60x30', id: finished.data.id });
    expect(replaced.finished.data).toMatchObject({ ...words, id: finished.data.id, filename: expect.stringContaining('/60x30/') });
    expect((await fetch(finished.data.filename)).status).toBe(200);
    const gone = await desk.delete(path, {});
    expect([gone.status, gone.data.id]).toEqual([200, finished.data.id]);
    await expect(desk.get(path, {})).rejects.toMatchObject({ status: 404 });
    expect((await fetch(replaced.finished.data.filename)).status).toBe(404);
  },
);

row(
  'private files open with a signed address only, which the preview token gets',
  [
    changes('signs nothing', '/cdn/assets/me', (body) => {
      if (body.asset) body.asset.signed_url = body.asset.filename;
    }),
    answers('opens everything', '/f/', { from: 404, status: 200 }),
  ],
  async (world) => {
    const { finished } = await upload(world, await picture(20, 20), { filename: 'a.jpg', size: '20x20', is_private: true });
    const { filename } = finished.data;
    expect((await fetch(filename)).status).toBe(404);
    await expect(world.delivery().get('cdn/assets/me', { filename })).rejects.toMatchObject({ status: 404 });
    const { signed_url } = (await world.preview().get('cdn/assets/me', { filename })).data.asset;
    const file = await fetch(signed_url);
    expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect((await fetch(signed_url.replace(/expires=(\d)/, 'expires=9'))).status).toBe(404);
    world.setTime(new Date(Date.now() + 3_700_000).toISOString());
    expect((await fetch(signed_url)).status).toBe(404);
  },
);

row(
  'what is no picture, film or document is refused, and an address takes one file, while it is valid',
  [
    answers('takes everything', '/upload/', { from: 422, status: 204 }),
    answers('takes everybody’s', '/upload/', { from: 404, status: 204 }),
  ],
  async (world) => {
    const bad: [string, Buffer][] = [
      ['bild.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
      ['bild.jpg', Buffer.from('<html><script>alert(1)</script>')],
      ['leer.png', Buffer.alloc(0)],
      ['kaputt.jpg', (await picture(40, 40)).subarray(0, 200)],
    ];
    for (const [filename, bytes] of bad) {
      const { sent, finished } = await upload(world, bytes, { filename, size: '1x1' });
      expect([sent.status, Object.keys((await sent.json()) as Json)], filename).toEqual([422, ['error']]);
      expect(finished, filename).toMatchObject({ status: 422 });
    }
    const good = await upload(world, Buffer.from('%PDF-1.7\n'), { filename: 'liste.pdf' });
    const file = await fetch(good.finished.data.filename);
    expect([file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual(['application/pdf', 'attachment']);
    expect((await send(good.signed, Buffer.from('%PDF-1.7\n'), 'x.pdf')).status).toBe(404);
    const { data: signed } = await world.management().post(`${world.space}/assets`, { filename: 'a.jpg' });
    const forged = { ...signed, post_url: signed.post_url.replace(/signature=.{4}/, 'signature=0000') };
    expect((await send(forged, await picture(9, 9), 'a.jpg')).status).toBe(404);
    expect((await world.http(new URL(signed.post_url).href.split('/cms')[1] ?? '', { method: 'POST', body: 'nichts' })).status).toBe(422);
  },
);

row(
  'resolve_assets brings what is known about the assets of a content',
  changes('brings none', '/cdn/stories/', (body) => {
    body.assets = [];
  }),
  async (world) => {
    const { finished } = await upload(world, await picture(20, 20), { filename: 'a.jpg', size: '20x20', alt: 'Bild' });
    const { id, filename } = finished.data;
    await world.add({
      name: 'A',
      slug: 'a',
      content: { component: 'page', image: { id, filename, fieldtype: 'asset', is_external_url: false } },
    });
    const { data } = await world.delivery({ inlineAssets: true }).getStory('a', { resolve_assets: 1 });
    expect(data.assets).toMatchObject([{ id, alt: 'Bild' }]);
    expect(data.story.content.image).toMatchObject({ id, alt: 'Bild', filename });
    expect((await world.delivery().getStory('a', {})).data).not.toHaveProperty('assets');
  },
);

row(
  'sizes of a picture are made behind /m/ as its words say',
  [
    {
      what: 'gives the whole picture',
      request: (request) => new Request(request.url.replace(/\/m\/.*$/, ''), request),
    },
    answers('makes what it does not know', '/m/', { from: 404, status: 200 }),
  ],
  async (world) => {
    const { finished } = await upload(world, await picture(200, 100), { filename: 'a.jpg', size: '200x100' });
    const made = async (path: string, accept = 'image/webp,*/*') => {
      const file = await fetch(`${finished.data.filename}/m/${path}`, { headers: { accept } });
      const { data, info } = await sharp(Buffer.from(await file.arrayBuffer()))
        .raw()
        .toBuffer({ resolveWithObject: true });
      const at = (x: number, y: number) =>
        [...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3)]
          .map((value) => Math.round(value / 100))
          .join();
      return { type: file.headers.get('content-type'), size: `${info.width}x${info.height}`, at };
    };
    const [red, blue] = ['3,0,0', '0,0,3'];
    expect(await made('')).toMatchObject({ type: 'image/webp', size: '200x100' });
    expect(await made('', 'image/png')).toMatchObject({ type: 'image/jpeg' });
    expect(await made('100x0')).toMatchObject({ size: '100x50' });
    expect(await made('0x20/filters:format(png):quality(60)')).toMatchObject({ size: '40x20', type: 'image/png' });
    expect(await made('50x50/smart')).toMatchObject({ size: '50x50' });
    const left = await made('50x50/filters:focal(0x0:10x100):format(png)');
    const right = await made('50x50/filters:format(png):focal(190x0:200x100)');
    expect([left.size, left.at(40, 25), right.at(10, 25)]).toEqual(['50x50', red, blue]);
    expect(await made('fit-in/60x60')).toMatchObject({ size: '60x30' });
    const filled = await made('fit-in/60x60/filters:fill(00ff00):format(png)');
    expect([filled.size, filled.at(30, 2)]).toEqual(['60x60', '0,3,0']);
    expect((await made('0x0/filters:rotate(90):format(png)')).size).toBe('100x200');
    const grey = (await made('20x10/filters:grayscale():blur(2):format(png)')).at(2, 5).split(',');
    expect(new Set(grey).size).toBe(1);
    const stripe = await upload(world, await picture(400, 2), { filename: 'b.jpg' });
    expect((await fetch(`${stripe.finished.data.filename}/m/0x300`)).status).toBe(404);
    for (const path of ['5000x1', '10x10/filters:zauber()', '10x10/filters:format(gif)', 'zauber', 'filters:quality(900)', '%E0%A4']) {
      expect((await fetch(`${finished.data.filename}/m/${path}`)).status, path).toBe(404);
    }
  },
);

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
    const { signed } = await upload(world, Buffer.from('%PDF-1.7\n'), { filename: 'a.pdf' });
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
  'an endpoint that hangs or fails is tried once, holds up nobody else, and is left alone for a while',
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
    await world.runJobs();
    const seen = [hanging, failing, healthy].map((outside) => outside.calls.map((call) => call.about.full_slug).join());
    for (const outside of [hanging, failing, healthy]) await outside.close();
    expect(seen).toEqual(['a', 'a,b,c', 'a,b,c']);
    const waiting = await world.shop.store.db.selectFrom('jobs').select('run_at').where('state', '=', 'queued').execute();
    expect(waiting).toHaveLength(1);
    expect(world.logged.filter((entry) => entry.event === 'webhook-failed')).toHaveLength(4);
    expect(await world.slugs({ sort_by: 'slug:asc' })).toEqual(['a', 'b', 'c']);
  },
);

declareRows('files and hooks');
