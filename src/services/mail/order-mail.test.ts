import { expect, test } from 'vitest';
import { brandColours } from '#core/values/brand.ts';
import { orderMail } from './order-mail.ts';

const site = { channel: 'federleicht', locale: 'de-DE' } as const;
const euro = (amount: number, text: string) => ({ amount, currency: 'EUR' as const, text });
const address = {
  firstName: 'Zoë',
  lastName: 'Müller-Łukasz',
  street: 'Lindwurmstraße 88',
  postalCode: '80337',
  city: 'München',
  country: 'DE' as const,
};
const order: Parameters<typeof orderMail>[0] = {
  orderNumber: 'F1000001',
  formality: 'du',
  state: 'invoice_open',
  hasDocuments: true,
  placedAt: '2026-11-20T10:00:00.000Z',
  email: 'zoe@beispiel.de',
  delivery: address,
  billing: { ...address, company: 'Hofer <script>alert(1)</script>' },
  payment: 'invoice',
  paymentName: 'Rechnung',
  shippingType: 'standard',
  deliveryText: 'Donnerstag, 26. November',
  isOnline: false,
  lines: [
    {
      name: 'Olivia',
      options: 'Klappkarte A6',
      quantity: 50,
      unit: euro(215, '2,15 €'),
      total: euro(10_750, '107,50 €'),
      net: null,
      picture: '/img/orders/token/1',
      scene: { image: '/img/orders/token/1/scene-1', alt: 'Olivia, wie bestellt' },
      calendar: null,
    },
  ],
  goods: euro(10_750, '107,50 €'),
  sold: euro(0, '0,00 €'),
  discount: euro(0, '0,00 €'),
  shipping: euro(499, '4,99 €'),
  total: euro(11_249, '112,49 €'),
  gift: euro(0, '0,00 €'),
  due: euro(11_249, '112,49 €'),
  net: null,
  reference: '',
  buyerReference: '',
  isWhiteLabel: false,
  needed: null,
  invites: false,
  vat: [{ percent: '19 %', amount: euro(1796, '17,96 €') }],
  transfer: null,
};

test('a business reads the total without tax and its own number of the order [E083]', () => {
  const mail = orderMail({ ...order, net: euro(9453, '94,53 €'), reference: 'Projekt <4711>' }, 'http://localhost/bestellung/x/', site);
  expect(mail.text).toContain('Gesamt netto: 94,53 €');
  expect(mail.text).toContain('Deine Nummer: Projekt <4711>');
  expect(mail.html).toContain('Projekt &lt;4711&gt;');
  expect(orderMail(order, 'http://localhost/bestellung/x/', site).text).not.toContain('netto');
});

test.each(['federleicht', 'myposter'] as const)(
  'the mail of an order without the brand %s names neither brand nor shop [E083]',
  (channel) => {
    const mail = orderMail({ ...order, isWhiteLabel: true }, 'http://federleicht.example/bestellung/x/', { channel, locale: 'de-DE' });
    for (const text of [mail.subject, mail.html, mail.text]) {
      expect(text).toContain('F1000001');
      expect(text.replace(/<[^>]+>/g, '')).not.toMatch(/feder|myposter/i);
      expect(text).not.toContain('federleicht.example');
    }
    for (const colour of Object.values(brandColours[channel])) if (colour !== '#ffffff') expect(mail.html).not.toContain(colour);
  },
);

test('the confirmation greets without the name, which a stranger may have typed', () => {
  const { text } = orderMail(order, 'http://localhost/bestellung/x/', site);
  expect(text.split('\n')[0]).toBe('Guten Tag,');
});

test('the confirmation names number, lines, sums, VAT and the day of delivery in both versions [E044]', () => {
  const mail = orderMail(order, 'http://localhost/bestellung/x/', site);
  expect(mail.subject).toContain('F1000001');
  for (const text of [mail.html, mail.text]) {
    for (const fact of [
      'F1000001',
      'Olivia',
      '2,15 €',
      '107,50 €',
      '4,99 €',
      '112,49 €',
      '17,96 €',
      '19 %',
      'Donnerstag, 26. November',
      'Müller-Łukasz',
      'http://localhost/bestellung/x/',
    ])
      expect(text).toContain(fact);
  }
});

test('prepayment names account, amount and reference', () => {
  const mail = orderMail(
    {
      ...order,
      payment: 'prepayment',
      paymentName: 'Vorkasse',
      transfer: { amount: order.due, recipient: 'Federleicht', iban: 'DE00', reference: 'F1000001', code: null },
    },
    'http://localhost/',
    site,
  );
  expect(mail.text).toContain('IBAN DE00');
  expect(mail.text).toContain('Verwendungszweck F1000001');
});

test('prepayment is not said to be printed before the money is there, and the day depends on it', () => {
  const mail = orderMail(
    {
      ...order,
      payment: 'prepayment',
      paymentName: 'Vorkasse',
      transfer: { amount: order.due, recipient: 'Federleicht', iban: 'DE00', reference: 'F1000001', code: null },
    },
    'http://localhost/',
    site,
  );
  for (const text of [mail.html, mail.text]) {
    expect(text).not.toMatch(/drucken dann|jetzt geprüft und gedruckt/);
    expect(text).toContain('wenn das Geld heute eingeht');
  }
});

test('the mail of a formal order says Sie and never du; countries have their names', () => {
  for (const transfer of [null, { amount: order.due, recipient: 'Federleicht', iban: 'DE00', reference: 'F1000001', code: null }]) {
    const mail = orderMail({ ...order, formality: 'Sie', transfer }, 'http://localhost/', site);
    for (const text of [mail.subject, mail.html.replaceAll(/<[^>]+>/g, ' '), mail.text]) {
      expect(text).toContain('Ihre');
      expect(text).not.toMatch(/\b(du|dir|dich|dein\w*)\b/i);
    }
    expect(mail.text).toContain('Deutschland');
  }
});

test('nothing a customer typed becomes markup', () => {
  const mail = orderMail({ ...order, delivery: { ...address, lastName: '<img src=x onerror=alert(1)>' } }, 'http://localhost/', site);
  expect(mail.html).not.toContain('<img src=x');
});

test('the mail of another brand carries its name and its logo', () => {
  const mail = orderMail(order, 'http://localhost/', { channel: 'myposter', locale: 'de-AT' });
  expect(mail.subject).toBe('Deine Bestellung F1000001 bei myposter');
  expect(mail.html).toContain('>myposter</p>');
  for (const text of [mail.html, mail.text]) expect(text).not.toMatch(/federleicht/i);
});

test('the address has its second line, without a link in it', () => {
  const delivery = { ...address, extra: 'c/o www.beispiel.de' };
  const mail = orderMail({ ...order, delivery }, 'http://localhost/bestellung/x/', site);
  expect(mail.text).toContain('  Zoë Müller-Łukasz\n  c/o www. beispiel. de\n  Lindwurmstraße 88\n');
  expect(mail.html).toContain('c/o www. beispiel. de<br>Lindwurmstraße 88');
});

const documents = [
  { kind: 'invoice', number: 'R26-000001', isAttached: true },
  { kind: 'receipt', number: 'B26-000001', isAttached: false },
] as const;
const transfer = { amount: order.due, recipient: 'Federleicht', iban: 'DE00', reference: 'F1000001', code: null };

test.each([
  ['hosted', 'Kreditkarte', null],
  ['prepayment', 'Vorkasse', transfer],
] as const)('an order that is paid (%s) names its method, and nothing depends on the money', (payment, paymentName, account) => {
  const gift = { gift: euro(1_000, '10,00 €'), due: euro(10_249, '102,49 €') };
  const paid = { ...order, ...gift, payment, paymentName, transfer: account };
  const mail = orderMail(paid, 'http://localhost/bestellung/x/', site, { money: { state: 'paid' }, documents });
  for (const text of [mail.text, mail.html]) {
    expect(text).toContain(`Bezahlt mit ${paymentName}: 102,49 €.`);
    expect(text).toContain('Bezahlter Rest');
    expect(text).toContain('Rechnung R26-000001 liegt als PDF bei.');
    expect(text).toContain('Beleg B26-000001 gibt es als PDF auf der Seite deiner Bestellung.');
    expect(text).not.toMatch(/sobald|wenn das Geld|Noch zu zahlen|überweise|auf Rechnung/i);
  }
  expect([...mail.html.matchAll(/data-document="([^"]*)"/g)].map(([, number]) => number)).toEqual(['R26-000001']);
});

test('an online order that is paid tells of the voucher’s own mail', () => {
  const online = { ...order, isOnline: true, payment: 'hosted', paymentName: 'PayPal' } as const;
  const { text } = orderMail(online, 'http://localhost/', site, { money: { state: 'paid' }, documents: [] });
  expect(text).toContain('Der Gutschein kommt in einer eigenen E-Mail.');
  expect(text).not.toContain('Sobald das Geld da ist');
});

test('the mail of an order that is not paid has the link to pay and the day until when, without the brand neither link nor button', () => {
  const unpaid = { ...order, formality: 'Sie', payment: 'hosted', paymentName: 'PayPal' } as const;
  const about = { money: { state: 'open', until: 'Sonntag, 29. November, 11:00' }, documents: [] } as const;
  const mail = orderMail(unpaid, 'http://localhost/bestellung/x/', site, about);
  for (const text of [mail.text, mail.html]) {
    expect(text).toContain('Ihre Bestellung ist bis Sonntag, 29. November, 11:00 Uhr gespeichert.');
    expect(text).toContain('Jetzt bezahlen');
  }
  const neutral = orderMail({ ...unpaid, isWhiteLabel: true }, 'http://localhost/bestellung/x/', site, about);
  for (const text of [neutral.text, neutral.html]) {
    expect(text).toContain('11:00 Uhr gespeichert');
    expect(text).not.toMatch(/Jetzt bezahlen|localhost/);
  }
});
