/** What the program writes after an order is in the language of its reader: mails in that of the order, the job ticket in that of the supplier. */
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Site } from '#services/handler.ts';
import { mailJobs } from '#services/mail/mail.job.ts';
import { producePrintFiles } from '#services/print/produce.job.ts';
import { ticketKeys, writeTicket } from '#services/print/write-ticket.ts';
import { listMails } from '#store/mail/mails.ts';
import { findOrder } from '#store/order/orders.ts';
import { orderBody, orderKey, personalised } from '#tests/customer.ts';
import { browser, germany } from '#tests/customer-browser.ts';
import { withStore } from '#tests/engines.ts';
import { foreignTexts, plain, pseudoLocale, zurich } from '#tests/foreign-texts.ts';
import { openLabShop } from '#tests/lab-orders.ts';
import { pseudoLanguage, pseudoLanguageTables, pseudoText } from '#tests/pseudo-language.ts';
import { germanTexts } from '#texts/de/all.ts';
import { loadLanguage } from '#texts/languages.ts';

vi.mock('#paint/print-profile.ts', async (importOriginal) => {
  const profile = await importOriginal<typeof import('#paint/print-profile.ts')>();
  const house = { ...profile.suppliers.haus, language: 'fr' };
  return { ...profile, suppliers: { ...profile.suppliers, haus: house } };
});

beforeAll(async () => {
  const modules = Object.entries(await pseudoLanguageTables());
  await loadLanguage(
    pseudoLanguage,
    Object.fromEntries(modules.map(([file, tables]) => [`./${pseudoLanguage}/${file}`, async () => tables])),
  );
});

const french: Site = { channel: 'federleicht', country: 'CH', locale: pseudoLocale, origin: 'https://www.federleicht.example' };
const clock = () => new Date('2026-11-19T09:00:00Z');

/** Texts between tags, without styles, codes and addresses. */
function textsIn(html: string) {
  const texts = html.replace(/<style.*?<\/style>|<code>.*?<\/code>|<small>.*?<\/small>|https?:\S+/gs, '').split(/<[^>]*>|\n/);
  return texts.map((text) => ({ where: 'html', text: plain(text) }));
}

withStore('an order', (open) => {
  async function placed(site: Site, address: Record<string, string>) {
    const { shop, close } = await openLabShop(open, clock);
    onTestFinished(close);
    const visitor = browser(shop, { site });
    const { design } = await visitor.call('GET /web-api/card-blank', { card: 'olivia', form: 'folded', format: 'a6' } as never);
    const choice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 };
    const saved = await visitor.call('POST /web-api/designs', { design: personalised(design as never), choice } as never);
    const cart = await visitor.call('POST /web-api/cart/lines', { designId: saved.id });
    const body = { ...orderBody(cart as never), delivery: address };
    const { token } = await visitor.call('POST /web-api/order', body as never, { 'idempotency-key': orderKey() });
    const order = await findOrder(shop.store, token);
    if (!order) throw new Error('no order');
    return { shop, visitor, order };
  }

  test('in another language has mails without a word of German, and so has the newsletter', async () => {
    const { shop, visitor, order } = await placed(french, zurich);
    const write = await mailJobs({ MAIL_FROM: 'post@federleicht.example', PORT: 3000 })['order-mail']?.({ order: order.id }, shop);
    await shop.store.write(async (trx) => {
      await write?.(trx);
    });
    await visitor.call('POST /web-api/newsletter-subscribe', { email: 'zoe@beispiel.de', consent: true } as never);
    const mails = await listMails(shop.store);
    expect(mails).toHaveLength(2);
    for (const { subject, text, html } of mails)
      expect(foreignTexts([{ where: 'subject', text: subject }, ...textsIn(text), ...textsIn(html)])).toEqual([]);
  });

  test.each([
    ['the same language', french, zurich],
    ['German', germany, undefined],
  ])('in %s has a job ticket in the language of its supplier', async (_, site, address) => {
    const { shop, order } = await placed(site, address ?? { ...zurich, postalCode: '80337', city: 'München', country: 'DE' });
    const [line] = order.lines;
    if (!line) throw new Error('no line');
    const produced = await producePrintFiles(shop, order, line);
    await writeTicket(shop, order, produced.files, new Map([[line.id, produced]]));
    const ticket = (await shop.files.get(ticketKeys(order)['ticket.html'])).toString();
    expect(ticket).toContain(`<html lang="${pseudoLanguage}">`);
    expect(ticket).toContain(pseudoText(germanTexts['ticket.handover']));
    expect(foreignTexts(textsIn(ticket))).toEqual([]);
  });
});
