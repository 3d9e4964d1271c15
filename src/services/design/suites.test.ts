/** Calls on the details of a suite, from the first invitation to an ordered card. */
import { expect, test } from 'vitest';
import type { SuitePiece } from '#api/suites.ts';
import type { DesignDocument } from '#core/design/document.ts';
import { isFault } from '#core/values/fault.ts';
import type { Shop } from '#services/handler.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { createPicture } from '#store/picture/pictures.ts';
import { staleDesigns } from '#tests/design-facts.ts';
import { withStore } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { orderFor } from '#tests/orders.ts';

const clock = () => new Date('2026-11-23T10:00:00Z');
/** Later by a second at each look, so that one design is newer than another. */
function tickingClock(): () => Date {
  let seconds = 0;
  return () => {
    seconds += 1;
    return new Date(clock().getTime() + 1_000 * seconds);
  };
}

type Guest = Awaited<ReturnType<typeof guestCalls>>;
type Texts = Record<string, string>;

const choices = {
  olivia: { card: 'olivia', form: 'folded', format: 'a6' },
  'olivia-save-the-date': { card: 'olivia-save-the-date', form: 'flat', format: 'a6' },
  'olivia-dankeskarte': { card: 'olivia-dankeskarte', form: 'flat', format: 'a6' },
  'olivia-postkarte': { card: 'olivia-postkarte', form: 'postcard', format: 'a6' },
  'olivia-menuekarte': { card: 'olivia-menuekarte', form: 'flat', format: 'din-long' },
} as const;
type Piece = keyof typeof choices;

function withTexts(design: DesignDocument, texts: Texts): DesignDocument {
  const pages = design.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) => (element.kind === 'text' ? { ...element, text: texts[element.id] ?? element.text } : element)),
  }));
  return { ...design, pages };
}

function textsOf(design: DesignDocument): Texts {
  return Object.fromEntries(
    design.pages.flatMap((page) => page.elements.flatMap((element) => (element.kind === 'text' ? [[element.id, element.text]] : []))),
  );
}

function withPhoto(design: DesignDocument, photoId: string): DesignDocument {
  const pages = design.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) => (element.kind === 'photo' ? { ...element, photoId } : element)),
  }));
  return { ...design, pages };
}

async function pictureOf({ store }: Shop, { owner }: Guest): Promise<string> {
  const files = { printKey: 'pictures/a', previewKey: 'pictures/b', thumbKey: 'pictures/c' };
  const facts = { name: 'wir.jpg', sha256: owner, kind: 'jpeg-original', width: 3_000, height: 2_000, orientation: 1, bytes: 1 };
  return (await createPicture(store, owner, { ...facts, ...files, focusX: 0.5, focusY: 0.5, warnings: [] })).id;
}

type Over = { id: string; revision: number };

/** Saves a piece with these texts, anew or over `id`. */
async function save({ request }: Guest, piece: Piece, texts: Texts, over?: Over, photo?: string) {
  const call = request();
  const shape = choices[piece];
  const blank = await call('GET /web-api/card-blank', shape);
  const choice = { ...shape, paper: 'feinstpapier', refinementType: 'none', quantity: 50 } as const;
  const worded = withTexts(blank.design, texts);
  const design = (photo ? withPhoto(worded, photo) : worded) as typeof blank.design;
  return over ? call('PUT /web-api/designs/:id', { ...over, design, choice }) : call('POST /web-api/designs', { design, choice });
}

const after = (pieces: SuitePiece[]) => pieces.flatMap(({ changes }) => changes.map((change) => change.after));

withStore('details of a suite', (open) => {
  test('what one card says is offered to the others, taken over once, and own wording stays', async () => {
    const shop = await seededShop(open, clock);
    const guest = await guestCalls(shop);
    const call = guest.request();
    const menu = await save(guest, 'olivia-menuekarte', {});
    const dayCard = await save(guest, 'olivia-save-the-date', { 'front-date': 'im Sommer 2027' });
    const invitation = await save(guest, 'olivia', { 'front-names': 'Zoë\n& Max', 'front-date': 'Samstag, 2. September 2028' });

    const offer = await call('GET /web-api/designs/:id/suite', { id: invitation.id });
    expect(offer.own.map((change) => change.after)).toEqual(['Samstag, 2. September 2028\num 14 Uhr', expect.stringContaining('an Zoë')]);
    expect(offer.pieces.map(({ id }) => id).sort()).toEqual([menu.id, dayCard.id].sort());
    expect(after(offer.pieces).sort()).toEqual(['ZOË UND MAX', 'ZOË UND MAX', 'Zoë\n& Max']);

    const pieces = offer.pieces.map(({ id, revision }) => ({ id, revision }));
    expect(await call('POST /web-api/designs/:id/suite', { id: invitation.id, pieces })).toEqual({ changed: 2, conflicts: [] });
    expect(await staleDesigns(shop.store)).toEqual([]);
    const texts = textsOf((await call('GET /web-api/designs/:id', { id: dayCard.id })).design);
    expect(texts).toMatchObject({ 'front-names': 'Zoë\n& Max', 'front-date': 'im Sommer 2027', 'inside-date': 'ZOË UND MAX' });
    expect((await call('GET /web-api/designs/:id/suite', { id: invitation.id })).pieces).toEqual([]);

    const begun = await call('GET /web-api/suites/:template', { template: 'olivia-platzkarte' });
    expect(begun.own?.details).toMatchObject({ first: 'Zoë', second: 'Max', date: '2028-09-02' });
  });

  test('a card that was saved meanwhile stays, and an answer without pieces ends the offer', async () => {
    const guest = await guestCalls(await seededShop(open, clock));
    const call = guest.request();
    const menu = await save(guest, 'olivia-menuekarte', {});
    const invitation = await save(guest, 'olivia', { 'front-names': 'Zoë\n& Max' });
    await save(guest, 'olivia-menuekarte', { 'menu-title': 'Speisen' }, { id: menu.id, revision: menu.revision });
    const stale = await call('POST /web-api/designs/:id/suite', { id: invitation.id, pieces: [{ id: menu.id, revision: 1 }] });
    expect(stale).toEqual({ changed: 0, conflicts: [menu.id] });
    expect((await call('GET /web-api/designs/:id/suite', { id: invitation.id })).own).toEqual([]);
  });

  test('each card that is to be changed counts as a save', async () => {
    const guest = await guestCalls(await seededShop(open, clock));
    const call = guest.request();
    const { id } = await save(guest, 'olivia', { 'front-names': 'Zoë\n& Max' });
    const pieces = Array.from({ length: 50 }, (_, at) => ({ id: String(at).padStart(22, 'x'), revision: 1 }));
    const change = () => call('POST /web-api/designs/:id/suite', { id, pieces }).catch((error: unknown) => isFault(error) && error.code);
    expect(await change()).toMatchObject({ changed: 0, conflicts: { length: 50 } });
    expect(await change()).toMatchObject({ changed: 0 });
    expect(await change()).toBe('too-many');
  });

  test('neither an ordered card nor that of another guest is touched', async () => {
    const shop = await seededShop(open, clock);
    const guest = await guestCalls(shop);
    const call = guest.request();
    const menu = await save(guest, 'olivia-menuekarte', {});
    await call('POST /web-api/cart/lines', { designId: menu.id });
    const { owner, ...order } = await orderFor(shop.store, guest.owner);
    await placeOrder(shop.store, owner, order);
    const invitation = await save(guest, 'olivia', { 'front-names': 'Zoë\n& Max' });
    expect((await call('GET /web-api/designs/:id/suite', { id: invitation.id })).pieces).toEqual([]);

    const foreign = (await guestCalls(shop)).request();
    const refused = foreign('POST /web-api/designs/:id/suite', { id: invitation.id, pieces: [] });
    await expect(refused.catch((error: unknown) => isFault(error) && error.code)).resolves.toBe('not-found');
  });

  test('a piece that is begun finds details, own words and photos of all pieces before it, ordered ones too [E004]', async () => {
    const shop = await seededShop(open, tickingClock());
    const guest = await guestCalls(shop);
    const call = guest.request();
    const photo = await pictureOf(shop, guest);
    const invitation = await save(guest, 'olivia', { 'front-names': 'Zoë\n& Max', 'front-place': 'Schloss Benrath' }, undefined, photo);
    await call('POST /web-api/cart/lines', { designId: invitation.id });
    const { owner, ...order } = await orderFor(shop.store, guest.owner);
    await placeOrder(shop.store, owner, order);
    await save(guest, 'olivia-save-the-date', { 'front-names': 'Zoë\n& Max', 'inside-heading': 'Kommt alle' });

    const { own } = await call('GET /web-api/suites/:template', { template: 'olivia-postkarte' });
    expect(own).toMatchObject({ isOther: true, details: { first: 'Zoë', second: 'Max' }, pictures: [{ id: photo, width: 3_000 }] });
    expect(own?.texts).toContainEqual({ sample: 'Haltet euch\nden Tag frei', text: 'Kommt alle' });
    expect(own?.texts).toContainEqual({ sample: 'Gut Sonnenhausen, Glonn', text: 'Schloss Benrath' });
    const again = await call('GET /web-api/suites/:template', { template: 'olivia-save-the-date' });
    expect(again.own?.isOther).toBe(false);
  });

  test('nothing of another guest is carried over: neither words nor a photo that stands in an own card [E004]', async () => {
    const shop = await seededShop(open, clock);
    const [zoe, mia] = [await guestCalls(shop), await guestCalls(shop)];
    await save(zoe, 'olivia', { 'front-names': 'Zoë\n& Max' }, undefined, await pictureOf(shop, zoe));
    const read = () => mia.request()('GET /web-api/suites/:template', { template: 'olivia-dankeskarte' });
    expect((await read()).own).toBeNull();
    const photo = await pictureOf(shop, mia);
    await save(mia, 'olivia', { 'front-names': 'Mia\n& Tom' }, undefined, photo);
    expect((await read()).own).toMatchObject({ details: { first: 'Mia' }, pictures: [{ id: photo }] });
    await shop.store.write((trx) => trx.updateTable('pictures').set({ owner: zoe.owner }).where('id', '=', photo).execute());
    expect((await read()).own).toMatchObject({ details: { first: 'Mia' }, pictures: [] });
  });

  test('a card that is begun finds the words of its owner for tiles, one of mourning, a saved one and another guest none', async () => {
    const shop = await seededShop(open, clock);
    const [guest, other] = [await guestCalls(shop), await guestCalls(shop)];
    const call = guest.request();
    await call('PUT /web-api/tile-words', { first: 'Zoë', second: 'Max', date: '2028-03-04' });
    const shape = { form: 'folded', format: 'a6' } as const;
    const { own, words } = await call('GET /web-api/suites/:template', { template: 'olivia', ...shape });
    expect(own).toBeNull();
    const { pages } = (await call('GET /web-api/card-blank', { card: 'olivia', ...shape })).design;
    const samples = pages.flatMap((page) => page.elements.map((element) => `${page.id} ${element.id}`));
    expect(samples).toEqual(expect.arrayContaining(words.map(({ page, element }) => `${page} ${element}`)));
    expect(words.map(({ text }) => text).join(' ')).toMatch(/Zoë\s+& Max.*4\. März 2028/s);
    const saved = await save(guest, 'olivia', {});
    const none = [
      await call('GET /web-api/suites/:template', { template: 'olivia', ...shape, besides: saved.id }),
      await call('GET /web-api/suites/:template', { template: 'olivia' }),
      await call('GET /web-api/suites/:template', { template: 'stille-see', ...shape }),
      await other.request()('GET /web-api/suites/:template', { template: 'olivia', ...shape }),
    ];
    expect(none.map((answer) => answer.words)).toEqual([[], [], [], []]);
  });
});
