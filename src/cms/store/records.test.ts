import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { verbatim } from '#core/values/message.ts';
import { storedSecret } from '#store/db/secret-files.ts';
import { addMail, findMail, listMails, markMail } from '#store/mail/mails.ts';
import { orderById } from '#store/order/orders.ts';
import { placeOrder } from '#store/order/place-order.ts';
import { productionFiles, recordFile } from '#store/order/production.ts';
import { createPicture, deletePicture, findPicture, listPictures, pictureUse } from '#store/picture/pictures.ts';
import { createOwner } from '#store/session/sessions.ts';
import { onEachEngine } from '#tests/engines.ts';
import { guestWithCart, orderFor } from '#tests/orders.ts';

const facts = { name: 'Bild.jpg', sha256: 'a', kind: 'jpeg', width: 4000, height: 3000, orientation: 6, focusX: 0.25, focusY: 0.5 };

onEachEngine('records', (open) => {
  test('a guest sees the own pictures only, newest first, and another guest cannot delete them', async () => {
    const store = await open();
    const { id: owner } = await createOwner(store);
    const { id: other } = await createOwner(store);
    const keys = (name: string) => ({ printKey: `${name}/print`, previewKey: `${name}/view`, thumbKey: `${name}/view` });
    const older = await createPicture(store, owner, { ...facts, ...keys('o'), bytes: 10, warnings: [] }, new Date('2026-11-01T00:00:00Z'));
    const newer = await createPicture(
      store,
      owner,
      { ...facts, ...keys('n'), bytes: 20, warnings: [verbatim('klein')] },
      new Date('2026-11-02T00:00:00Z'),
    );
    expect(await listPictures(store, owner)).toEqual([newer, older]);
    expect(await listPictures(store, other)).toEqual([]);
    expect(await findPicture(store, other, older.id)).toBeNull();
    expect(await deletePicture(store, other, older.id)).toEqual({ deleted: false, files: [] });
    expect(await pictureUse(store, owner)).toEqual({ count: 2, bytes: 30 });
    expect(await pictureUse(store, other)).toEqual({ count: 0, bytes: 0 });
    expect(await deletePicture(store, owner, older.id)).toEqual({ deleted: true, files: ['o/print', 'o/view'] });
    expect(await listPictures(store, owner)).toEqual([newer]);
  });

  test('mails are listed newest first and stay sent once they are', async () => {
    const store = await open();
    const mail = { to: 'zoe@example.com', subject: 'Bestellung', html: '<p>Größe</p>', text: 'Größe', order: null };
    const first = await store.write((trx) => addMail(trx, mail, new Date('2026-11-01T00:00:00Z')));
    const second = await store.write((trx) => addMail(trx, mail, new Date('2026-11-02T00:00:00Z')));
    expect((await listMails(store)).map((stored) => stored.id)).toEqual([second, first]);
    await store.write((trx) => markMail(trx, first, 'no route', new Date('2026-11-02T00:00:00Z')));
    expect(await findMail(store, first)).toMatchObject({ ...mail, sentAt: null, error: 'no route' });
    await store.write((trx) => markMail(trx, first, null, new Date('2026-11-03T00:00:00Z')));
    await store.write((trx) => markMail(trx, first, 'too late', new Date('2026-11-04T00:00:00Z')));
    expect(await findMail(store, first)).toMatchObject({ sentAt: '2026-11-03T00:00:00.000Z', error: null });
  });

  test('producing a file again replaces its record', async () => {
    const store = await open();
    const { owner } = await guestWithCart(store);
    const placed = await placeOrder(store, owner, await orderFor(store, owner));
    if (!placed.ok) throw new Error(placed.reason);
    const orderLine = (await orderById(store, placed.order.id))?.lines[0]?.id as string;
    await store.write((trx) => recordFile(trx, { orderLine, name: 'print.pdf', key: 'a', sha256: '1', bytes: 1 }, new Date()));
    await store.write((trx) => recordFile(trx, { orderLine, name: 'print.pdf', key: 'b', sha256: '2', bytes: 2 }, new Date()));
    expect(await productionFiles(store, placed.order.id)).toMatchObject([
      { orderLine, name: 'print.pdf', key: 'b', sha256: '2', bytes: 2 },
    ]);
  });
});

test('a secret is made once, the same for all who ask at once, and readable for the shop only', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-secret-'));
  const secrets = await Promise.all(Array.from({ length: 20 }, () => storedSecret(dataDir, 'operator-token')));
  expect(new Set(secrets).size).toBe(1);
  expect(secrets[0]).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(await storedSecret(dataDir, 'flags-server-key')).not.toBe(secrets[0]);
  expect(statSync(join(dataDir, 'secrets', 'operator-token')).mode & 0o777).toBe(0o600);
  await expect(storedSecret(dataDir, '../x')).rejects.toThrow('not a name');
  rmSync(dataDir, { recursive: true });
});
