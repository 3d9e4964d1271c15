/** The withdrawal function: receipt and task once, no leak about orders, erasure and export. */
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Client } from '#api/calls.ts';
import { rateLimits } from '#core/customer/limits.ts';
import { dayMs, minuteMs } from '#core/values/unit.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { decideWithdrawal, openWithdrawals } from '#store/customer/withdrawals.ts';
import { listMails } from '#store/mail/mails.ts';
import { orderKey, personalised } from '#tests/customer.ts';
import { type Engine, withStore } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import Withdraw, { action } from '#web/app/routes/withdraw.tsx';
import { pageRequest } from '#web/page/request.ts';

const clock = () => new Date('2026-11-19T09:00:00Z');

async function shopOn(open: Engine['open']) {
  return { ...(await seededShop(open, clock)), serviceMail: 'post@federleicht.example' };
}

const declared = (more: object = {}) => ({
  key: orderKey(),
  name: 'Zoë Müller',
  contract: 'F1000001',
  lines: '',
  email: 'zoe@beispiel.de',
  ...more,
});

/** An order of zoe@beispiel.de. */
async function orderPen(guest: Awaited<ReturnType<typeof guestCalls>>) {
  await guest.request()('POST /web-api/card-accessory-order', { sku: 'pen-gel-gold', quantity: '1' });
  return guest.order();
}

/** An order of zoe@beispiel.de: a card with an envelope and a seal, pens, and a gift voucher on paper. */
async function orderOfEveryKind(guest: Awaited<ReturnType<typeof guestCalls>>) {
  const row = designRows.find(({ id }) => id === 'olivia');
  if (!row) throw new Error('the seed has no olivia');
  const choice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 };
  const design = personalised(blankDesign(row, 'folded', 'a6', undefined, 'none'));
  const { id: designId } = await guest.request()('POST /web-api/designs', { design, choice } as never);
  const line = (await guest.request()('POST /web-api/cart/lines', { designId })).lines[0]?.id ?? '';
  for (const sku of ['envelope-c6-pointed', 'seal-gold']) await guest.request()('POST /web-api/card-accessory-order', { sku, line });
  await guest.request()('POST /web-api/card-accessory-order', { sku: 'pen-gel-gold', quantity: '2' });
  const names = { recipientName: 'Mia', senderName: 'Zoë', message: 'Für dich.' };
  await guest.request()('POST /web-api/gift-voucher', { amount: 50, delivery: 'print', design: 4, ...names });
  return guest.order();
}

/** Sends the form of the page. */
async function post(call: Client, form: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(pageRequest, { call } as never);
  const request = new Request('http://localhost/vertrag-widerrufen/', { method: 'POST', body: new URLSearchParams(form) });
  return action({ context, params: {}, request } as never);
}

withStore('a withdrawal', (open) => {
  test('is received once: with a receipt to its sender and a task for the shop [E048]', async () => {
    const shop = await shopOn(open);
    const { request } = await guestCalls(shop);
    const sent = declared({ contract: 'Meine Stifte' });
    const answers = [await request()('POST /web-api/withdrawal', sent), await request()('POST /web-api/withdrawal', sent)];
    expect(answers).toEqual(Array(2).fill({ submittedAt: clock().toISOString() }));
    const mails = await listMails(shop.store);
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['post@federleicht.example', 'zoe@beispiel.de']);
    const receipt = mails.find(({ to }) => to === 'zoe@beispiel.de');
    expect(receipt?.text).toContain('Eingegangen: 19.11.2026, 10:00:00');
    expect(receipt?.text).not.toMatch(/anerkannt/i);
    expect(mails.find(({ to }) => to !== 'zoe@beispiel.de')?.text).toContain('Meine Stifte');
    await expect(request()('POST /web-api/withdrawal', { ...sent, name: 'Mia' })).rejects.toMatchObject({ code: 'key-reused' });
  });

  test.each(['', 'Bestellung '])(
    'of a known contract, named as „%sF…“, takes two steps and is confirmed by mail with the goods it is about and the personalised ones that are excluded [E048]',
    async (before) => {
      const shop = await shopOn(open);
      const guest = await guestCalls(shop);
      const contract = `${before}${(await orderOfEveryKind(guest)).orderNumber}`;
      for (const email of ['zoe@beispiel.de', 'mia@beispiel.de']) {
        const { key: _, ...fields } = declared({ contract, email });
        const { key } = (await post(guest.request(), { intent: 'check', ...fields })).data;
        expect(await listMails(shop.store)).not.toContainEqual(
          expect.objectContaining({ to: email, subject: expect.stringContaining('Eingang') }),
        );
        await post(guest.request(), { intent: 'confirm', key, ...fields });
      }
      const receipts = (await listMails(shop.store)).filter(({ subject }) => subject.includes('Eingang'));
      const [own, strangers] = ['zoe@beispiel.de', 'mia@beispiel.de'].map(
        (mailbox) => receipts.find(({ to }) => to === mailbox)?.text ?? '',
      );
      const fact = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(own ?? '')?.[1]?.split('; ');
      expect(fact('Widerrufbare Waren dieser Bestellung')).toEqual([
        '50 × Umschlag C6',
        '5 × Wachssiegel Gold',
        '2 × Gelstift Gold',
        '1 × Geschenkgutschein',
      ]);
      expect(fact('Vom Widerruf ausgenommen, weil persönlich gestaltet')).toEqual([
        '50 × Olivia, Einladung zur Hochzeit',
        expect.stringMatching(/^1 × Gutscheinkarte/),
      ]);
      // A stranger does not learn what is in the order.
      expect(strangers).not.toMatch(/Gelstift|Olivia|gutschein/i);
    },
  );

  test('of an own, a foreign and an unknown order gets the same answer, and only the own is noted with its order', async () => {
    const shop = await shopOn(open);
    const guest = await guestCalls(shop);
    const { orderNumber: contract } = await orderPen(guest);
    const answers = [];
    for (const more of [{ contract }, { contract, email: 'mia@beispiel.de' }, { contract: 'F9999999' }])
      answers.push(await guest.request()('POST /web-api/withdrawal', declared(more)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const open_ = await openWithdrawals(shop.store);
    expect(open_.map(({ number }) => number).toSorted()).toEqual([contract, null, null].toSorted());
    const own = open_.find(({ number }) => number === contract);
    expect(await decideWithdrawal(shop.store, own?.id ?? '', 'accepted')).toBe(true);
    expect(await decideWithdrawal(shop.store, own?.id ?? '', 'refused')).toBe(false);
    expect(await openWithdrawals(shop.store)).toHaveLength(2);
  });

  test('sends a stranger’s mailbox none of the words that were typed, three mails a day, and the others later', async () => {
    let now = clock();
    const shop = { ...(await seededShop(open, () => now)), serviceMail: 'post@federleicht.example' };
    const guest = await guestCalls(shop);
    const { orderNumber } = await orderPen(guest);
    const lure = { name: 'Dein Federleicht Team', lines: 'Zahle die Gebühr auf https://evil.example/zoll' };
    for (const contract of ['Zollamt www.evil.example', 'F9999999', orderNumber, 'Paket', 'F1']) {
      now = new Date(now.getTime() + minuteMs);
      await guest.request()('POST /web-api/withdrawal', declared({ ...lure, contract, email: 'mia@beispiel.de' }));
    }
    const receipts = (await listMails(shop.store)).filter(({ to }) => to === 'mia@beispiel.de');
    expect(receipts).toHaveLength(5);
    const shown = receipts.map(({ html, text }) => html + text).join();
    expect(shown).not.toMatch(/evil|Gebühr|Team|Zollamt|Paket/);
    expect(shown).toContain('F9999999');
    expect(receipts.map(({ text }) => text).join()).toContain('/vertrag-widerrufen/');
    const jobs = await shop.store.db.selectFrom('jobs').select(['payload', 'run_at']).where('kind', '=', 'send-mail').execute();
    const runs = jobs.filter(({ payload }) => receipts.some(({ id }) => payload.includes(id))).map(({ run_at }) => Date.parse(run_at));
    const first = clock().getTime() + minuteMs;
    expect(runs.toSorted()).toEqual([0, 1, 2].map((at) => first + at * minuteMs).concat([first + dayMs, first + dayMs + minuteMs]));
  });

  test('of an own order is confirmed with its words, of which none opens a page, at once and three times a day', async () => {
    const shop = await shopOn(open);
    const guest = await guestCalls(shop);
    const { orderNumber: contract } = await orderPen(guest);
    for (let count = 0; count < 4; count += 1)
      await guest.request()('POST /web-api/withdrawal', declared({ contract, lines: 'Stifte von www.federleicht.example' }));
    const receipts = (await listMails(shop.store)).filter(({ to, subject }) => to === 'zoe@beispiel.de' && subject.includes('Eingang'));
    const quoted = receipts.filter(({ text }) => text.includes('Waren: Stifte von www. federleicht. example'));
    expect([receipts.length, quoted.length]).toEqual([4, 3]);
    const due = await shop.store.db.selectFrom('jobs').select('id').where('run_at', '<=', clock().toISOString()).execute();
    expect(due.length).toBeGreaterThanOrEqual(8);
  });

  test('with missing or odd fields is refused, and so is the sixth in a minute', async () => {
    const { request } = await guestCalls(await shopOn(open));
    for (const bad of [{ name: '' }, { contract: '' }, { email: 'zoe' }, { key: 'x' }, { lines: 'x'.repeat(501) }, { more: 1 }])
      await expect(request()('POST /web-api/withdrawal', declared(bad) as never)).rejects.toMatchObject({ code: 'bad-input' });
    for (let count = 0; count < rateLimits.withdrawal[0].max; count += 1) await request()('POST /web-api/withdrawal', declared());
    await expect(request()('POST /web-api/withdrawal', declared())).rejects.toMatchObject({ code: 'too-many' });
  });

  test('on its page takes two steps: a summary first, then the confirmed receipt [E048]', async () => {
    const { request } = await guestCalls(await shopOn(open));
    const send = (form: Record<string, string>) => post(request(), form);
    const { key: _, ...fields } = declared({ contract: 'Stifte' });
    const check = await send({ intent: 'check', ...fields });
    expect(check.data).toMatchObject({ step: 'check', values: fields });
    expect((await send({ intent: 'check', ...fields, email: 'zoe' })).data).toMatchObject({ step: 'form', wrong: ['email'] });
    const done = await send({ intent: 'confirm', key: check.data.key, ...fields });
    expect(done.data).toMatchObject({ step: 'done' });
    const Page = Withdraw as unknown as (props: { actionData: unknown }) => React.JSX.Element;
    const html = (actionData: unknown) =>
      renderToStaticMarkup(
        <RouterProvider router={createMemoryRouter([{ path: '*', action, element: <Page actionData={actionData} /> }])} />,
      );
    expect(html(undefined)).toContain('Vertrag hier widerrufen');
    expect(html(check.data)).toContain('Widerruf bestätigen');
    expect(html(done.data)).toContain('19. November 2026 um 10:00 Uhr');
  });
});
