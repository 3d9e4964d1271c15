/** Calendars from the saved design to the file of the press: cart, order, pages and boxes, foil plate, hole, ticket. */
import { expect, test } from 'vitest';
import type { CalendarEntry } from '#core/calendar/entries.ts';
import type { DesignDocument } from '#core/design/document.ts';
import { completeCalendar } from '#core/products/calendar/complete.ts';
import { blankCalendar } from '#core/products/calendar/days.ts';
import { type Calendar, calendarChoiceOf, calendarOf } from '#core/products/calendar/document.ts';
import { calendarOptionsRow } from '#core/products/calendar/rows.ts';
import { usualSettings } from '#core/products/calendar/settings.ts';
import { readPdf } from '#paint/pdf/pdf-reader.ts';
import type { PrintedLine } from '#services/print/line-files.ts';
import { producePrintFiles } from '#services/print/produce.job.ts';
import { ticketKeys, writeTicket } from '#services/print/write-ticket.ts';
import { findOrder } from '#store/order/orders.ts';
import { orderBody, orderKey } from '#tests/customer.ts';
import { withStore } from '#tests/engines.ts';
import { openLabShop } from '#tests/lab-orders.ts';
import { calendarWords } from '#texts/calendar-words.ts';
import { serverTexts } from '#texts/server-texts.ts';

const clock = () => new Date('2026-11-25T10:00:00.000Z');
const words = calendarWords(serverTexts({ locale: 'de-DE' }), 'de-DE');
const entries: CalendarEntry[] = [{ kind: 'birthday', name: 'Oma Inge', day: 14, month: 3, year: 1947 }];

/** A calendar with the photo in every slot. */
function calendarDesign(given: Record<string, unknown>, photoId: string): DesignDocument<Calendar> {
  const choice = completeCalendar({ year: 2027, startMonth: 1, ...given }, { rows: calendarOptionsRow });
  const settings = { ...usualSettings({ locale: 'de-DE', country: 'DE', region: 'BY' }), entries };
  const design = blankCalendar(calendarOf(choice, settings), words);
  const pages = design.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) => (element.kind === 'photo' ? { ...element, photoId } : element)),
  }));
  return { ...design, pages };
}

withStore('calendars', (open) => {
  test('are not saved with foil on another sheet than the cover, which is said in a sentence [F167]', async () => {
    const { home, photoId } = await openLabShop(open, clock);
    const design = calendarDesign({ refinementType: 'gold' }, photoId);
    const { type: _, ...choice } = calendarChoiceOf(design.product);
    const save = (sent: DesignDocument) =>
      home.call('POST /web-api/designs', { design: sent as never, choice: { ...choice, quantity: 1 } as never });
    const pages = design.pages.map((page) => (page.id === 'month-05' ? { ...page, background: 'foil' } : page));
    await expect(save({ ...design, pages })).rejects.toMatchObject({ code: 'bad-input', details: { text: { key: 'fault.refined-page' } } });
    await expect(save(design)).resolves.toHaveProperty('id');
  });

  test('that were saved with foil on another sheet before it was refused are checked in the cart and not ordered [F167]', async () => {
    const { home, photoId, shop, close } = await openLabShop(open, clock);
    const design = calendarDesign({ refinementType: 'gold' }, photoId);
    const { type: _, ...choice } = calendarChoiceOf(design.product);
    const { id } = await home.call('POST /web-api/designs', { design: design as never, choice: { ...choice, quantity: 1 } as never });
    const pages = design.pages.map((page) => (page.id === 'month-05' ? { ...page, background: 'foil' } : page));
    await shop.store.write((trx) =>
      trx
        .updateTable('designs')
        .set({ document: JSON.stringify({ ...design, pages }) })
        .where('id', '=', id)
        .execute(),
    );
    const cart = await home.call('POST /web-api/cart/lines', { designId: id });
    expect(cart.lines.map(({ problems }) => problems)).toEqual([
      ['Der Hintergrund (Mai 2027) ist als Folie angelegt, die gibt es nur auf dem Deckblatt. Wähle eine andere Farbe.'],
    ]);
    const body = { ...orderBody(cart as never), payment: 'prepayment' } as never;
    await expect(home.call('POST /web-api/order', body, { 'idempotency-key': orderKey() })).rejects.toMatchObject({
      code: 'design-not-printable',
    });
    await close();
  });

  test('are saved, priced in the cart, ordered and made: pages, foil, hole, ticket; entries wait for the next one [F003] [F038]', {
    timeout: 240_000,
  }, async () => {
    const lab = await openLabShop(open, clock);
    const { home, photoId, shop } = lab;
    const save = async (given: Record<string, unknown>, quantity = 1) => {
      const design = calendarDesign(given, photoId);
      const { type: _, ...choice } = calendarChoiceOf(design.product);
      return (await home.call('POST /web-api/designs', { design: design as never, choice: { ...choice, quantity } as never })).id;
    };
    const saved = [
      await save({ formatType: 'din-a4', refinementType: 'gold', designGroupId: 2 }, 2),
      await save({ calendarType: 'tischkalender', mountingType: 'holzblock', designGroupId: 4 }),
      await save({ calendarType: 'kuechenkalender', mountingType: 'lochung', designGroupId: 3 }),
    ];
    for (const designId of saved) await home.call('POST /web-api/cart/lines', { designId });
    const cart = await home.call('GET /web-api/cart', {});
    for (const line of cart.lines) expect(line).toMatchObject({ problems: [] });
    expect(cart.lines.map(({ name, options, unit }) => [name, options, unit?.amount])).toEqual([
      [
        'Wandkalender 2027',
        'DIN A4, 21\u00a0×\u00a029,7\u00a0cm, Spirale, Bilderdruck matt, Goldfolie auf dem Deckblatt',
        Math.round((1_999 + 590) * 0.95),
      ],
      ['Tischkalender 2027', 'Klein, 10,5\u00a0×\u00a014,8\u00a0cm, Holzblock, Bilderdruck matt', 1_899],
      ['Küchenkalender 2027', 'Schmal, 14,8\u00a0×\u00a042\u00a0cm, Lochung, Naturpapier', 1_899],
    ]);
    const { token } = await home.call('POST /web-api/order', { ...orderBody(cart as never), payment: 'prepayment' } as never, {
      'idempotency-key': orderKey(),
    });
    const order = await findOrder(shop.store, token);
    if (!order) throw new Error('no order');
    const files = new Map<string, Buffer>();
    const noted = [];
    const printed = new Map<string, PrintedLine>();
    for (const line of order.lines) {
      const produced = await producePrintFiles(shop, order, line);
      for (const { name, key } of produced.files) files.set(name, await shop.files.get(key));
      printed.set(line.id, produced);
      noted.push(...produced.files);
    }
    await writeTicket(shop, order, noted, printed);
    expect([...files.keys()]).toEqual([
      `${order.number}_01_wandkalender-din-a4-spirale-matt-gold-2027-01_210x297_2x_13p_v1.pdf`,
      `${order.number}_02_tischkalender-small-holzblock-matt-none-2027-01_105x148_1x_13p_v1.pdf`,
      `${order.number}_03_kuechenkalender-portrait-long-lochung-natur-none-2027-01_148x420_1x_13p_v1.pdf`,
    ]);
    const [wall, desk, kitchen] = [...files.values()].map((bytes) => bytes.toString('latin1'));
    for (const bytes of files.values()) expect(readPdf(bytes)).toBeDefined();
    expect(wall?.match(/\/Type ?\/Page\b/g)).toHaveLength(13);
    // Names of plates are in clear: foil on the wall calendar only, the hole on the kitchen calendar only.
    expect([wall, desk, kitchen].map((pdf) => /GOLD|Gold/.test(pdf ?? ''))).toEqual([true, false, false]);
    const ticket = (await shop.files.get(ticketKeys(order)['ticket.xjdf'])).toString();
    expect(ticket).toContain('ProductType="Calendar"');
    expect(ticket).toContain('<BindingIntent BindingType="WireComb" BindingSide="Top"/>');
    expect(ticket).toContain('<HolePattern Shape="Round" Extent="14.173 14.173" Center="209.764 22.677"/>');
    expect(ticket).toContain('FoilColor="Gold"');
    expect(ticket.match(/Sides="OneSided"/g)).toHaveLength(3);

    expect(await home.call('GET /web-api/calendar-entries', {})).toEqual({ entries });
    const { drafts } = await home.call('GET /web-api/customer-area', {});
    expect(drafts[0]?.further?.path).toMatch(/^\/configurator-calendar\/\?yearAfter=/);
    await lab.close();
  });
});
