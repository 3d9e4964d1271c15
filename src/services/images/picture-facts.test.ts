/** What the calls of pictures tell of uploaded photos, with the real decode process. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'zod/mini';
import { type OwnPicture, ownPictureSchema } from '#api/designs.ts';
import type { Context, RequestOwner, Shop } from '#services/handler.ts';
import type { Store } from '#store/db/store.ts';
import { openFiles } from '#store/file/files.ts';
import { findPicture } from '#store/picture/pictures.ts';
import { createOwner } from '#store/session/sessions.ts';
import { withStore } from '#tests/engines.ts';
import { noSession } from '#tests/no-session.ts';
import { renderMessages } from '#texts/render-messages.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { type Decoder, openDecoder } from './decoder.ts';
import { toneHandlers } from './facts/picture-tones.ts';
import { pictureHandlers, uploadPicture } from './upload.ts';

let folder: string;
let decoder: Decoder;
/** A sharp photo of 1600 x 1200, and another scene. */
let scene: Buffer;
let otherScene: Buffer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'facts-test-'));
  decoder = openDecoder({ entry: join(import.meta.dirname, '../../decode.ts'), tempDir: join(folder, 'temp') });
  scene = await sharp('tests/render/photo.jpg').resize(1600).jpeg({ quality: 92 }).toBuffer();
  otherScene = await sharp('tests/render/photo.jpg').extract({ left: 0, top: 200, width: 1800, height: 1500 }).jpeg().toBuffer();
});
afterAll(async () => {
  await decoder.close();
  await rm(folder, { recursive: true });
});

async function guest(store: Store): Promise<Context> {
  const files = await openFiles({ dataDir: folder, bucket: null });
  const settings = { store, files, tempDir: join(folder, 'temp'), decode: decoder.decode, uploadBytesPerDay: 20e9 };
  const shop = { ...settings, clock: () => new Date(), log: () => {} } as unknown as Shop;
  const owner: RequestOwner = {
    ...noSession,
    current: null,
    async ensure() {
      owner.current ??= (await createOwner(store)).id;
      return owner.current;
    },
  };
  const site = { channel: 'federleicht', country: 'DE', locale: 'de-DE', origin: 'http://localhost' } as const;
  return { shop, site, actor: { kind: 'visitor', owner }, requestId: 'test', ipAddress: '127.0.0.1', header: () => null };
}

const shown = (answer: unknown) => renderMessages(answer as object, serverTexts({ locale: 'de-DE' }));

async function upload(context: Context, photo: Sharp | Buffer, name = 'a.jpg'): Promise<OwnPicture> {
  const body = new FormData();
  const bytes = Buffer.isBuffer(photo) ? photo : await photo.jpeg({ quality: 90 }).toBuffer();
  body.set('file', new File([new Uint8Array(bytes)], name));
  return parse(ownPictureSchema, shown(await uploadPicture(new Request('http://localhost/', { method: 'POST', body }), context)));
}

async function list(context: Context): Promise<OwnPicture[]> {
  const { pictures } = await pictureHandlers['GET /web-api/customer-picture']({}, context);
  return pictures.map((picture) => parse(ownPictureSchema, shown(picture)));
}

const faces = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about=""
  xmlns:mwg-rs="http://www.metadataworkinggroup.com/schemas/regions/" xmlns:stArea="http://ns.adobe.com/xmp/sType/Area#"><mwg-rs:Regions rdf:parseType="Resource">
  <mwg-rs:RegionList><rdf:Bag><rdf:li rdf:parseType="Resource"><mwg-rs:Type>Face</mwg-rs:Type><mwg-rs:Area stArea:x="0.3" stArea:y="0.4" stArea:w="0.2" stArea:h="0.1" stArea:unit="normalized"/>
  </rdf:li></rdf:Bag></mwg-rs:RegionList></mwg-rs:Regions></rdf:Description></rdf:RDF></x:xmpmeta>`;

/** As a camera writes it: turned by a tag, with time, model, place and a face. */
const fromCamera = () =>
  sharp(scene)
    .withExif({
      IFD0: { Make: 'Apple', Model: 'iPhone 17 Pro' },
      IFD2: { DateTimeOriginal: '2026:05:03 14:05:09', SubSecTimeOriginal: '041', OffsetTimeOriginal: '+02:00' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .withXmp(faces);

withStore('facts of pictures', (open) => {
  test('an upload answers time, camera and faces of the picture as it is shown, and the place is stored nowhere [F348]', async () => {
    const store = await open();
    const context = await guest(store);
    const picture = await upload(context, fromCamera());
    expect(picture).toMatchObject({
      width: 1200,
      height: 1600,
      takenAt: '2026-05-03T14:05:09.041',
      camera: 'Apple iPhone 17 Pro',
      faces: [{ x: 0.55, y: 0.2, width: 0.1, height: 0.2 }],
      sameAs: [],
      isBlurred: false,
      dhash: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    expect(picture.sharpness).toBeGreaterThan(0.4);
    expect(picture.entropy).toBeGreaterThan(6);
    expect(await list(context)).toEqual([picture]);
    const ownerId = await context.actor.owner.ensure();
    const stored = await findPicture(store, ownerId, picture.id);
    expect(stored?.facts.offsetMin).toBe(120);
    expect((await sharp(await context.shop.files.path(stored?.printKey ?? '')).metadata()).exif).toBeUndefined();
    const row = await store.db.selectFrom('pictures').selectAll().executeTakeFirst();
    expect(JSON.stringify(row)).not.toMatch(/gps|latitude|48\/1/i);
  });

  test('an upload answers its tones, and a picture of before gets the same ones nearly when it is asked for, once', async () => {
    const store = await open();
    const [context, stranger] = [await guest(store), await guest(store)];
    const { id, tones } = await upload(context, scene);
    expect(tones).toMatchObject({ p1: expect.any(Number), cast: expect.any(Number) });
    expect(tones && tones.p1 < tones.p50 && tones.p50 < tones.p99).toBe(true);
    const ask = (by: Context, wanted = id) => toneHandlers['GET /web-api/customer-picture-tones']({ id: wanted }, by);
    expect(await ask(context)).toEqual({ tones });

    await store.write((trx) => trx.updateTable('pictures').set({ tones: null }).execute());
    expect((await list(context))[0]?.tones).toBeNull();
    const measured = (await ask(context)).tones;
    for (const name of ['p1', 'p50', 'p99', 'cast'] as const)
      expect(Math.abs(measured[name] - (tones?.[name] ?? 0)), name).toBeLessThanOrEqual(4);
    expect((await list(context))[0]?.tones).toEqual(measured);

    await store.write((trx) =>
      trx
        .updateTable('pictures')
        .set({ tones: JSON.stringify({ ...measured, p1: 1 }) })
        .execute(),
    );
    expect((await ask(context)).tones.p1).toBe(1);
    await expect(ask(stranger)).rejects.toMatchObject({ code: 'not-found' });
    await expect(ask(context, 'a'.repeat(22))).rejects.toMatchObject({ code: 'not-found' });
  });

  test('a photo that was saved again is named as the same, to its guest only and while both are there [F348]', async () => {
    const store = await open();
    const [context, stranger] = [await guest(store), await guest(store)];
    const first = await upload(context, scene);
    const other = await upload(context, otherScene);
    const again = await upload(context, sharp(scene).resize(900).modulate({ brightness: 1.1 }), 'kopie.jpg');
    expect([first.sameAs, other.sameAs, again.sameAs]).toEqual([[], [], [first.id]]);
    expect((await upload(stranger, sharp(scene).resize(800))).sameAs).toEqual([]);
    const likeness = async () => new Map((await list(context)).map(({ id, sameAs }) => [id, sameAs]));
    expect(await likeness()).toEqual(
      new Map([
        [again.id, [first.id]],
        [other.id, []],
        [first.id, [again.id]],
      ]),
    );
    // The same file is the picture that is there, with what it is like.
    expect(await upload(context, scene)).toMatchObject({ id: first.id, sameAs: [again.id] });
    await pictureHandlers['DELETE /web-api/customer-picture']({ id: first.id }, context);
    expect((await likeness()).get(again.id)).toEqual([]);
  });

  test('a blurred photo says so, and a plain one has nothing to say [F348]', async () => {
    const context = await guest(await open());
    expect((await upload(context, sharp(scene).blur(6))).isBlurred).toBe(true);
    const plain = sharp({ create: { width: 900, height: 700, channels: 3, background: '#468' } });
    const second = sharp({ create: { width: 900, height: 700, channels: 3, background: '#864' } });
    const none = { takenAt: null, camera: null, faces: [], sharpness: null, isBlurred: false, sameAs: [] };
    expect(await upload(context, plain)).toMatchObject(none);
    expect(await upload(context, second)).toMatchObject(none);
  });

  test('metadata that is damaged costs its facts, never the upload [F348]', async () => {
    const context = await guest(await open());
    const whole = await fromCamera().jpeg().toBuffer();
    const start = whole.indexOf('Exif\0\0') + 6;
    for (const [at, fill] of [
      [start, 0xff],
      [start + 4, 0x7f],
      [start + 8, 0xee],
    ] as const) {
      const damaged = Buffer.from(whole).fill(fill, at, start + 150);
      damaged.fill('<', damaged.indexOf('<rdf:RDF'), damaged.indexOf('</rdf:RDF>'));
      const picture = await upload(context, damaged);
      expect(picture).toMatchObject({ takenAt: null, camera: null, faces: [], dhash: expect.any(String) });
    }
  });

  test('a picture that was stored before there were facts has none, but is the same as its own file [F348]', async () => {
    const store = await open();
    const context = await guest(store);
    const old = await upload(context, scene);
    const change = (id: string, values: object) =>
      store.write((trx) =>
        trx
          .updateTable('pictures')
          .set({ ...values, sha256: 'a'.repeat(64) })
          .where('id', '=', id)
          .execute(),
      );
    const unknown = { taken_at: null, camera: null, dhash: null, sharpness: null, entropy: null };
    await change(old.id, unknown);
    const picture = await upload(context, scene);
    expect(picture.sameAs).toEqual([]);
    expect((await list(context)).find(({ id }) => id === old.id)).toMatchObject({ dhash: null, isBlurred: false, sameAs: [] });
    await change(picture.id, {});
    expect((await list(context)).map(({ sameAs }) => sameAs)).toEqual([[old.id], [picture.id]]);
  });
});
