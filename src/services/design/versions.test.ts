/** Calls of named versions, copies and deleted designs, made by their owner. */
import { expect, test } from 'vitest';
import { isFault } from '#core/values/fault.ts';
import { personalised } from '#tests/customer.ts';
import { withStore } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';

const clock = () => new Date('2026-11-23T10:00:00Z');

async function codeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'done',
    (error: unknown) => (isFault(error) ? error.code : String(error)),
  );
}

type Guest = Awaited<ReturnType<typeof guestCalls>>;

async function savedCard({ request }: Guest) {
  const { design } = await request()('GET /web-api/card-blank', { card: 'olivia', form: 'folded', format: 'a6' });
  const choice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 } as const;
  const saved = await request()('POST /web-api/designs', { design: personalised(design), choice });
  return { id: saved.id, design: personalised(design), choice };
}

withStore('calls of versions and deleted designs', (open) => {
  test('an owner names a version, saves on, opens the version and finds its state', async () => {
    const guest = await guestCalls(await seededShop(open, clock));
    const call = guest.request();
    const { id, design, choice } = await savedCard(guest);
    const version = await call('POST /web-api/designs/:id/versions', { id, name: '  Mit Goldrand ' });
    expect(version).toMatchObject({ name: 'Mit Goldrand', kind: 'named' });
    const pages = design.pages.map((page) => ({ ...page, elements: page.elements.slice(0, 1) }));
    await call('PUT /web-api/designs/:id', { id, revision: 1, design: { ...design, pages }, choice });
    const opened = await call('GET /web-api/designs/:id/versions/:version', { id, version: version.id });
    expect(opened.design).toEqual(design);
    expect(opened.choice).toEqual(choice);
    await call('PUT /web-api/designs/:id/versions/:version', { id, version: version.id, name: 'Für Oma' });
    expect((await call('GET /web-api/designs/:id/versions', { id })).versions.map(({ name }) => name)).toEqual(['Für Oma']);
    await call('DELETE /web-api/designs/:id/versions/:version', { id, version: version.id });
    expect((await call('GET /web-api/designs/:id/versions', { id })).versions).toEqual([]);
  });

  test.each([
    ['an empty name', ''],
    ['a name of spaces', '   '],
    ['a name of invisible characters', '\u200b\u2060'],
    ['a name with a line break', 'a\nb'],
    ['a name of 61 characters', 'a'.repeat(61)],
  ])('%s is refused', async (_, name) => {
    const guest = await guestCalls(await seededShop(open, clock));
    const { id } = await savedCard(guest);
    expect(await codeOf(guest.request()('POST /web-api/designs/:id/versions', { id, name }))).toBe('bad-input');
  });

  test('a design is duplicated, deleted, listed with its last day, and restored [E024]', async () => {
    const guest = await guestCalls(await seededShop(open, () => new Date()));
    const call = guest.request();
    const { id } = await savedCard(guest);
    const copy = await call('POST /web-api/designs/:id/copy', { id });
    expect((await call('GET /web-api/customer-area', {})).drafts.map((draft) => draft.id).toSorted()).toEqual([id, copy.id].toSorted());
    await call('DELETE /web-api/designs/:id', { id });
    const area = await call('GET /web-api/customer-area', {});
    expect(area.drafts.map((draft) => draft.id)).toEqual([copy.id]);
    expect(area.deleted.map((draft) => draft.id)).toEqual([id]);
    expect(Math.round((Date.parse(area.deleted[0]?.until ?? '') - Date.now()) / 86_400_000)).toBe(30);
    expect(await codeOf(call('GET /web-api/designs/:id', { id }))).toBe('not-found');
    await call('POST /web-api/designs/:id/restore', { id });
    expect((await call('GET /web-api/designs/:id', { id })).id).toBe(id);
  });

  test('a design in the cart is not deleted', async () => {
    const guest = await guestCalls(await seededShop(open, clock));
    const { id } = await savedCard(guest);
    await guest.request()('POST /web-api/cart/lines', { designId: id });
    expect(await codeOf(guest.request()('DELETE /web-api/designs/:id', { id }))).toBe('design-in-cart');
  });
});
