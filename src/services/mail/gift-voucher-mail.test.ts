import { expect, test } from 'vitest';
import { layout } from '#core/layout/layout.ts';
import type { GiftItem } from '#core/order/line.ts';
import { artworksOf } from '#designs/blank.ts';
import { giftCardDocument, withGiftCode } from '#designs/gift-voucher/document.ts';
import { giftVoucherRows } from '#designs/gift-voucher/rows.ts';
import { openFonts } from '#resources/fonts.ts';
import { codeMask, giftVoucherMail, withCode } from './gift-voucher-mail.ts';
import { giftVoucherPdf } from './gift-voucher-pdf.ts';

const code = '7KQ2-M9XH-4TBC-WXYZ';
const item: GiftItem = {
  kind: 'gift-voucher',
  amount: 5_000,
  message: 'Für dich & <b>euch</b>\nBis bald',
  recipient: 'Mia',
  sender: 'Zoë',
  delivery: { kind: 'email', to: 'mia@beispiel.de', sendOn: null },
};
const facts = { value: '50,00\u00a0€', mask: codeMask('WXYZ'), link: 'https://www.federleicht.example/' };
const site = { channel: 'federleicht', locale: 'de-DE' } as const;

test('the mail of a gift voucher has a mask until it is sent, and the buyer’s words as text', () => {
  const mail = giftVoucherMail(item, facts, site);
  expect(mail.subject).toBe('Ein Gutschein über 50,00\u00a0€ für dich, von Federleicht');
  expect(mail.html).not.toContain('7KQ2');
  expect(mail.html).toContain('Für dich &amp; &lt;b&gt;euch&lt;/b&gt;<br>Bis bald');
  const sent = withCode(mail, facts.mask, code);
  for (const part of [sent.html, sent.text]) {
    expect(part).toContain(code);
    expect(part).not.toContain('····');
  }
});

test('the mail of the PDF is for the buyer, whose words stand on the page alone', () => {
  const mail = giftVoucherMail({ ...item, delivery: { kind: 'pdf' } }, facts, site);
  expect(mail.subject).toBe('Dein Gutschein über 50,00\u00a0€');
  expect(mail.text).toContain('Im Anhang liegt der Gutschein');
  expect(mail.text).not.toContain('Bis bald');
});

test('the page to print shows the card with its code as QR, and is the same for the same facts', async () => {
  const fonts = await openFonts();
  const encoded: string[] = [];
  const encodeQr = (content: string) => {
    encoded.push(content);
    return fonts.encodeQr?.(content) ?? [];
  };
  const [row] = giftVoucherRows;
  if (!row) throw new Error('no design');
  const artworks = artworksOf(row, 'folded', 'a6');
  const words = {
    value: facts.value,
    recipient: 'Für Mia',
    message: item.message,
    sender: '',
    heading: 'Gutschein',
    how: '',
    shop: 'Shop',
  };
  const card = withGiftCode(giftCardDocument(row, { ...words, code: '····' }), code);
  const resources = { fonts: { ...fonts, encodeQr }, artwork: (id: string) => artworks.get(id) ?? null, photo: () => null };
  const { sheets } = layout(card, resources);
  const paint = () => giftVoucherPdf(sheets, { title: 'Gutschein', date: '2026-11-25T10:00:00.000Z' });
  const pdf = await paint();
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(
    Buffer.from(pdf)
      .toString('latin1')
      .match(/\/Type \/Page\b/g),
  ).toHaveLength(1);
  expect(await paint()).toEqual(pdf);
  expect(encoded).toEqual([code]);
});
