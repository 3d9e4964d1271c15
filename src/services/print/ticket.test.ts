import { describe, expect, test } from 'vitest';
import { calendar } from '#core/products/calendar/product.ts';
import { calendarOptionsRow } from '#core/products/calendar/rows.ts';
import { card } from '#core/products/card/product.ts';
import { photobook } from '#core/products/photobook/product.ts';
import { photobookOptionsRow } from '#core/products/photobook/rows.ts';
import { photobox } from '#core/products/photobox/product.ts';
import { photoboxOptionsRow } from '#core/products/photobox/rows.ts';
import type { TicketFacts } from '#core/products/ticket-facts.ts';
import { options } from '#seed/options.ts';
import { ticketOf } from '#tests/ticket-samples.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { manifest, printFileName, type Ticket } from './ticket.ts';
import { ticketHtml } from './ticket-html.ts';
import { ticketXjdf } from './xjdf.ts';

const t = serverTexts({ locale: 'de-DE' });
const cardOffer = { template: null, rows: options };

const invitation = card.ticket(
  { type: 'card', card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'gold' },
  cardOffer,
);
const file = { name: 'F1000001_01_card-olivia_210x148_75x_2p_v1.pdf', sha256: 'ab'.repeat(32), bytes: 1_234_567, pages: 2 };
const ticket = ticketOf(invitation, [file]);

/** Products, amounts and types of an XJDF. */
function productsOf(facts: TicketFacts): string[] {
  return [...ticketXjdf(ticketOf(facts)).matchAll(/<Product ID="(\S+)" Amount="(\d+)" ProductType="(\w+)"/g)].map((found) =>
    found.slice(1).join(' '),
  );
}

describe('the job ticket', () => {
  test('binds the cover and the pages of a book, each with its paper and its file', () => {
    const choice = photobook.complete(
      { type: 'digitalfotobuch', size: 'a5-quer', pageCount: '24', coverLamination: 'glossy' },
      {
        template: null,
        rows: photobookOptionsRow,
      },
    );
    const facts = photobook.ticket(choice, { template: null, rows: photobookOptionsRow });
    const files = [
      { ...file, name: 'book_cover.pdf', pages: 1, part: 'cover' },
      { ...file, name: 'book_content.pdf', pages: 24, part: 'content' },
    ];
    expect(productsOf(facts)).toEqual(['P1 7 Book', 'P1-cover 7 Cover', 'P1-content 7 Body']);
    const text = ticketXjdf(ticketOf(facts, files));
    expect(text).toContain('<BindingIntent BindingType="HardCover" BindingSide="Left" ChildRefs="P1-cover P1-content">');
    expect(text).toContain('<HardCoverBinding EndSheets="true" SpineGlue="PUR"/>');
    expect(text).toContain('MediaQuality="Bezugspapier" Weight="220"');
    expect(text).toContain('MediaQuality="Papier matt" Weight="200" Thickness="180"');
    expect(text).toContain('<LaminatingIntent Surface="Front" Texture="Gloss"/>');
    expect(text).toMatch(/<Part Product="P1-cover"\/>\s+<RunList Pages="0 0">\s+<FileSpec URL="book_cover.pdf"/);
    expect(text).toMatch(/<Part Product="P1-content"\/>\s+<RunList Pages="0 23">\s+<FileSpec URL="book_content.pdf"/);
    expect(text.match(/IsRoot="true"/g)).toHaveLength(1);
  });

  test('puts the prints and the lid of a photo box into the box', () => {
    const rows = photoboxOptionsRow;
    const choice = photobox.complete({ photoboxType: 'photoprint', count: 30, photoboxDesignType: 'motiv' }, { template: null, rows });
    const facts = photobox.ticket(choice, { template: null, rows });
    expect(productsOf(facts)).toEqual(['P1 7 BoxedSet', 'P1-box 7 Box', 'P1-print 210 Photo', 'P1-lid 7 Lid']);
    expect(ticketXjdf(ticketOf(facts))).toMatch(
      /<AssemblingIntent Container="P1-box">\s+<AssemblyItem ChildRef="P1-print"\/>\s+<AssemblyItem ChildRef="P1-lid"\/>/,
    );
    expect(ticketHtml(ticketOf(facts), t, 'de')).toContain('Deckel bedruckt');
  });

  test('takes the accessories of a calendar from stock, as many as there are calendars', () => {
    const given = { calendarType: 'wandkalender', year: 2027, startMonth: 1, accessoryTypes: ['geschenkbox', 'stift'] };
    const offer = { template: null, rows: calendarOptionsRow };
    const text = ticketXjdf(ticketOf(calendar.ticket(calendar.complete(given, offer), offer)));
    expect(text).toMatch(/DescriptiveName="Geschenkbox">\s+<AmountPool>\s+<PartAmount Amount="7"\/>/);
    expect(text).toContain('<MiscConsumable Type="Accessory" TypeDetails="stift"/>');
  });

  test.each([
    ['2026-03-28', '+01:00'],
    ['2026-03-30', '+02:00'],
    ['2026-07-01', '+02:00'],
    ['2026-11-24', '+01:00'],
  ])('of a handover on %s is due at 16:00 with the UTC offset %s', (handover, offset) => {
    expect(ticketXjdf({ ...ticket, handover })).toContain(`Required="${handover}T16:00:00${offset}"`);
  });

  test('has no character that XML does not have', () => {
    const spoilt = { ...ticket, delivery: { ...ticket.delivery, firstName: 'Zo\uffff\ufffe\ud800ë' } };
    for (const text of [ticketXjdf(spoilt), ticketHtml(spoilt, t, 'de')]) expect(text).not.toMatch(/[\ufffe\uffff]|\p{Surrogate}/u);
  });

  test('is XJDF 2.1 with quantity, media, fold, foil and due date [E067]', () => {
    const text = ticketXjdf(ticket);
    for (const fact of [
      'Version="2.1" JobID="F1000001"',
      'Amount="7"',
      'MediaTypeDetails="feinstpapier" MediaQuality="Feinstpapier matt" Weight="300"',
      'FoldCatalog="F4-1"',
      'FoilColor="Gold"',
      'Required="2026-11-24T',
      'IDUsage="ApprovedAt" IDValue="2026-11-20T09:58:00.000Z"',
      'IDUsage="ApprovedPages" IDValue="1/2"',
      `IDValue="${'cd'.repeat(32)}"`,
      'Hofer &amp; Söhne &lt;GmbH&gt;',
    ])
      expect(text).toContain(fact);
  });

  test('has the second line and the telephone number of the delivery, and no element for what is missing', () => {
    const delivery = { ...ticket.delivery, extra: 'Hof <2>', phone: '+49 89 1234567' };
    const xml = ticketXjdf({ ...ticket, delivery });
    expect(xml).toContain('ExtendedAddress="Hof &lt;2&gt;"');
    expect(xml).toContain('<ComChannel ChannelType="Phone" Locator="+49 89 1234567"/>');
    const html = ticketHtml({ ...ticket, delivery }, t, 'de');
    expect(html).toContain('Hof &lt;2&gt;<br>Lindwurmstraße 88<br>80337 München<br>DE<br>Telefon +49 89 1234567');
    expect(ticketXjdf(ticket) + ticketHtml(ticket, t, 'de')).not.toMatch(/ExtendedAddress|ComChannel|Telefon/);
  });

  test('is readable as HTML with media, refinement, fold, quantity and due date as well [E067]', () => {
    const text = ticketHtml(ticket, t, 'de');
    for (const fact of [
      '7 Stück',
      'Goldfolie',
      'Feinstpapier matt, 300 g/m²',
      'ein Bruch, Mitte, links geschlossen (F4-1)',
      '24.11.2026',
      'Müller-Łukasz',
      '210 × 148 mm, 2 Seiten',
      'passt in C6, 162 × 114 mm',
      '20.11.2026, 10:58',
      '1.234.567 Byte',
      'ab'.repeat(32),
      'cd'.repeat(32),
    ])
      expect(text).toContain(fact);
    expect(text).not.toContain('<GmbH>');
  });

  test('says to which position a thing from stock belongs', () => {
    const pick = { position: 2, sku: 'envelope-c6-pointed', type: 'envelope', name: 'Umschlag C6', options: '', quantity: 7, of: 1 };
    expect(ticketHtml({ ...ticket, picks: [pick] }, t, 'de')).toContain('Umschlag C6; zu Position 1');
    expect(ticketHtml({ ...ticket, picks: [{ ...pick, of: null }] }, t, 'de')).not.toContain('zu Position');
    expect(ticketXjdf({ ...ticket, picks: [pick] })).toMatch(
      /<Resource ID="A2" ExternalID="envelope-c6-pointed"[^>]*>\s+<AmountPool>\s+<PartAmount Amount="7"\/>\s+<\/AmountPool>\s+<Part Product="P1"\/>\s+<MiscConsumable Type="Envelope"/,
    );
  });

  test('of an order without the shop’s brand names the sender of the parcel [E083]', () => {
    const neutral: Ticket = { ...ticket, neutralSender: ['Papeterie <Sonne>', 'Hauptstraße 5', '80331 München'] };
    const html = ticketHtml(neutral, t, 'de');
    expect(html).toContain('Neutral, Absender');
    expect(html).toContain('Papeterie &lt;Sonne&gt;, Hauptstraße 5, 80331 München');
    expect(ticketXjdf(neutral)).toMatch(
      /ContactType="Sender"[\s\S]*<AddressLine>Hauptstraße 5<\/AddressLine>[\s\S]*OrganizationName="Papeterie &lt;Sonne&gt;"/,
    );
    expect(ticketHtml(ticket, t, 'de')).not.toContain('Neutral');
  });

  test('the manifest is what sha256sum reads', () => {
    expect(manifest([file])).toBe(`${'ab'.repeat(32)}  F1000001_01_card-olivia_210x148_75x_2p_v1.pdf\n`);
  });

  test('file names are plain ASCII without spaces', () => {
    const name = printFileName({
      orderNumber: 'F1000001',
      position: 3,
      sku: 'card-größe x',
      widthMm: 210,
      heightMm: 148,
      quantity: 50,
      pages: 2,
      revision: 1,
      extension: 'pdf',
    });
    expect(name).toBe('F1000001_03_card-gr--e-x_210x148_50x_2p_v1.pdf');
  });
});
