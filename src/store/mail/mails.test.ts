/** Links in stored mails, in both databases: a mask until the mail is sent, and nothing of them afterwards. */
import { expect, test } from 'vitest';
import type { Store } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { onEachEngine } from '#tests/engines.ts';
import { addMail, findMail, markMail, type NewMail, sealMails, tokenMask, withSealedToken } from './mails.ts';

const now = new Date('2026-11-22T10:00:00.000Z');

function mailWith(path: (token: string) => string, token: string): NewMail {
  const link = `https://www.federleicht.example/${path(token)}`;
  const html = `<a href="${link.replace('&', '&amp;')}">Ansehen</a>`;
  return { to: 'zoe@beispiel.de', subject: 'Post', html, text: `Ansehen: ${link}`, order: null, unsubscribe: link };
}

const stored = async (store: Store) => JSON.stringify(await store.db.selectFrom('mails').selectAll().execute());

const paths: ((token: string) => string)[] = [
  (token) => `bestellung/${token}/`,
  (token) => `at/newsletter/abmelden/${token}/`,
  (token) => `konto/neues-passwort/?token=${token}`,
  (token) => `newsletter/bestaetigen/?a=1&token=${token}`,
];

onEachEngine('links in mails', (open) => {
  test.each(paths)('are sealed until the mail is sent, and forgotten then (%s)', async (path) => {
    const store = await open();
    const token = newToken();
    const mail = mailWith(path, token);
    const id = await store.write((trx) => addMail(trx, withSealedToken(store, mail, token), now));
    expect(await stored(store)).not.toContain(token);
    expect(await findMail(store, id)).toMatchObject(mail);
    expect(await findMail({ ...store, linkSecret: 'another' }, id)).toMatchObject({ text: mail.text.replace(token, tokenMask) });
    await store.write((trx) => markMail(trx, id, 'refused', now));
    expect((await findMail(store, id))?.text).toContain(token);
    await store.write((trx) => markMail(trx, id, null, now));
    expect((await findMail(store, id))?.text).toBe(mail.text.replace(token, tokenMask));
    expect(await store.db.selectFrom('mails').select('token_sealed').execute()).toEqual([{ token_sealed: '' }]);
  });

  test('of before are sealed in small steps: to be sent where the mail was not, and gone where it was', async () => {
    const store = await open();
    const mails = paths.map((path) => {
      const token = newToken();
      return { token, mail: mailWith(path, token) };
    });
    const ids: string[] = [];
    for (const [at, { mail }] of mails.entries()) {
      const id = await store.write((trx) => addMail(trx, mail, now));
      await store.write((trx) => trx.updateTable('mails').set({ token_sealed: null }).where('id', '=', id).execute());
      if (at % 2 === 1) await store.write((trx) => markMail(trx, id, null, now));
      ids.push(id);
    }
    const plain = { ...mailWith(() => 'karten/', ''), text: 'Nummer AAAAAAAAAAAAAAAAAAAAAA, ohne Link' };
    const other = await store.write((trx) => addMail(trx, plain, now));
    await store.write((trx) => trx.updateTable('mails').set({ token_sealed: null }).where('id', '=', other).execute());
    const steps = [];
    for (let step = 0; step < 4; step += 1) steps.push(await store.write((trx) => sealMails(trx, store, 2)));
    expect(steps).toEqual([2, 2, 1, 0]);
    const text = await stored(store);
    for (const { token } of mails) expect(text).not.toContain(token);
    for (const [at, { mail, token }] of mails.entries())
      expect((await findMail(store, ids[at] ?? ''))?.text).toBe(at % 2 === 1 ? mail.text.replace(token, tokenMask) : mail.text);
    expect(await findMail(store, other)).toMatchObject(plain);
  });
});
