import { expect, test } from 'vitest';
import type { OwnerId } from '#core/customer/owner.ts';
import { uploadLinkTerms } from '#core/customer/upload-links.ts';
import { dayMs } from '#core/values/unit.ts';
import type { Store } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { deletions } from '#store/retention/expired-rows.ts';
import { createOwner, endSessions } from '#store/session/sessions.ts';
import { accountShop, browser, zoe } from '#tests/customer-browser.ts';
import { onEachEngine, withStore } from '#tests/engines.ts';
import { countUploadedFile, createUploadLink, findPhoneLink, findUploadLink, listOpenUploadLinks, openUploadLink } from './upload-links.ts';

const start = new Date('2026-11-29T10:00:00.000Z');
const after = (ms: number) => new Date(start.getTime() + ms);

/** A link of a guest, opened by a phone with a secret. */
async function opened(store: Store, now = start) {
  const { id: owner } = await createOwner(store, now);
  const made = await createUploadLink(store, owner, now);
  const secret = newToken();
  await openUploadLink(store, made?.token ?? '', secret, now);
  return { owner, secret, id: made?.link.id ?? '' };
}
const isOpen = async (store: Store, secret: string, now = start) => (await findPhoneLink(store, secret, now))?.revokedAt === null;

onEachEngine('links of phones', (open) => {
  test('of ten that open a code at the same time one does', async () => {
    const store = await open();
    const { id } = await createOwner(store, start);
    const made = await createUploadLink(store, id, start);
    const all = await Promise.all(Array.from({ length: 10 }, () => openUploadLink(store, made?.token ?? '', newToken(), start)));
    expect(all.filter((one) => one?.isOpened)).toHaveLength(1);
  });

  test('of ten that are made at the same time three stay open', async () => {
    const store = await open();
    const { id } = await createOwner(store, start);
    await Promise.all(Array.from({ length: 10 }, () => createUploadLink(store, id, start)));
    expect(await listOpenUploadLinks(store, id, start)).toHaveLength(uploadLinkTerms.perOwner);
  });

  test('photos that are stored at the same time are counted up to the last one that may be', async () => {
    const store = await open();
    const { id, owner } = await opened(store);
    await store.write((trx) => trx.updateTable('upload_links').set({ files: 195 }).where('id', '=', id).execute());
    const counted = await Promise.all(Array.from({ length: 10 }, () => store.write((trx) => countUploadedFile(trx, id, start))));
    expect(counted.filter(Boolean)).toHaveLength(5);
    expect(await findUploadLink(store, owner, id)).toMatchObject({ files: 200 });
  });
});

withStore('the link of a phone', (open) => {
  test('ends when its guest has no session any more', async () => {
    const store = await open();
    const { owner, secret } = await opened(store, new Date());
    expect(await isOpen(store, secret, new Date())).toBe(true);
    await endSessions(store, owner);
    expect(await isOpen(store, secret, new Date())).toBe(false);
  });

  test('of a customer is open until the customer signs out, and that of a guest who signs in goes along', async () => {
    const store = await open();
    const shop = accountShop(store);
    const home = browser(shop);
    await home.call('POST /web-api/customer-signup', zoe);
    const code = async (from: ReturnType<typeof browser>) => {
      const { url } = await from.call('POST /web-api/upload-links', { formality: 'Sie' });
      expect(url).toContain('/hochladen/?sie#');
      const phone = browser(shop);
      const told = () => phone.call('GET /web-api/upload-link/session', {});
      await phone.call('POST /web-api/upload-link/open', { token: url.split('#')[1] ?? '' });
      return told;
    };
    const ofCustomer = await code(home);
    expect(await ofCustomer()).toMatchObject({ files: 0 });
    await home.call('POST /web-api/customer-logout', {});
    await expect(ofCustomer()).rejects.toMatchObject({ code: 'upload-link-cut' });

    const ofGuest = await code(home);
    await home.call('POST /web-api/customer-login', { email: zoe.email, password: zoe.password });
    expect(await ofGuest()).toMatchObject({ files: 0 });
    const { links } = await home.call('GET /web-api/upload-links', {});
    expect(links).toMatchObject([{ state: 'connected' }]);
    await home.call('POST /web-api/customer-logout', {});
    await expect(ofGuest()).rejects.toMatchObject({ code: 'upload-link-cut' });
  });

  test('goes with its owner, and a day after its end', async () => {
    const store = await open();
    const { owner, id } = await opened(store);
    const night = (ms: number) => store.write((trx) => deletions.uploadLinks?.(trx, after(ms), 10) ?? Promise.resolve(0));
    expect(await night(uploadLinkTerms.idleMs + dayMs - 1)).toBe(0);
    expect(await findUploadLink(store, owner, id)).not.toBeNull();
    expect(await findUploadLink(store, 'another' as OwnerId, id)).toBeNull();
    expect(await night(uploadLinkTerms.idleMs + dayMs)).toBe(1);
    const second = await opened(store);
    await store.write(async (trx) => {
      await trx.deleteFrom('sessions').where('owner', '=', second.owner).execute();
      await trx.deleteFrom('owners').where('id', '=', second.owner).execute();
    });
    expect(await findPhoneLink(store, second.secret, start)).toBeNull();
  });
});
