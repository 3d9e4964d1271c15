import { describe, expect, test } from 'vitest';
import { serverTexts } from '#texts/server-texts.ts';
import { manifest, printFileName, type Ticket, ticketHtml, ticketXjdf } from './ticket.ts';

const ticket: Ticket = {
  orderNumber: 'F1000001',
  placedAt: '2026-11-20T10:00:00.000Z',
  handover: '2026-11-24',
  promised: '2026-11-30',
  shippingType: 'standard',
  neutralSender: null,
  delivery: {
    firstName: 'Zoë',
    lastName: 'Müller-Łukasz',
    company: 'Hofer & Söhne <GmbH>',
    street: 'Lindwurmstraße 88',
    postalCode: '80337',
    city: 'München',
    country: 'DE',
  },
  lines: [
    {
      position: 1,
      name: 'Olivia, Einladung "groß"',
      options: 'Klappkarte A6',
      quantity: 75,
      paper: 'Feinstpapier matt',
      grammage: 300,
      refinement: 'gold',
      kind: 'GreetingCard',
      isFolded: true,
      widthMm: 210,
      heightMm: 148,
      pages: 2,
      approval: { document: 'cd'.repeat(32), at: '2026-11-20T09:58:00.000Z', shown: 1, count: 2 },
      files: [{ name: 'F1000001_01_card-olivia_210x148_75x_2p_v1.pdf', sha256: 'ab'.repeat(32), bytes: 1234, pages: 2 }],
    },
  ],
  picks: [],
};

/** Tags of an XML text in order; throws where they do not nest. */
function wellFormed(text: string): number {
  const open: string[] = [];
  let count = 0;
  for (const [, close, name = '', empty] of text.matchAll(
    /<(\/?)([A-Za-z][\w:.-]*)(?:\s+[\w:.-]+="[^"<&]*(?:&(?:amp|lt|gt|quot|#39);[^"<&]*)*")*\s*(\/?)>/g,
  )) {
    count += 1;
    if (close) expect(open.pop()).toBe(name);
    else if (!empty) open.push(name);
  }
  expect(open).toEqual([]);
  return count;
}

/** A book of 24 pages, bound from a cover and its pages. */
const bookTicket: Ticket = {
  ...ticket,
  lines: [
    {
      ...(ticket.lines[0] as Ticket['lines'][number]),
      kind: 'Book',
      quantity: 2,
      refinement: 'none',
      isFolded: false,
      paper: 'Papier matt',
      grammage: 200,
      pages: 25,
      bound: {
        type: 'HardCover',
        parts: { cover: 'cover', body: 'content' },
        widthMm: 210,
        heightMm: 148,
        pages: 24,
        cover: { paper: 'Bezugspapier', gramsPerM2: 220, lamination: 'Gloss', widthMm: 473.7, heightMm: 188 },
      },
      files: [
        { name: 'book_cover.pdf', sha256: 'ab'.repeat(32), bytes: 1234, pages: 1, part: 'cover' },
        { name: 'book_content.pdf', sha256: 'cd'.repeat(32), bytes: 5678, pages: 24, part: 'content' },
      ],
    },
  ],
};

describe('the job ticket', () => {
  test('binds the cover and the pages of a book, each with its paper and its file', () => {
    const text = ticketXjdf(bookTicket);
    expect(wellFormed(text)).toBeGreaterThan(30);
    expect(text.match(/<Product ID="[^"]+" Amount="2" ProductType="[^"]+"/g)).toEqual([
      '<Product ID="P1" Amount="2" ProductType="Book"',
      '<Product ID="P1-cover" Amount="2" ProductType="Cover"',
      '<Product ID="P1-body" Amount="2" ProductType="Body"',
    ]);
    expect(text).toContain('<BindingIntent BindingType="HardCover" ChildRefs="P1-cover P1-body"/>');
    expect(text).toContain('MediaType="Paper" Weight="220" MediaTypeDetails="Bezugspapier"');
    expect(text).toContain('MediaType="Paper" Weight="200" MediaTypeDetails="Papier matt"');
    expect(text).toContain('<LaminatingIntent Surface="Front" Texture="Gloss"/>');
    expect(text).toContain('<Part Product="P1-cover"/><RunList Pages="0 0"><FileSpec URL="book_cover.pdf"');
    expect(text).toContain('<Part Product="P1-body"/><RunList Pages="0 23"><FileSpec URL="book_content.pdf"');
    expect(text.match(/IsRoot="true"/g)).toHaveLength(1);
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
    for (const text of [ticketXjdf(spoilt), ticketHtml(spoilt, serverTexts({ locale: 'de-DE' }), 'de')])
      expect(text).not.toMatch(/[\ufffe\uffff]|\p{Surrogate}/u);
  });

  test('is well-formed XJDF with quantity, media, fold, foil and due date [E067]', () => {
    const text = ticketXjdf(ticket);
    expect(wellFormed(text)).toBeGreaterThan(15);
    expect(text).toContain('JobID="F1000001"');
    expect(text).toContain('Amount="75"');
    expect(text).toContain('Weight="300"');
    expect(text).toContain('FoldCatalog="F4-1"');
    expect(text).toContain('FoilColor="Gold"');
    expect(text).toContain('Required="2026-11-24T');
    expect(text).toContain('IDUsage="ApprovedAt" IDValue="2026-11-20T09:58:00.000Z"');
    expect(text).toContain('IDUsage="ApprovedPages" IDValue="1/2"');
    expect(text).toContain(`IDValue="${'cd'.repeat(32)}"`);
    expect(text).toContain('Hofer &amp; Söhne &lt;GmbH&gt;');
  });

  test('has the second line and the telephone number of the delivery, and no element for what is missing', () => {
    const delivery = { ...ticket.delivery, extra: 'Hof <2>', phone: '+49 89 1234567' };
    const xml = ticketXjdf({ ...ticket, delivery });
    expect(wellFormed(xml)).toBe(wellFormed(ticketXjdf(ticket)) + 4);
    expect(xml).toContain(
      '<ExtendedAddress>Hof &lt;2&gt;</ExtendedAddress></Address><ComChannel ChannelType="Phone" Locator="+49 89 1234567"/>',
    );
    const html = ticketHtml({ ...ticket, delivery }, serverTexts({ locale: 'de-DE' }), 'de');
    expect(html).toContain('Hof &lt;2&gt;<br>Lindwurmstraße 88<br>80337 München<br>DE');
    expect(html).toContain('<th>Telefon</th><td>+49 89 1234567</td>');
    const plain = ticketXjdf(ticket) + ticketHtml(ticket, serverTexts({ locale: 'de-DE' }), 'de');
    expect(plain).not.toMatch(/ExtendedAddress|ComChannel|Telefon/);
  });

  test('is readable as HTML with media, refinement, fold, quantity and due date as well [E067]', () => {
    const text = ticketHtml(ticket, serverTexts({ locale: 'de-DE' }), 'de');
    for (const fact of [
      '75 Stück',
      'Goldfolie',
      'Feinstpapier matt, 300 g/m²',
      'ein Bruch, Mitte (F4-1)',
      '2026-11-24',
      'Müller-Łukasz',
      '210 × 148 mm',
      'ab'.repeat(32),
      'cd'.repeat(32),
    ])
      expect(text).toContain(fact);
    expect(text).not.toContain('<GmbH>');
  });

  test('of an order without the shop’s brand names the sender of the parcel [E083]', () => {
    const neutral: Ticket = { ...ticket, neutralSender: ['Papeterie <Sonne>', 'Hauptstraße 5', '80331 München'] };
    const html = ticketHtml(neutral, serverTexts({ locale: 'de-DE' }), 'de');
    expect(html).toContain('Neutral, Absender');
    expect(html).toContain('Papeterie &lt;Sonne&gt;, Hauptstraße 5, 80331 München');
    expect(wellFormed(ticketXjdf(neutral))).toBeGreaterThan(wellFormed(ticketXjdf(ticket)));
    expect(ticketXjdf(neutral)).toContain('ContactType="Sender"');
    expect(ticketHtml(ticket, serverTexts({ locale: 'de-DE' }), 'de')).not.toContain('Neutral');
  });

  test('the manifest is what sha256sum reads', () => {
    expect(manifest(ticket.lines[0]?.files ?? [])).toBe(`${'ab'.repeat(32)}  F1000001_01_card-olivia_210x148_75x_2p_v1.pdf\n`);
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
