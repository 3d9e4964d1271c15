/** What a mail says of a transfer: where to, with which words, and a QR code that banking apps read. The code is drawn when the mail is sent. */
import type { Order } from '#core/order/order.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import type { Money } from '#core/values/money.ts';
import type { Shop } from '#services/handler.ts';
import { accountFor, transferCode, transferCodePng } from '#services/transfer-code.ts';
import { orderById } from '#store/order/orders.ts';
import type { TextKey } from '#texts/server-texts.ts';
import type { Translate } from '#texts/translate.ts';
import type { MailPicture } from './line-pictures.ts';

/** `hasCode`: the settings of the shop are enough for a code. */
export type MailTransfer = { recipient: string; iban: string; reference: string; amount: Money; hasCode: boolean };

/** Null where nothing is to be transferred. A mail without the shop's brand has no pictures. */
export function mailTransfer({ bank, fonts }: Pick<Shop, 'bank' | 'fonts'>, order: Order, amount: Money): MailTransfer | null {
  if (amount.amount <= 0) return null;
  const hasCode = !order.isWhiteLabel && transferCode({ bank, fonts }, { ...order, due: amount.amount }) !== null;
  return { recipient: bank.recipient, iban: accountFor(bank, order), reference: order.number, amount, hasCode };
}

const shownPx = 200;

/** Text, and markup with the place of the code: the sum it asks for is part of its name. */
export function transferNotice(
  { recipient, iban, reference, amount, hasCode }: MailTransfer,
  t: Translate<TextKey>,
): { text: string; markup: string } {
  const text = t('mail.payment.transfer', { amount, recipient, iban, reference });
  const alt = escapeMarkup(t('mail.payment.transfer.code'));
  const code = `<p><img src="cid:transfer-${amount.amount}" alt="${alt}" width="${shownPx}" height="${shownPx}"></p>`;
  return { text, markup: `<p>${escapeMarkup(text)}</p>${hasCode ? code : ''}` };
}

const named = /<p><img src="cid:transfer-(\d{1,12})"[^>]{0,200}><\/p>/g;

/** The code that a mail names. One that cannot be drawn any more is taken out. */
export async function withTransferCode<M extends { html: string; order: string | null }>(
  mail: M,
  shop: Shop,
): Promise<{ mail: M; pictures: MailPicture[] }> {
  const [sum] = [...mail.html.matchAll(named)].map(([, amount]) => Number(amount));
  if (sum === undefined || mail.order === null) return { mail, pictures: [] };
  const order = await orderById(shop.store, mail.order);
  const code = order && transferCode(shop, { ...order, due: sum });
  if (!code) return { mail: { ...mail, html: mail.html.replaceAll(named, '') }, pictures: [] };
  return { mail, pictures: [{ cid: `transfer-${sum}`, content: await transferCodePng(code) }] };
}
