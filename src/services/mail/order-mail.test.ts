import { expect, test } from 'vitest';
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
  voice: 'du',
  state: 'invoice_open',
  hasDocuments: true,
  placedAt: '2026-11-20T10:00:00.000Z',
  email: 'zoe@beispiel.de',
  delivery: address,
  billing: { ...address, company: 'Hofer <script>alert(1)</script>' },
  payment: 'invoice',
  shippingType: 'standard',
  deliveryText: 'Donnerstag, 26. November',
  lines: [
    {
      name: 'Olivia',
      options: 'Klappkarte A6',
      quantity: 50,
      unit: euro(215, '2,15 €'),
      total: euro(10_750, '107,50 €'),
      image: '/img/cards/olivia',
    },
  ],
  goods: euro(10_750, '107,50 €'),
  shipping: euro(499, '4,99 €'),
  total: euro(11_249, '112,49 €'),
  vat: [{ percent: '19 %', amount: euro(1796, '17,96 €') }],
  transfer: null,
};

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
    { ...order, payment: 'prepayment', transfer: { recipient: 'Federleicht', iban: 'DE00', reference: 'F1000001' } },
    'http://localhost/',
    site,
  );
  expect(mail.text).toContain('IBAN DE00');
  expect(mail.text).toContain('Verwendungszweck F1000001');
});

test('prepayment is not said to be printed before the money is there, and the day depends on it', () => {
  const mail = orderMail(
    { ...order, payment: 'prepayment', transfer: { recipient: 'Federleicht', iban: 'DE00', reference: 'F1000001' } },
    'http://localhost/',
    site,
  );
  for (const text of [mail.html, mail.text]) {
    expect(text).not.toMatch(/drucken dann|jetzt geprüft und gedruckt/);
    expect(text).toContain('wenn das Geld heute eingeht');
  }
});

test('the mail of a formal order says Sie and never du; countries have their names', () => {
  for (const transfer of [null, { recipient: 'Federleicht', iban: 'DE00', reference: 'F1000001' }]) {
    const mail = orderMail({ ...order, voice: 'Sie', transfer }, 'http://localhost/', site);
    for (const text of [mail.subject, mail.html.replaceAll(/<[^>]+>/g, ' '), mail.text]) {
      expect(text).toContain('Ihre');
      expect(text).not.toMatch(/\b(du|dir|dich|dein\w*)\b/i);
    }
    expect(mail.text).toContain('Deutschland');
  }
});

test('nothing a customer typed becomes markup', () => {
  const mail = orderMail({ ...order, delivery: { ...address, lastName: '<img src=x onerror=alert(1)>' } }, 'http://localhost/', site);
  expect(mail.html).not.toContain('<img');
});

test('the mail of another brand carries its name and its logo', () => {
  const mail = orderMail(order, 'http://localhost/', { channel: 'myposter', locale: 'de-AT' });
  expect(mail.subject).toBe('Deine Bestellung F1000001 bei myposter');
  expect(mail.html).toContain('>myposter</p>');
  for (const text of [mail.html, mail.text]) expect(text).not.toMatch(/federleicht/i);
});
