/** Assets of the content service, row by row of the protocol; each row also fails against a spoilt service. */
import sharp, { type Sharp } from 'sharp';
import { expect } from 'vitest';
import { answers, changes, declareRows, type Json, row, type Spoil, sendFile, uploadAsset } from '#tests/content-service.ts';

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

/** The spoilt service works on every size of a picture that it makes. */
const changesPicture = (what: string, change: (picture: Sharp) => Sharp): Spoil => ({
  what,
  async response(response) {
    if (!response.headers.get('content-type')?.startsWith('image/')) return response;
    const bytes = await change(sharp(Buffer.from(await response.arrayBuffer()))).toBuffer();
    return new Response(new Uint8Array(bytes), { status: response.status, headers: response.headers });
  },
});

row(
  'a file is signed, posted with its fields, finished, and lies under an address with its size: the same pixels, without what it says; its sizes are clean, too',
  [
    answers('finishes nothing', '/finish_upload', { status: 404 }),
    changes('forgets a field', '/assets', (body) => void delete body.fields?.policy),
    changes('wraps the asset', '/assets/', (body) => ({ asset: body })),
    answers('lets files be guessed at', '/f/', { without: ['x-content-type-options'] }),
    changesPicture('encodes the file again', (picture) => picture),
  ],
  async (world) => {
    const original = await picture(80, 40);
    const {
      sent: posted,
      signed,
      finished,
    } = await uploadAsset(world, original, {
      filename: 'Mein Foto (1).JPG',
      size: '80x40',
      alt: 'Ein Foto',
    });
    expect(Object.keys(signed.fields)).toEqual(expect.arrayContaining(['key', 'acl', 'Content-Type', 'policy', 'x-amz-signature']));
    expect([posted.status, signed.public_url]).toEqual([204, expect.stringMatching(/\/f\/1001\/80x40\/[\w-]{22}\/mein-foto-1\.jpg$/)]);
    expect(finished.data).toMatchObject({ id: signed.id, filename: signed.public_url });
    const { data: asset } = await world.management().get(`${world.space}/assets/${signed.id}`, {});
    expect(asset).toMatchObject({
      id: signed.id,
      filename: signed.public_url,
      alt: 'Ein Foto',
      title: '',
      copyright: '',
      focus: '',
      is_private: false,
      content_type: 'image/jpeg',
      content_length: original.byteLength,
      asset_folder_id: null,
      meta_data: {},
    });
    const file = await fetch(asset.filename);
    expect([file.status, file.headers.get('content-type'), file.headers.get('x-content-type-options')]).toEqual([
      200,
      'image/jpeg',
      'nosniff',
    ]);
    expect(file.headers.get('content-security-policy')).toContain('sandbox');
    // Clients of the content service are on other sites.
    expect(file.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    const sent = Buffer.from(await file.arrayBuffer());
    expect(String(sent.length)).toBe(file.headers.get('content-length'));
    const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
    expect((await pixels(original)).equals(await pixels(sent))).toBe(true);
    const size = Buffer.from(await (await fetch(`${asset.filename}/m/`)).arrayBuffer());
    expect(await sharp(size).metadata()).toMatchObject({ width: 80, height: 40 });
    expect([original, sent, size].map((bytes) => bytes.includes('GEHEIM'))).toEqual([true, false, false]);
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
    const { finished } = await uploadAsset(world, await picture(40, 40), { filename: 'a.jpg', size: '40x40' });
    const path = `${world.space}/assets/${finished.data.id}`;
    const changed = await desk.put(path, {
      asset: { alt: 'Alt', title: 'Titel', copyright: '©', focus: '10x10:11x11', meta_data: { a: 1 } },
    });
    expect([changed.status, changed.data]).toEqual([204, {}]);
    const words = { alt: 'Alt', title: 'Titel', copyright: '©', focus: '10x10:11x11', meta_data: { a: 1 } };
    expect((await desk.get(path, {})).data).toMatchObject(words);
    const replaced = await uploadAsset(world, await picture(60, 30), { filename: 'b.jpg', size: '60x30', id: finished.data.id });
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
    const { finished } = await uploadAsset(world, await picture(20, 20), { filename: 'a.jpg', size: '20x20', is_private: true });
    const { filename } = finished.data;
    expect((await fetch(filename)).status).toBe(404);
    await expect(world.delivery().get('cdn/assets/me', { filename })).rejects.toMatchObject({ status: 404 });
    // The token decides, not the version that a client names by itself.
    const reader = world.delivery({ accessToken: world.tokens.previewToken });
    expect((await reader.get('cdn/assets/me', { filename })).data.asset).toMatchObject({ is_private: true });
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
      const { sent, finished } = await uploadAsset(world, bytes, { filename, size: '1x1' });
      expect([sent.status, Object.keys((await sent.json()) as Json)], filename).toEqual([422, ['error']]);
      expect(finished, filename).toMatchObject({ status: 422 });
    }
    const good = await uploadAsset(world, Buffer.from('%PDF-1.7\n'), { filename: 'liste.pdf' });
    const file = await fetch(good.finished.data.filename);
    expect([file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual(['application/pdf', 'attachment']);
    expect((await sendFile(good.signed, Buffer.from('%PDF-1.7\n'), 'x.pdf')).status).toBe(404);
    const { data: signed } = await world.management().post(`${world.space}/assets`, { filename: 'a.jpg' });
    const forged = { ...signed, post_url: signed.post_url.replace(/signature=.{4}/, 'signature=0000') };
    expect((await sendFile(forged, await picture(9, 9), 'a.jpg')).status).toBe(404);
    expect((await world.http(new URL(signed.post_url).href.split('/cms')[1] ?? '', { method: 'POST', body: 'nichts' })).status).toBe(422);
  },
);

row(
  'resolve_assets brings what is known about the assets of a content',
  changes('brings none', '/cdn/stories/', (body) => {
    body.assets = [];
  }),
  async (world) => {
    const { finished } = await uploadAsset(world, await picture(20, 20), { filename: 'a.jpg', size: '20x20', alt: 'Bild' });
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
    const { finished } = await uploadAsset(world, await picture(200, 100), { filename: 'a.jpg', size: '200x100' });
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
    const stripe = await uploadAsset(world, await picture(400, 2), { filename: 'b.jpg' });
    expect((await fetch(`${stripe.finished.data.filename}/m/0x300`)).status).toBe(404);
    for (const path of ['5000x1', '10x10/filters:zauber()', '10x10/filters:format(gif)', 'zauber', 'filters:quality(900)', '%E0%A4']) {
      expect((await fetch(`${finished.data.filename}/m/${path}`)).status, path).toBe(404);
    }
  },
);

row(
  'a picture with clear parts keeps them, and shows white in a format that has none',
  changesPicture('fills them with black', (picture) => picture.flatten({ background: '#000000' })),
  async (world) => {
    const clear = await sharp({ create: { width: 20, height: 20, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0 } } })
      .png()
      .toBuffer();
    const { finished } = await uploadAsset(world, clear, { filename: 'logo.png', size: '20x20' });
    const corner = async (path: string, accept: string) => {
      const file = await fetch(`${finished.data.filename}/m/${path}`, { headers: { accept } });
      const { data, info } = await sharp(Buffer.from(await file.arrayBuffer()))
        .raw()
        .toBuffer({ resolveWithObject: true });
      return [file.headers.get('content-type'), ...data.subarray(info.channels === 4 ? 3 : 0, info.channels)];
    };
    expect(await corner('', 'image/webp')).toEqual(['image/webp', 0]);
    expect(await corner('', 'image/png,*/*')).toEqual(['image/png', 0]);
    expect(await corner('10x10/filters:format(jpeg)', '*/*')).toEqual(['image/jpeg', 255, 255, 255]);
    expect(await corner('10x10/filters:format(jpeg):fill(0000ff)', '*/*')).toEqual(['image/jpeg', 0, 0, 254]);
  },
);

row(
  'a player gets the part of a film that it asks for, from the end, too, and is told where the film ends',
  [
    {
      what: 'always sends everything',
      request(request) {
        const headers = new Headers(request.headers);
        headers.delete('range');
        return new Request(request.url, { headers, method: request.method, body: request.body, duplex: 'half' } as RequestInit);
      },
    },
    answers('sends everything for what lies behind the end', '/f/', { from: 416, status: 200 }),
  ],
  async (world) => {
    const { finished } = await uploadAsset(world, Buffer.from('%PDF-1.7\n0123456789'), { filename: 'a.pdf' });
    const part = async (range: string) => {
      const file = await fetch(finished.data.filename, { headers: { range } });
      return [file.status, file.headers.get('content-range'), file.status === 416 ? '' : await file.text()];
    };
    expect(await part('bytes=9-11')).toEqual([206, 'bytes 9-11/19', '012']);
    expect(await part('bytes=17-')).toEqual([206, 'bytes 17-18/19', '89']);
    expect(await part('bytes=17-99')).toEqual([206, 'bytes 17-18/19', '89']);
    expect(await part('bytes=-3')).toEqual([206, 'bytes 16-18/19', '789']);
    expect(await part('bytes=-99')).toEqual([206, 'bytes 0-18/19', '%PDF-1.7\n0123456789']);
    for (const range of ['bytes=19-', 'bytes=99-100', 'bytes=-0']) expect(await part(range), range).toEqual([416, 'bytes */19', '']);
    for (const range of ['bytes=5-1', 'bytes=-', 'bytes=0-1,3-4', 'zeilen=1-2'])
      expect((await part(range)).slice(0, 2), range).toEqual([200, null]);
  },
);

declareRows('files');
