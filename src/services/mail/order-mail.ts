/** The order confirmation as a mail: subject, HTML and text from the same facts the confirmation page shows. Pure. */

import type { Output } from '#api/call.ts';
import type { orderCalls } from '#api/order.ts';
import { unlinked } from '#core/customer/link-text.ts';
import { senderOf } from '#core/customer/newsletter-terms.ts';
import { postalAddressLines } from '#core/customer/postal-address.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import type { HandlerOutput } from '#services/handler.ts';
import { type Mail, type MailSite, mailButton, mailColours, mailHeading, mailPage, type NeutralMailSite } from '#services/mail-page.ts';
import { renderMessages } from '#texts/render-messages.ts';
import { serverTexts, type TextKey, textLanguage } from '#texts/server-texts.ts';
import type { Translate } from '#texts/translate.ts';
import { linePictureId, lineSceneId, mailPicturePx } from './line-pictures.ts';
import { documentNotices, type MailDocument } from './mail-documents.ts';

type OrderCall = (typeof orderCalls)['GET /web-api/orders/:token'];
type OrderFacts = HandlerOutput<OrderCall>;
type Order = Output<OrderCall>;

/** The money of an order when its mail is written. `pending`: the provider has not decided. `until`: when an order that is not paid is cancelled. */
export type OrderMoney = { state: 'paid' | 'pending' } | { state: 'open'; until: string };

/** `money`: null where the method says it, for a transfer that is still to come and where nothing is due. */
export type OrderMailAbout = { money: OrderMoney | null; documents: readonly MailDocument[] };

function moneySentence(order: Order, money: OrderMoney | null, t: Translate<TextKey>): string {
  const { paymentName: name, transfer } = order;
  const { text: total } = order.due;
  if (money?.state === 'open') return t('mail.order.payment.open', { total, until: money.until });
  if (money) return t(`mail.order.payment.${money.state}`, { total, name });
  if (!transfer) return t(order.payment === 'free' ? 'mail.order.payment.free' : 'mail.order.payment.invoice');
  const { recipient, iban, reference } = transfer;
  return t('mail.order.payment.prepayment', { total, recipient, iban, reference });
}

/** What an order says of its payment: what happens next, what its day depends on, and how the rest beside gift vouchers is named. */
function moneyWords(order: Order, money: OrderMoney | null, t: Translate<TextKey>) {
  const { payment: kind, isOnline } = order;
  const isPaid = money?.state === 'paid';
  const online = t(isPaid || kind === 'free' ? 'mail.order.next.online.paid' : 'mail.order.next.online');
  const printed = isPaid ? 'free' : kind;
  const dated = money && !isPaid ? 'prepayment' : printed;
  return {
    next: isOnline ? online : t(`mail.order.next.${printed}`),
    delivery: t(isOnline ? 'mail.order.delivery.free' : `mail.order.delivery.${dated}`),
    due: t(isPaid ? 'mail.order.due.paid' : 'mail.order.due'),
    payment: moneySentence(order, money, t),
    button: t(money?.state === 'open' ? 'mail.payment.pay' : 'mail.order.view'),
  };
}

/** As wide as the column of the mail. */
function sceneMarkup(at: number): string {
  return `<img src="cid:${lineSceneId(at)}" width="536" alt="" style="display:block;width:100%;max-width:536px;height:auto;margin:24px 0 0">\n`;
}

/**
 * `link` opens the confirmation page without an account; `site` is where the order was placed. The mail of an order without the shop's
 * brand names neither the brand nor an address of the shop.
 */
export function orderMail(
  facts: OrderFacts,
  link: string,
  { channel, locale }: MailSite,
  { money, documents }: OrderMailAbout = { money: null, documents: [] },
): Mail {
  const site: NeutralMailSite = { channel: facts.isWhiteLabel ? null : channel, locale };
  const t = serverTexts({ locale: site.locale, address: facts.formality });
  const rendered = renderMessages(facts, t) as Order;
  // What the customer wrote: options have the name of who gets a gift voucher.
  const lines = rendered.lines.map((line) => ({ ...line, options: unlinked(line.options) }));
  const order = { ...rendered, lines, reference: unlinked(rendered.reference) };
  const sender = site.channel && senderOf(site.channel);
  const { next, delivery, due, payment, button } = moneyWords(order, money, t);
  const notices = documentNotices(documents, t);
  const rights = t(order.isOnline ? 'mail.order.made.online' : 'mail.order.made');
  const { orderNumber: ordered } = order;
  const subject = sender ? t('mail.order.subject', { number: ordered, sender }) : t('mail.order.subject.neutral', { number: ordered });
  const minus = ({ text }: { text: string }) => t('mail.order.minus', { amount: text });
  const sums: [string, string][] = [
    ...(order.isOnline ? [] : [[t('mail.order.goods'), order.goods.text] as [string, string]]),
    ...(order.sold.amount > 0 ? [[t('mail.order.sold'), order.sold.text] as [string, string]] : []),
    ...(order.discount.amount > 0 ? [[t('mail.order.discount'), minus(order.discount)] as [string, string]] : []),
    [t('mail.order.shipping'), order.shipping.text],
    [t('mail.order.total'), order.total.text],
    ...(order.net ? [[t('mail.order.net'), order.net.text] as [string, string]] : []),
    ...order.vat.map((part): [string, string] => [t('mail.order.vat', { percent: part.percent }), part.amount.text]),
    ...(order.gift.amount > 0
      ? ([
          [t('mail.order.gift'), minus(order.gift)],
          [due, order.due.text],
        ] as [string, string][])
      : []),
  ];
  const address = postalAddressLines(order.delivery, textLanguage(site.locale)).map(unlinked);
  const text = [
    // Without the name: the mailbox may be a stranger's, and nothing is confirmed or paid yet.
    t('mail.greeting'),
    '',
    t('mail.order.opening', { next }),
    '',
    t('mail.order.number', { number: order.orderNumber }),
    ...(order.reference === '' ? [] : [t('mail.order.reference', { reference: order.reference })]),
    `${delivery}: ${order.deliveryText}`,
    '',
    ...order.lines.flatMap((line) => [
      `${line.quantity} × ${line.name}`,
      `  ${line.options}`,
      `  ${t('mail.order.line.sums', { unit: line.unit.text, total: line.total.text })}`,
    ]),
    '',
    ...sums.map(([name, value]) => `${name}: ${value}`),
    '',
    payment,
    ...notices.flatMap((notice) => ['', notice.text]),
    '',
    `${t('mail.order.address')}:`,
    ...address.map((line) => `  ${line}`),
    '',
    rights,
    ...(sender ? ['', `${button}: ${link}`, '', sender] : []),
  ].join('\n');
  const { line: border, inkSoft } = mailColours(site.channel);
  const cell = `style="padding:8px 0;border-top:1px solid ${border};vertical-align:top"`;
  const pictureCell = `style="padding:8px 16px 8px 0;border-top:1px solid ${border};vertical-align:top;width:${mailPicturePx}px"`;
  const right = `style="padding:8px 0;border-top:1px solid ${border};vertical-align:top;text-align:right;white-space:nowrap"`;
  const rows = order.lines.map((line, at) => {
    const options = t('mail.order.line.options', { quantity: line.quantity, options: line.options });
    const unit = t('mail.order.line.unit', { unit: line.unit.text });
    const about = `<b>${escapeMarkup(line.name)}</b><br><span style="color:${inkSoft}">${escapeMarkup(options)}<br>${escapeMarkup(unit)}</span>`;
    const size = `width="${mailPicturePx}" height="${mailPicturePx}"`;
    const picture = line.picture === null ? '' : `<img src="cid:${linePictureId(at)}" ${size} alt="">`;
    return `<tr><td ${pictureCell}>${picture}</td><td ${cell}>${about}</td><td ${right}>${escapeMarkup(line.total.text)}</td></tr>`;
  });
  const total = t('mail.order.total');
  const shown = order.lines.findIndex(({ scene }) => scene !== null);
  const scene = shown < 0 ? '' : sceneMarkup(shown);
  const emphasised = (sum: [string, string], at: 0 | 1) => (sum[0] === total ? `<b>${escapeMarkup(sum[at])}</b>` : escapeMarkup(sum[at]));
  // The number is set in bold: it is written into the text after everything else is escaped.
  const number = escapeMarkup(t('mail.order.yourNumber')).replace('{number}', `<b>${escapeMarkup(order.orderNumber)}</b>`);
  const body = `${mailHeading(site.channel, t('mail.order.thanks'))}
<p>${next} ${number}</p>
${order.reference === '' ? '' : `<p>${escapeMarkup(t('mail.order.reference', { reference: order.reference }))}</p>\n`}<p>${delivery}: <b>${escapeMarkup(order.deliveryText)}</b></p>
${scene}<table role="presentation" style="width:100%;border-collapse:collapse;margin:24px 0">
${rows.join('\n')}
${sums.map((sum) => `<tr><td colspan="2" ${cell}>${emphasised(sum, 0)}</td><td ${right}>${emphasised(sum, 1)}</td></tr>`).join('\n')}
</table>
<p>${escapeMarkup(payment)}</p>
${notices.map(({ markup }) => markup).join('\n')}
<p style="color:${inkSoft}">${t('mail.order.address')}<br>${address.map(escapeMarkup).join('<br>')}</p>
${site.channel ? mailButton(site.channel, link, button) : ''}
<p style="color:${inkSoft};font-size:14px">${escapeMarkup(rights)}</p>`;
  return { subject, html: mailPage(subject, site, body), text };
}
