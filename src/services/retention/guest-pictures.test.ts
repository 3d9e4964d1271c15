/** How long pictures stay that nothing shows: by their last use, by whose they are, and by the room on the disk. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { OwnerId } from '#core/customer/owner.ts';
import { addCustomer } from '#store/customer/customers.ts';
import type { Store } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { createDesign } from '#store/design/designs.ts';
import { type Files, openFiles } from '#store/file/files.ts';
import { createPicture } from '#store/picture/pictures.ts';
import { createOwner } from '#store/session/sessions.ts';
import { withStore } from '#tests/engines.ts';
import { plainContent, plainDesign } from '#tests/orders.ts';
import { deleteExpired } from './retention.job.ts';

/** Files carry the time of the machine. */
const start = new Date();
const after = (days: number) => new Date(start.getTime() + days * 86_400_000);

async function worldOf(open: () => Promise<Store>) {
  const store = await open();
  const dataDir = await mkdtemp(join(tmpdir(), 'federleicht-pictures-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const files = await openFiles({ dataDir, bucket: null });
  const night = (days: number) => deleteExpired({ store, files: { ...files, freeShare: async () => 1 }, clock: () => after(days) }, 2);
  return { store, files, night };
}

async function picture(store: Store, files: Files, owner: OwnerId, now = start): Promise<string> {
  const place = `pictures/${newToken()}`;
  const [printKey, previewKey, thumbKey] = [`${place}/print.jpg`, `${place}/preview.webp`, `${place}/thumb.webp`];
  for (const key of [printKey, previewKey, thumbKey]) await files.put(key, Buffer.from(key));
  const size = { width: 10, height: 10, orientation: 1, focusX: 0.5, focusY: 0.5, bytes: 30 };
  const facts = { name: 'a.jpg', sha256: newToken(), kind: 'jpeg', warnings: [], printKey, previewKey, thumbKey };
  return (await createPicture(store, owner, { ...facts, ...size }, now)).id;
}

async function left(store: Store): Promise<string[]> {
  return (await store.db.selectFrom('pictures').select('id').execute()).map(({ id }) => id).toSorted();
}

const person = { email: 'zoe@example.com', password: null, firstName: 'Zoë', lastName: 'Müller', type: 0, company: null, vatId: null };

/** The owner of a new account. */
async function accountOwner(store: Store): Promise<OwnerId> {
  const site = { channel: 'federleicht', country: 'DE', locale: 'de-DE' };
  const account = await store.write((trx) => addCustomer(trx, { ...person, ...site }, start));
  if (!account) throw new Error('the address has an account');
  return account.owner;
}

withStore('pictures that nothing shows', (open) => {
  test('a picture that was never used goes 30 days after its upload, and one of a customer after 365', async () => {
    const { store, files, night } = await worldOf(open);
    const { id: guest } = await createOwner(store, start);
    const owner = await accountOwner(store);
    await picture(store, files, guest);
    await picture(store, files, owner);
    await night(1);
    await night(29);
    expect((await left(store)).length).toBe(2);
    await night(30);
    expect((await left(store)).length).toBe(1);
    await night(364);
    expect((await left(store)).length).toBe(1);
    await night(365);
    expect((await left(store)).length).toBe(0);
  });

  test('while the disk is short of room pictures of guests go from seven days on, those used longest ago first, and no others', async () => {
    const { store, files } = await worldOf(open);
    const { id: guest } = await createOwner(store, after(2));
    const owner = await accountOwner(store);
    await picture(store, files, guest, start);
    const older = await picture(store, files, guest, after(1));
    const young = await picture(store, files, guest, after(3));
    const shown = await picture(store, files, guest, start);
    const ofCustomer = await picture(store, files, owner, start);
    await createDesign(store, guest, plainContent(plainDesign([shown])), after(2));
    const night = (days: number, share: () => number) =>
      deleteExpired({ store, files: { ...files, freeShare: async () => share() }, clock: () => after(days) }, 2);
    await night(3, () => 0.9);
    // One is enough.
    expect(await night(6, () => 0.24)).toMatchObject({ shortage: 0 });
    const shares = [0.1, 0.1];
    expect(await night(7, () => shares.shift() ?? 0.25)).toMatchObject({ shortage: 1 });
    expect(await left(store)).toEqual([older, young, shown, ofCustomer].toSorted());
    expect(await night(9, () => 0.1)).toMatchObject({ shortage: 1 });
    expect(await left(store)).toEqual([young, shown, ofCustomer].toSorted());
    expect(await files.list('pictures/')).toHaveLength(9);
  });
});
