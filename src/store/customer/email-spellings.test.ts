import { expect, test } from 'vitest';
import { emailKey } from '#core/customer/email.ts';
import { addMail } from '#store/mail/mails.ts';
import { withStore } from '#tests/engines.ts';
import { emailSpellings, hasEmail, mayNameEmail } from './email-spellings.ts';

test('an address of an ASCII domain has one spelling', () => {
  expect(emailSpellings('zoe@beispiel.de')).toEqual(['zoe@beispiel.de']);
  expect(emailSpellings('')).toEqual(['']);
});

withStore('an address with a domain beyond ASCII', (open) => {
  test.each(['Zoe@müller.example', 'ZOE@MÜLLER.EXAMPLE', 'zoe@xn--mller-kva.example'])(
    'is found as %s, alone and in a text',
    async (typed) => {
      const store = await open();
      const mail = { to: typed, subject: '', html: '', text: `550 <${typed}> unknown`, order: null };
      const id = await store.write((trx) => addMail(trx, mail, new Date('2026-11-28T12:00:00Z')));
      for (const address of ['zoe@müller.example', 'Zoe@Müller.example', 'zoe@XN--MLLER-KVA.example']) {
        const key = emailKey(address);
        expect(await store.db.selectFrom('mails').select('id').where(hasEmail('to_address', key)).execute(), address).toEqual([{ id }]);
        expect(await store.db.selectFrom('mails').select('id').where(mayNameEmail('text', key)).execute(), address).toEqual([{ id }]);
      }
      for (const other of ['zoe@mueller.example', 'zoe@müller.exampl_'])
        expect(
          await store.db
            .selectFrom('mails')
            .select('id')
            .where(mayNameEmail('text', emailKey(other)))
            .execute(),
          other,
        ).toEqual([]);
    },
  );
});
