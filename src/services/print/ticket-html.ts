/** The job ticket as a page to print, which goes with the job from the press to the parcel. */
import { domesticAddressLines } from '#core/customer/postal-address.ts';
import { brandColours } from '#core/values/brand.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { type Language, localeOfLanguage } from '#core/values/locale.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import type { printTexts } from '#texts/de/print.ts';
import type { Translate } from '#texts/translate.ts';
import type { PickListItem, Ticket, TicketLine, TicketPrintFile, WrittenFact } from './ticket.ts';

type TicketTexts = Translate<keyof typeof printTexts>;

const { ink, inkSoft, line } = brandColours.federleicht;

/** A4; a position is not divided between two sheets unless it is longer than one. Black on white: tickets are printed on office printers. */
const style = `
@page{size:A4;margin:12mm}
*{box-sizing:border-box}
body{font:10.5pt/1.4 "Helvetica Neue",Arial,sans-serif;color:${ink};max-width:186mm;margin:8mm auto;padding:0 4mm;overflow-wrap:anywhere}
@media print{body{margin:0;padding:0;max-width:none}}
h1{font-size:20pt;line-height:1.1;margin:0}
h2{font-size:14pt;line-height:1.2;margin:0}
h3{font-size:10.5pt;margin:4mm 0 0}
header{display:flex;justify-content:space-between;align-items:end;border-bottom:.8mm solid ${ink};padding-bottom:3mm}
dl{margin:0}dt,th{color:${inkSoft};font-weight:400}dd{margin:0}
.order{display:grid;grid-template-columns:repeat(3,1fr) 1.5fr;gap:5mm;padding:4mm 0}
.order dt{font-size:8.5pt}
.due{font-size:14pt;font-weight:700}
section{border-top:.3mm solid ${ink};padding:4mm 0 5mm;break-inside:avoid}
section img{float:right;width:34mm;height:34mm;margin:0 0 2mm 4mm}
.head{display:flex;justify-content:space-between;gap:6mm;align-items:baseline}
.count{font-size:20pt;font-weight:700;white-space:nowrap}
.parts{display:grid;grid-template-columns:1fr 1fr;gap:0 8mm;align-items:start}
.parts th{width:26mm}
table{border-collapse:collapse;width:100%;margin-top:2mm}
th{text-align:left;vertical-align:top;width:38mm;padding:1mm 4mm 1mm 0}
td{padding:1mm 0;font-weight:600}
tr+tr>*{border-top:.15mm solid ${line}}
.none td{font-weight:400;color:${inkSoft}}
.files{list-style:none;margin:2mm 0 0;padding:0;font-size:8.5pt}
.files li{padding:.8mm 0}
code{font:8pt/1.3 Menlo,Consolas,monospace}
.files code:first-child{font-size:9pt;font-weight:700}
small{font-size:8pt;color:${inkSoft}}
.steps{display:grid;grid-template-columns:repeat(4,1fr);gap:4mm;margin:4mm 0 0;padding:0;list-style:none;font-size:8.5pt;color:${inkSoft}}
.steps li{border:.2mm solid ${ink};height:11mm;padding:1mm 1.5mm}`;

/** A value that was chosen to be nothing is paler than one to act on. */
function rowHtml(name: string, value: string, isNone = false): string {
  return `<tr${isNone ? ' class="none"' : ''}><th>${escapeMarkup(name)}</th><td>${escapeMarkup(value)}</td></tr>`;
}

function factsHtml(facts: readonly WrittenFact[]): string {
  return facts.map(({ name, value, data }) => rowHtml(name, value, data === null)).join('');
}

function momentText(instant: string, language: Language): string {
  const { day, secondOfDay } = berlinTime(Date.parse(instant));
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return `${formatDate(day, localeOfLanguage(language))}, ${two(secondOfDay / 3_600)}:${two((secondOfDay % 3_600) / 60)}`;
}

function approvalHtml({ approval }: TicketLine, t: TicketTexts, language: Language): string {
  if (!approval) return rowHtml(t('ticket.approval'), t('ticket.approval.none'), true);
  const { shown, count } = approval;
  const pages = shown === count ? t('ticket.approval.all') : t('ticket.approval.some', { shown, count });
  const at = escapeMarkup(`${pages}, ${momentText(approval.at, language)}`);
  return `<tr><th>${escapeMarkup(t('ticket.approval'))}</th><td>${at}<br><small>SHA-256 <code>${escapeMarkup(approval.document)}</code></small></td></tr>`;
}

function recordsHtml({ records }: TicketLine, t: TicketTexts): string {
  return records === undefined ? '' : rowHtml(t('ticket.records'), t('ticket.records.count', { count: records }));
}

function fileHtml({ name, pages, bytes, sha256 }: TicketPrintFile, t: TicketTexts): string {
  const size = t('ticket.file', { pages, bytes: { number: bytes } });
  return `<li><code>${escapeMarkup(name)}</code> ${escapeMarkup(size)}<br><small>SHA-256 <code>${escapeMarkup(sha256)}</code></small></li>`;
}

/** What the line itself says is not said again for each of its parts. */
function partsHtml({ parts, quantity, facts: whole }: TicketLine, t: TicketTexts): string {
  if (parts.length === 0) return '';
  const written = parts.map(({ name, amount, facts }) => {
    const count = t('ticket.part.count', { count: quantity * amount, name });
    const own = facts.filter(({ key, value }) => !whole.some((one) => one.key === key && one.value === value));
    return `<div><h3>${escapeMarkup(count)}</h3><table>${factsHtml(own)}</table></div>`;
  });
  return `\n<div class="parts">${written.join('\n')}</div>`;
}

const steps = ['printed', 'finished', 'checked', 'packed'] as const;

function lineHtml(of: TicketLine, t: TicketTexts, language: Language): string {
  const files = of.files.map((file) => fileHtml(file, t));
  const picture = of.picture ? `<img src="data:image/jpeg;base64,${Buffer.from(of.picture).toString('base64')}" alt="">` : '';
  const boxes = steps.map((step) => `<li>${escapeMarkup(t(`ticket.step.${step}`))}</li>`);
  return `<section><div class="head"><h2>${of.position}. ${escapeMarkup(of.name)}</h2><span class="count">${escapeMarkup(t('ticket.pieces', { count: of.quantity }))}</span></div>
${picture}<table>${factsHtml(of.facts)}${recordsHtml(of, t)}${approvalHtml(of, t, language)}</table>${partsHtml(of, t)}
<ul class="files">${files.join('\n')}</ul>
<ul class="steps">${boxes.join('')}</ul></section>`;
}

function picksHtml(picks: readonly PickListItem[], t: TicketTexts): string {
  if (picks.length === 0) return '';
  const rows = picks.map(({ sku, name, options, quantity, of }) => {
    const text = [options ? `${name}, ${options}` : name, ...(of === null ? [] : [t('ticket.pick.of', { position: of })])].join('; ');
    return `<tr><th>${quantity} ×</th><td>${escapeMarkup(text)}<br><small><code>${escapeMarkup(sku)}</code></small></td></tr>`;
  });
  return `\n<section><h2>${escapeMarkup(t('ticket.picks'))}</h2><table>${rows.join('')}</table></section>`;
}

function orderHtml(ticket: Ticket, t: TicketTexts, language: Language): string {
  const { delivery, handover, promised, neededBy, placedAt, shippingType, neutralSender, together } = ticket;
  const locale = localeOfLanguage(language);
  const fact = (name: string, lines: readonly string[], kind = '') =>
    `<div><dt>${escapeMarkup(name)}</dt><dd${kind}>${lines.map((text) => escapeMarkup(text)).join('<br>')}</dd></div>`;
  const address = [
    ...domesticAddressLines(delivery),
    delivery.country,
    ...(delivery.phone ? [t('ticket.phone', { phone: delivery.phone })] : []),
  ];
  return `<dl class="order">${[
    fact(t('ticket.handover'), [formatDate(handover, locale)], ' class="due"'),
    fact(t('ticket.promised'), [formatDate(promised, locale), t(`ticket.shipping.${shippingType}`)]),
    ...(neededBy === null ? [] : [fact(t('ticket.needed'), [formatDate(neededBy, locale)])]),
    fact(t('ticket.placed'), [momentText(placedAt, language)]),
    fact(t('ticket.delivery'), address),
    ...(together.length > 0
      ? [
          fact(
            t('ticket.together'),
            together.map((number) => t('ticket.together.with', { number })),
            ' class="due"',
          ),
        ]
      : []),
    ...(neutralSender ? [fact(t('ticket.neutral'), [neutralSender.join(', ')])] : []),
  ].join('\n')}</dl>`;
}

/** `t` writes `language`. */
export function ticketHtml(ticket: Ticket, t: TicketTexts, language: Language): string {
  const title = escapeMarkup(t('ticket.title', { number: ticket.orderNumber }));
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<style>${style}</style></head>
<body><header><h1>${title}</h1><span>${escapeMarkup(t('ticket.positions', { count: ticket.lines.length + ticket.picks.length }))}</span></header>
${orderHtml(ticket, t, language)}
${ticket.lines.map((of) => lineHtml(of, t, language)).join('\n')}${picksHtml(ticket.picks, t)}
</body></html>
`;
}
