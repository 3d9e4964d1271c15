/** Writes the mail of a gift voucher into the outbox when its time has come, and opens its code when the mail is sent. */
import { giftDesign } from '#core/order/gift-card.ts';
import { isOnlineOnly } from '#core/order/line-kind.ts';
import type { Order } from '#core/order/order.ts';
import { pagePath } from '#core/site/address.ts';
import { formatMoney, money } from '#core/values/money.ts';
import { withGiftCode } from '#designs/gift-voucher/document.ts';
import { checkPool, documentCheck } from '#services/checks/check-document.ts';
import type { JobHandler, Shop, Site } from '#services/handler.ts';
import { giftCardOf } from '#services/pricing/gift-card.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { postMail, type StoredMail } from '#store/mail/mails.ts';
import { giftVoucherOf } from '#store/order/gift-vouchers.ts';
import { finishOnlineOrder, orderOfLine } from '#store/order/orders.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { codeMask, giftVoucherMail, withCode } from './gift-voucher-mail.ts';
import { giftVoucherPdf } from './gift-voucher-pdf.ts';

/** `siteOf`: where an order was placed. */
export function giftVoucherJob(siteOf: (order: Order, shop: Shop) => Site, senderOf: (order: Order) => string): JobHandler {
  return async ({ orderLine }, shop) => {
    const found = await orderOfLine(shop.store, String(orderLine));
    const voucher = await giftVoucherOf(shop.store, shop.voucherSecret, { line: String(orderLine) });
    // Called off, or erased by its buyer.
    if (!found || !voucher || voucher.isBlocked || found.line.item.kind !== 'gift-voucher') return null;
    const { order, line } = found;
    const { item } = found.line;
    const to = item.delivery.kind === 'email' ? item.delivery.to : order.email;
    if (to === '') return null;
    const site = siteOf(order, shop);
    const value = formatMoney(money(line.total, order.currency), order.locale);
    const mail = giftVoucherMail(item, { value, mask: codeMask(voucher.lastFour), link: site.origin + pagePath('home', site) }, site);
    return async (trx) => {
      await postMail(trx, { to, ...mail, sender: senderOf(order), order: order.id, giftVoucher: voucher.id }, shop.clock());
      if (isOnlineOnly(order.lines.map(({ item: one }) => one))) await finishOnlineOrder(trx, order, shop.clock());
    };
  };
}

/** Deadline of laying out one card, outside of any request. */
const layoutMs = 60_000;

export type SentGiftVoucher = { mail: StoredMail; attachments: { filename: string; content: Buffer; contentType: string }[] };

/** The mail of a gift voucher with its code and the page to print; null when the voucher is blocked or gone. */
export async function openGiftMail(mail: StoredMail, voucherId: string, shop: Shop): Promise<SentGiftVoucher | null> {
  const voucher = await giftVoucherOf(shop.store, shop.voucherSecret, { id: voucherId });
  const found = voucher && (await orderOfLine(shop.store, voucher.orderLine));
  if (!voucher || voucher.isBlocked || found?.line.item.kind !== 'gift-voucher') return null;
  const { order, line } = found;
  const t = serverTexts({ locale: order.locale });
  const catalogue = await catalogueOf(shop.store);
  const card = withGiftCode(giftCardOf(catalogue, giftDesign(found.line.item.giftDesign), found.line.item, order), voucher.code);
  const { sheets } = await checkPool().run({ kind: 'sheets', ...documentCheck(catalogue, card, []) }, layoutMs);
  const value = formatMoney(money(line.total, order.currency), order.locale);
  const pdf = await giftVoucherPdf(sheets, { title: t('mail.gift.pdf.title', { value }), date: order.placedAt });
  const filename = t('mail.gift.file');
  return {
    mail: withCode(mail, codeMask(voucher.lastFour), voucher.code),
    attachments: [{ filename, content: Buffer.from(pdf), contentType: 'application/pdf' }],
  };
}
