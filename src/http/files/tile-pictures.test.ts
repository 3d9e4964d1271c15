/** Pictures of tiles with own words: for the session that typed them, and for nobody else. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { cardPicturePath } from '#core/catalogue/picture.ts';
import type { Host } from '#http/request/site.ts';
import { deleteTileWords, findTileWords, storeTileWords } from '#store/design/tile-words.ts';
import { deletions } from '#store/retention/expired-rows.ts';
import { createOwner, endSessions } from '#store/session/sessions.ts';
import { withStore } from '#tests/engines.ts';
import { seededShop } from '#tests/guest-calls.ts';
import { serveDesignPicture } from './design-pictures.ts';

const clock = () => new Date('2026-11-23T10:00:00Z');
const host = { channel: 'federleicht', country: 'DE', secure: false } as Host;
const picture = { card: 'olivia', form: 'folded', format: 'a6', colourway: 'salbei', panel: 'front', width: 280 } as const;

/** Address of a catalogue picture with the words that a token stands for. */
const tilePicturePath = (token: string, path: string) => path.replace('/img/', `/img/tiles/${token}/`);

type Shop = Awaited<ReturnType<typeof seededShop>>;

async function get(shop: Shop, session: string, path: string) {
  const answer = { status: 0, headers: {} as Record<string, unknown>, body: Buffer.alloc(0) };
  const response = {
    writeHead(status: number, headers: Record<string, unknown>) {
      Object.assign(answer, { status, headers });
      return response;
    },
    end(body: Uint8Array | string) {
      answer.body = Buffer.from(body);
    },
  } as unknown as ServerResponse;
  const request = { headers: { cookie: `federleicht_session=${session}` }, method: 'GET' } as IncomingMessage;
  await serveDesignPicture(shop, request, response, path, host, '127.0.0.1');
  return answer;
}

withStore('the picture of a tile with own words', (open) => {
  test('is for the session that typed them, is stored nowhere, and is there at once the second time', { timeout: 120_000 }, async () => {
    const shop = await seededShop(open, clock);
    const [own, other] = [await createOwner(shop.store, clock()), await createOwner(shop.store, clock())];
    const words = { first: 'Clara', second: 'Jonas' };
    const { token = '' } = (await storeTileWords(shop.store, own.id, words, clock())) ?? {};
    await storeTileWords(shop.store, other.id, { first: 'Zoë' }, clock());
    const path = tilePicturePath(token, cardPicturePath(picture));
    expect(path).toMatch(/^\/img\/tiles\/[\w-]{22}\/cards\/olivia\/folded-a6-salbei-front-280\.webp$/);
    const first = await get(shop, own.token, path);
    expect([first.status, first.headers['content-type'], first.headers['cache-control']]).toEqual([200, 'image/webp', 'private, no-store']);
    const before = performance.now();
    expect((await get(shop, own.token, path)).body.equals(first.body)).toBe(true);
    expect(performance.now() - before).toBeLessThan(50);
    for (const wrong of [
      path.replace('front', 'back'),
      path.replace('280', '281'),
      path.replace('salbei', 'gold'),
      path.replace('olivia', 'stille-see'),
    ])
      expect([wrong, (await get(shop, own.token, wrong)).status]).toEqual([wrong, 404]);
    expect((await get(shop, other.token, path)).status).toBe(404);
    expect((await get(shop, 'A'.repeat(22), path)).status).toBe(404);
    const { token: next = '' } = (await storeTileWords(shop.store, own.id, { ...words, first: 'Mia' }, clock())) ?? {};
    expect((await get(shop, own.token, path)).status).toBe(404);
    const changed = await get(shop, own.token, tilePicturePath(next, cardPicturePath(picture)));
    expect(changed.status).toBe(200);
    expect(changed.body.equals(first.body)).toBe(false);
    await deleteTileWords(shop.store, own.id);
    expect((await get(shop, own.token, tilePicturePath(next, cardPicturePath(picture)))).status).toBe(404);
  });

  test.each([
    ['a letter', { first: 'A' }],
    ['sixty letters', { first: 'W'.repeat(60), second: 'Ottilie-Wilhelmine von und zu Hohenstein', place: 'X'.repeat(120) }],
    ['marks of HTML and SVG', { first: '</text><script>&', second: '"\'<![CDATA[' }],
    ['emoji and Hebrew', { first: '👩‍🚀', second: 'מיכל' }],
  ])('is drawn with %s', { timeout: 120_000 }, async (_what, words) => {
    const shop = await seededShop(open, clock);
    const own = await createOwner(shop.store, clock());
    const { token = '' } = (await storeTileWords(shop.store, own.id, words, clock())) ?? {};
    expect((await get(shop, own.token, tilePicturePath(token, cardPicturePath(picture)))).status).toBe(200);
  });
});

withStore('words of tiles', (open) => {
  test('end with the session, and after their period', async () => {
    const shop = await seededShop(open, clock);
    const [one, two] = [await createOwner(shop.store, clock()), await createOwner(shop.store, clock())];
    for (const { id } of [one, two]) await storeTileWords(shop.store, id, { first: 'Clara' }, clock());
    await endSessions(shop.store, one.id);
    expect(await findTileWords(shop.store, one.id, clock())).toBeNull();
    expect(await findTileWords(shop.store, two.id, clock())).toMatchObject({ words: { first: 'Clara' } });
    const later = new Date(clock().getTime() + 30 * 86_400_000);
    expect(await findTileWords(shop.store, two.id, later)).toBeNull();
    const deleted = await shop.store.write((trx) => deletions.tileWords?.(trx, later, 10) ?? Promise.resolve(0));
    expect(deleted).toBe(1);
  });
});
