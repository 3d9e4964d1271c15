/** The overview of an order as PDF: what it says, for whom, and that the same order gives the same bytes. */
import { expect, test } from 'vitest';
import type { Order } from '#core/order/order.ts';
import { openWholeFonts } from '#resources/fonts.ts';
import { findOrder } from '#store/order/orders.ts';
import { withStore } from '#tests/engines.ts';
import { orderToPay, payableShop } from '#tests/payment/payable-shop.ts';
import { readPdf, squeezed } from '#tests/read-pdf.ts';
import { overviewOf } from './overview.ts';
import { overviewPdf } from './overview-pdf.ts';

async function textOf(order: Order): Promise<string> {
  const pages = await readPdf(await overviewPdf(overviewOf(order), openWholeFonts()));
  return squeezed(pages.map(({ text }) => text).join(' '));
}

withStore('the overview of an order', (open) => {
  async function placed(): Promise<Order> {
    const store = await open();
    const { token } = await orderToPay(payableShop(store), 'prepayment');
    const order = await findOrder(store, token);
    if (!order) throw new Error('no order');
    return order;
  }

  test('has lines, sums, rates, addresses, delivery and payment, and says that it is no invoice', async () => {
    const order = await placed();
    const text = await textOf(order);
    for (const words of [
      `Bestellübersicht ${order.number}`,
      'Diese Übersicht ist keine Rechnung.',
      'Karte Flache Karte A6',
      '75,00',
      'Versand 3,99',
      'Gesamtbetrag 78,99',
      '19 %',
      'Zoë Müller-Łukasz Weg 1 01067 Dresden',
      'Vorkasse',
      'Federleicht',
    ])
      expect(text).toContain(squeezed(words));
    expect(text).not.toContain('Rechnungsnummer');
  });

  test('of an order without the brand names neither the shop nor its address, in the text and in the file', async () => {
    const order = { ...(await placed()), isWhiteLabel: true };
    const bytes = await overviewPdf(overviewOf(order), openWholeFonts());
    expect(await textOf(order)).not.toMatch(/federleicht|myposter/i);
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/federleicht|myposter/i);
  });

  test('has the same bytes twice, and every line of a long order', async () => {
    const order = await placed();
    const [line] = order.lines;
    const lines = Array.from({ length: 60 }, (_, at) => ({ ...line, position: at + 1, name: `Karte Nummer ${at + 1}` }));
    const long = { ...order, lines } as Order;
    const [first, second] = [await overviewPdf(overviewOf(long), openWholeFonts()), await overviewPdf(overviewOf(long), openWholeFonts())];
    expect(Buffer.compare(first, second)).toBe(0);
    const pages = await readPdf(first);
    expect(pages.length).toBeGreaterThan(2);
    const text = squeezed(pages.map((page) => page.text).join(' '));
    for (const { name } of lines) expect(text).toContain(squeezed(name));
    expect(pages.every((page) => squeezed(page.text).includes('keineRechnung'))).toBe(true);
  });
});
