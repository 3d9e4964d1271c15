/** Writes the mail of a gift voucher into the outbox when its time has come, and opens its code when the mail is sent. */
import { isGiftVoucher } from '#core/order/line.ts';
import type { Order } from '#core/order/order.ts';
import { pagePath } from '#core/site/address.ts';
import { formatMoney, money } from '#core/values/money.ts';
import { fontFile } from '#resources/fonts.ts';
import type { JobHandler, Shop, Site } from '#services/handler.ts';
import { postMail, type StoredMail } from '#store/mail/mails.ts';
import { giftVoucherOf } from '#store/order/gift-vouchers.ts';
import { finishOnlineOrder, orderOfLine } from '#store/order/orders.ts';
import { serverTexts, textLanguage } from '#texts/server-texts.ts';
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
      if (order.lines.every((one) => isGiftVoucher(one.item))) await finishOnlineOrder(trx, order, shop.clock());
    };
  };
}

export type SentGiftVoucher = { mail: StoredMail; attachments: { filename: string; content: Buffer; contentType: string }[] };

/** The mail of a gift voucher with its code and the page to print; null when the voucher is blocked or gone. */
export async function openGiftMail(mail: StoredMail, voucherId: string, shop: Shop): Promise<SentGiftVoucher | null> {
  const voucher = await giftVoucherOf(shop.store, shop.voucherSecret, { id: voucherId });
  const found = voucher && (await orderOfLine(shop.store, voucher.orderLine));
  if (!voucher || voucher.isBlocked || found?.line.item.kind !== 'gift-voucher') return null;
  const { order, line } = found;
  const { message, recipient, sender } = found.line.item;
  const t = serverTexts({ locale: order.locale });
  const pdf = await giftVoucherPdf(
    {
      ...{ channel: order.channel, value: formatMoney(money(line.total, order.currency), order.locale), code: voucher.code },
      ...{ recipient, sender, message, createdAt: order.placedAt, language: textLanguage(order.locale) },
    },
    t,
    { font: fontFile, encodeQr: (content) => shop.fonts.encodeQr?.(content) ?? [] },
  );
  const filename = t('mail.gift.file');
  return {
    mail: withCode(mail, codeMask(voucher.lastFour), voucher.code),
    attachments: [{ filename, content: Buffer.from(pdf), contentType: 'application/pdf' }],
  };
}
