/** The order confirmation as a mail: subject, HTML and text from the same facts the confirmation page shows. Pure. */

import type { Output } from '#api/call.ts';
import type { orderCalls } from '#api/order.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import { type Mail, mailPage } from '#services/mail-page.ts';

type Order = Output<(typeof orderCalls)['GET /web-api/orders/:token']>;

function addressLines(address: Order['delivery']): string[] {
  return [
    address.company ?? '',
    `${address.firstName} ${address.lastName}`,
    address.street,
    `${address.postalCode} ${address.city}`,
    countryNames.of(address.country) ?? address.country,
  ].filter((line) => line !== '');
}

const countryNames = new Intl.DisplayNames('de', { type: 'region' });

/** What differs between du and Sie. */
const voices = {
  du: {
    your: 'Deine',
    thanks: 'Danke, deine Bestellung ist da.',
    line: 'danke für deine Bestellung.',
    transfer: 'Bitte überweise',
    invoice: 'Du zahlst auf Rechnung, innerhalb von 14 Tagen, wenn die Karten bei dir sind.',
    made: 'Alle Karten werden nach deinen Angaben gefertigt. Für sie gibt es deshalb kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB). Deine Rechte bei Mängeln bleiben davon unberührt.',
  },
  Sie: {
    your: 'Ihre',
    thanks: 'Danke, Ihre Bestellung ist da.',
    line: 'danke für Ihre Bestellung.',
    transfer: 'Bitte überweisen Sie',
    invoice: 'Sie zahlen auf Rechnung, innerhalb von 14 Tagen, wenn die Karten bei Ihnen sind.',
    made: 'Alle Karten werden nach Ihren Angaben gefertigt. Für sie gibt es deshalb kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB). Ihre Rechte bei Mängeln bleiben davon unberührt.',
  },
} as const satisfies Record<Order['voice'], Record<string, string>>;

/** `link` opens the confirmation page without an account. */
export function orderMail(order: Order, link: string): Mail {
  const say = voices[order.voice];
  const next = order.transfer
    ? 'Wir prüfen jetzt jede Datei. Gedruckt wird, sobald das Geld da ist.'
    : 'Wir prüfen jetzt jede Datei und drucken dann.';
  const delivery = order.transfer ? 'Lieferung, wenn das Geld heute eingeht' : 'Lieferung';
  const subject = `${say.your} Bestellung ${order.orderNumber} bei Federleicht`;
  const sums: [string, string][] = [
    ['Zwischensumme', order.goods.text],
    ['Versand', order.shipping.text],
    ['Gesamt', order.total.text],
    ...order.vat.map((part): [string, string] => [`darin ${part.percent} MwSt.`, part.amount.text]),
  ];
  const payment = order.transfer
    ? [
        `${say.transfer} ${order.total.text} an ${order.transfer.recipient}, IBAN ${order.transfer.iban}, Verwendungszweck ${order.transfer.reference}.`,
      ]
    : [`${say.invoice} Die Rechnung kommt, sobald die Karten unterwegs sind.`];
  const text = [
    `Guten Tag ${order.billing.firstName} ${order.billing.lastName},`,
    '',
    `${say.line} ${next}`,
    '',
    `Bestellnummer ${order.orderNumber}`,
    `${delivery}: ${order.deliveryText}`,
    '',
    ...order.lines.flatMap((line) => [
      `${line.quantity} × ${line.name}`,
      `  ${line.options}`,
      `  je ${line.unit.text}, zusammen ${line.total.text}`,
    ]),
    '',
    ...sums.map(([name, value]) => `${name}: ${value}`),
    '',
    ...payment,
    '',
    'Lieferadresse:',
    ...addressLines(order.delivery).map((line) => `  ${line}`),
    '',
    say.made,
    '',
    `${say.your} Bestellung ansehen: ${link}`,
    '',
    'Federleicht',
  ].join('\n');
  const cell = 'style="padding:8px 0;border-top:1px solid #d8dcd6;vertical-align:top"';
  const right = 'style="padding:8px 0;border-top:1px solid #d8dcd6;vertical-align:top;text-align:right;white-space:nowrap"';
  const body = `<h1 style="font:400 30px/1.25 Georgia,serif;margin:0 0 16px">${say.thanks}</h1>
<p>${next} ${say.your} Bestellnummer ist <b>${escapeMarkup(order.orderNumber)}</b>.</p>
<p>${delivery}: <b>${escapeMarkup(order.deliveryText)}</b></p>
<table role="presentation" style="width:100%;border-collapse:collapse;margin:24px 0">
${order.lines.map((line) => `<tr><td ${cell}><b>${escapeMarkup(line.name)}</b><br><span style="color:#515c76">${line.quantity} Stück, ${escapeMarkup(line.options)}<br>je ${escapeMarkup(line.unit.text)}</span></td><td ${right}>${escapeMarkup(line.total.text)}</td></tr>`).join('\n')}
${sums.map(([name, value]) => `<tr><td ${cell}>${escapeMarkup(name)}</td><td ${right}>${escapeMarkup(value)}</td></tr>`).join('\n')}
</table>
<p>${escapeMarkup(payment[0] ?? '')}</p>
<p style="color:#515c76">Lieferadresse<br>${addressLines(order.delivery).map(escapeMarkup).join('<br>')}</p>
<p><a href="${escapeMarkup(link)}" style="color:#1b2540">${say.your} Bestellung ansehen</a></p>
<p style="color:#515c76;font-size:14px">${escapeMarkup(say.made)}</p>`;
  return { subject, html: mailPage(subject, 'federleicht', body), text };
}
