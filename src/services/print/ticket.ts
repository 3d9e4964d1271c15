/**
 * The job ticket of an order: XJDF 2.1 for the press room's software and the same facts as HTML for people.
 * Pure: facts in, text out. Element and attribute names follow the CIP4 XJDF 2.1 specification.
 */

import { domesticAddressLines, type PostalAddress } from '#core/customer/postal-address.ts';
import type { Refinement } from '#core/design/refinement.ts';
import type { Binding } from '#core/products/product.ts';
import { brandColours } from '#core/values/brand.ts';
import { berlinTimestamp, type Day } from '#core/values/date.ts';
import type { Language } from '#core/values/locale.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import type { printTexts } from '#texts/de/print.ts';
import type { Translate } from '#texts/translate.ts';
import { boundPartId, boundXml, points, type TicketBound } from './bound-ticket.ts';

export type TicketFile = { name: string; sha256: string; bytes: number };
/** `part`: of the output that it belongs to. */
export type TicketPrintFile = TicketFile & { pages: number; part?: string };
export type TicketLine = {
  position: number;
  name: string;
  /** "Klappkarte A6, Feinstpapier matt 300, Goldfolie" */
  options: string;
  quantity: number;
  paper: string;
  /** Null for what is no sheet. */
  grammage: number | null;
  refinement: Refinement;
  /** XJDF ProductType: 'GreetingCard', 'Card' … */
  kind: string;
  isFolded: boolean;
  /** Open sheet, trimmed, in millimetres. */
  widthMm: number;
  heightMm: number;
  pages: number;
  /** What the customer approved: SHA-256 of the document and an ISO instant; null where nothing was. */
  approval: { document: string; at: string } | null;
  files: TicketPrintFile[];
  /** XJDF MediaType; absent: 'Paper'. */
  media?: string;
  /** Of what is bound from a cover and pages. */
  bound?: TicketBound;
  isOneSided?: boolean;
  binding?: Binding;
  /** JPEG of the finished piece, drawn from what is printed; absent where it cannot be drawn. */
  picture?: Uint8Array;
};
/** What is taken from stock and goes into the same parcel. */
export type PickListItem = { position: number; sku: string; name: string; options: string; quantity: number };
export type Ticket = {
  orderNumber: string;
  placedAt: string;
  /** ISO day the goods leave the house, and the day they are promised. */
  handover: Day;
  promised: Day;
  shippingType: string;
  /** Whose parcel it is where it shows no brand of the shop: lines of the sender's address; null for a parcel of the shop. */
  neutralSender: readonly [string, ...string[]] | null;
  delivery: PostalAddress;
  lines: TicketLine[];
  picks: PickListItem[];
};

const foilColours = { gold: 'Gold', rosegold: 'RoseGold', silver: 'Silver' } as const;

function approvalXml({ approval }: TicketLine): string {
  if (!approval) return '';
  return `
      <GeneralID DataType="dateTime" IDUsage="ApprovedAt" IDValue="${escapeMarkup(approval.at)}"/>
      <GeneralID DataType="string" IDUsage="ApprovedDocumentSHA256" IDValue="${escapeMarkup(approval.document)}"/>`;
}

const pdf = 'application/pdf';
const pictures: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png' };

/** Media type of a print file. */
function mimeOf(name: string): string {
  return pictures[name.split('.').at(-1) ?? ''] ?? pdf;
}

/** A lab exposes one side with RGB, presses print both with inks. */
function isExposed({ files }: TicketLine): boolean {
  return files.some(({ name }) => mimeOf(name) !== pdf);
}

function bindingXml({ binding }: TicketLine): string {
  if (!binding) return '';
  if (binding.kind === 'wire')
    return `\n      <Intent Name="BindingIntent"><BindingIntent BindingType="WireComb" BindingSide="${binding.edge}"/></Intent>`;
  const { xMm, yMm, diameterMm } = binding;
  const extent = `${points(diameterMm)} ${points(diameterMm)}`;
  return `\n      <Intent Name="HoleMakingIntent"><HoleMakingIntent><HolePattern Shape="Round" Extent="${extent}" Center="${points(xMm)} ${points(yMm)}"/></HoleMakingIntent></Intent>`;
}

function productXml(line: TicketLine): string {
  const { refinement } = line;
  const [sides, surface, colours] = isExposed(line)
    ? ['OneSided', 'Front', 'Red Green Blue']
    : line.isOneSided
      ? ['OneSided', 'Front', 'Cyan Magenta Yellow Black']
      : ['TwoSided', 'Both', 'Cyan Magenta Yellow Black'];
  if (line.bound)
    return boundXml({ ...line, colours, description: `${line.name}, ${line.options}`, approval: approvalXml(line) }, line.bound);
  const emboss =
    refinement === 'none'
      ? ''
      : refinement === 'relief'
        ? '\n      <Intent Name="EmbossingIntent"><EmbossingIntent><EmbossingItem EmbossingType="BlindEmbossing" Face="Front"/></EmbossingIntent></Intent>'
        : `\n      <Intent Name="EmbossingIntent"><EmbossingIntent><EmbossingItem EmbossingType="FoilStamping" Face="Front" FoilColor="${foilColours[refinement]}"/></EmbossingIntent></Intent>`;
  const weight = line.grammage === null ? '' : ` Weight="${line.grammage}"`;
  const fold = line.isFolded ? '\n      <Intent Name="FoldingIntent"><FoldingIntent FoldCatalog="F4-1"/></Intent>' : '';
  return `    <Product ID="P${line.position}" Amount="${line.quantity}" ProductType="${escapeMarkup(line.kind)}" Descriptive="${escapeMarkup(`${line.name}, ${line.options}`)}" IsRoot="true">${approvalXml(line)}
      <Intent Name="LayoutIntent"><LayoutIntent Sides="${sides}" Pages="${line.pages}" FinishedDimensions="${points(line.isFolded ? line.widthMm / 2 : line.widthMm)} ${points(line.heightMm)} 0" Dimensions="${points(line.widthMm)} ${points(line.heightMm)}"/></Intent>
      <Intent Name="MediaIntent"><MediaIntent MediaType="${line.media ?? 'Paper'}"${weight} MediaTypeDetails="${escapeMarkup(line.paper)}"/></Intent>
      <Intent Name="ColorIntent"><ColorIntent><SurfaceColor Surface="${surface}" ColorsUsed="${colours}"/></ColorIntent></Intent>${fold}${emboss}${bindingXml(line)}
    </Product>`;
}

/** A thing from stock is a consumable of the order, not a product that is made. */
function picksXml(picks: readonly PickListItem[]): string {
  if (picks.length === 0) return '';
  const resources = picks.map(
    ({ position, sku, name, options, quantity }) =>
      `<Resource ID="A${position}" ExternalID="${escapeMarkup(sku)}" DescriptiveName="${escapeMarkup(options ? `${name}, ${options}` : name)}"><AmountPool><PartAmount Amount="${quantity}"/></AmountPool><MiscConsumable/></Resource>`,
  );
  return `\n  <ResourceSet Name="MiscConsumable" Usage="Input">${resources.join('')}</ResourceSet>`;
}

/** The sender of a parcel without the shop's brand, as a contact of its own. */
function senderXml({ neutralSender }: Ticket): string {
  if (!neutralSender) return '';
  const lines = neutralSender.map((line) => escapeMarkup(line)).join(', ');
  return `\n  <ResourceSet Name="Contact" Usage="Input" ID="Sender"><Resource Descriptive="${lines}"><Part ContactType="Sender"/><Contact><Company OrganizationName="${escapeMarkup(neutralSender[0])}"/></Contact></Resource></ResourceSet>`;
}

function contactXml(address: PostalAddress): string {
  const extra = address.extra ? `<ExtendedAddress>${escapeMarkup(address.extra)}</ExtendedAddress>` : '';
  const phone = address.phone ? `<ComChannel ChannelType="Phone" Locator="${escapeMarkup(address.phone)}"/>` : '';
  const company = address.company ? `<Company OrganizationName="${escapeMarkup(address.company)}"/>` : '';
  return `<ResourceSet Name="Contact" Usage="Input"><Resource><Part ContactType="Delivery"/><Contact>${company}<Person FirstName="${escapeMarkup(address.firstName)}" FamilyName="${escapeMarkup(address.lastName)}"/><Address Street="${escapeMarkup(address.street)}" PostalCode="${escapeMarkup(address.postalCode)}" City="${escapeMarkup(address.city)}" CountryCode="${escapeMarkup(address.country)}"${extra ? `>${extra}</Address>` : '/>'}${phone}</Contact></Resource></ResourceSet>`;
}

/** The XJDF document; file addresses are relative to the ticket. */
export function ticketXjdf(ticket: Ticket): string {
  const files = ticket.lines
    .flatMap((line) =>
      line.files.map(
        (file) =>
          `<Resource><Part Product="${line.bound ? boundPartId(line.position, line.bound, file.part) : `P${line.position}`}"/><RunList Pages="0 ${file.pages - 1}"><FileSpec URL="${escapeMarkup(encodeURIComponent(file.name))}" MimeType="${mimeOf(file.name)}" FileSize="${file.bytes}" CheckSum="${file.sha256}"/></RunList></Resource>`,
      ),
    )
    .join('\n      ');
  return `<?xml version="1.0" encoding="UTF-8"?>
<XJDF xmlns="http://www.CIP4.org/JDFSchema_2_0" Version="2.1" JobID="${escapeMarkup(ticket.orderNumber)}" Types="Product">
  <AuditPool><AuditCreated><Header DeviceID="federleicht" Time="${escapeMarkup(ticket.placedAt)}"/></AuditCreated></AuditPool>
  <ProductList>
${ticket.lines.map(productXml).join('\n')}
  </ProductList>
  <ResourceSet Name="RunList" Usage="Input">
      ${files}
  </ResourceSet>
  ${contactXml(ticket.delivery)}${senderXml(ticket)}${picksXml(ticket.picks)}
  <ResourceSet Name="DeliveryParams" Usage="Input"><Resource><DeliveryParams Required="${berlinTimestamp(ticket.handover, 16)}" Method="${escapeMarkup(ticket.shippingType)}">${ticket.lines.map((line) => `<DropItem ItemRef="P${line.position}" Amount="${line.quantity}"/>`).join('')}${ticket.picks.map((pick) => `<DropItem ItemRef="A${pick.position}" Amount="${pick.quantity}"/>`).join('')}</DeliveryParams></Resource></ResourceSet>
</XJDF>
`;
}

type TicketTexts = Translate<keyof typeof printTexts>;

function approvalHtml({ approval }: TicketLine, t: TicketTexts): string {
  if (!approval) return `<tr><th>${escapeMarkup(t('ticket.approval'))}</th><td>${escapeMarkup(t('ticket.approval.none'))}</td></tr>`;
  return `<tr><th>${escapeMarkup(t('ticket.approval'))}</th><td>${escapeMarkup(approval.at)}<br><small>SHA-256 <code>${escapeMarkup(approval.document)}</code></small></td></tr>`;
}

function bindingFacts({ binding }: TicketLine, t: TicketTexts): [string, string][] {
  if (!binding) return [];
  const text =
    binding.kind === 'wire'
      ? t(`ticket.binding.${binding.edge}`)
      : t('ticket.binding.hole', { x: binding.xMm, y: binding.yMm, diameter: binding.diameterMm });
  return [[t('ticket.binding'), text]];
}

function lineHtml(line: TicketLine, t: TicketTexts): string {
  const facts: [string, string][] = [
    [t('ticket.quantity'), t('ticket.pieces', { count: line.quantity })],
    [t('ticket.paper'), line.grammage === null ? line.paper : `${line.paper}, ${line.grammage} g/m²`],
    [t('ticket.format'), t('ticket.pages', { width: line.widthMm, height: line.heightMm, count: line.pages })],
    [t('ticket.fold'), t(line.isFolded ? 'ticket.fold.middle' : 'ticket.fold.none')],
    [t('ticket.refinement'), t(`ticket.refinement.${line.refinement}`)],
    ...bindingFacts(line, t),
  ];
  const approval = approvalHtml(line, t);
  const files = line.files
    .map(
      (file) =>
        `<li><code>${escapeMarkup(file.name)}</code>, ${escapeMarkup(t('ticket.bytes', { count: file.bytes }))}<br><small>SHA-256 <code>${file.sha256}</code></small></li>`,
    )
    .join('');
  const picture = line.picture ? `<img src="data:image/jpeg;base64,${Buffer.from(line.picture).toString('base64')}" alt="">` : '';
  return `<section><h2>${line.position}. ${escapeMarkup(line.name)}</h2>${picture}<table>${facts.map(([name, value]) => `<tr><th>${escapeMarkup(name)}</th><td>${escapeMarkup(value)}</td></tr>`).join('')}${approval}</table><ul>${files}</ul></section>`;
}

function picksHtml(picks: readonly PickListItem[], t: TicketTexts): string {
  if (picks.length === 0) return '';
  const rows = picks.map(
    ({ sku, name, options, quantity }) =>
      `<tr><th>${quantity} ×</th><td>${escapeMarkup(options ? `${name}, ${options}` : name)}<br><small><code>${escapeMarkup(sku)}</code></small></td></tr>`,
  );
  return `\n<section><h2>${escapeMarkup(t('ticket.picks'))}</h2><table>${rows.join('')}</table></section>`;
}

/** The ticket as a page to print and put beside the press. `t` writes `language`. */
export function ticketHtml(ticket: Ticket, t: TicketTexts, language: Language): string {
  const { delivery } = ticket;
  const row = (name: string, value: string) => `<tr><th>${escapeMarkup(name)}</th><td>${escapeMarkup(value)}</td></tr>`;
  const title = escapeMarkup(t('ticket.title', { number: ticket.orderNumber }));
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<style>body{font:15px/1.5 sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem;color:${brandColours.federleicht.ink}}table{border-collapse:collapse}th{text-align:left;padding:.2rem 2rem .2rem 0;font-weight:500;color:${brandColours.federleicht.inkSoft}}section{border-top:1px solid ${brandColours.federleicht.line};margin-top:1.5rem;overflow:hidden}section img{float:right;width:12rem;height:12rem}code{overflow-wrap:anywhere}</style></head>
<body><h1>${title}</h1>
<table>${row(t('ticket.placed'), ticket.placedAt)}${row(t('ticket.handover'), ticket.handover)}${row(t('ticket.promised'), ticket.promised)}${row(t('ticket.shipping'), ticket.shippingType)}${ticket.neutralSender ? row(t('ticket.neutral'), ticket.neutralSender.join(', ')) : ''}
<tr><th>${escapeMarkup(t('ticket.delivery'))}</th><td>${[...domesticAddressLines(delivery), delivery.country].map(escapeMarkup).join('<br>')}</td></tr>${delivery.phone ? row(t('ticket.phone'), delivery.phone) : ''}</table>
${ticket.lines.map((line) => lineHtml(line, t)).join('\n')}${picksHtml(ticket.picks, t)}
</body></html>
`;
}

/** Quantity, SKU and name of what is taken from stock, as CSV (RFC 4180). */
export function pickList(picks: readonly PickListItem[]): string {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = picks.map(({ quantity, sku, name, options }) => `${quantity},${sku},${cell(options ? `${name}, ${options}` : name)}\r\n`);
  return ['quantity,sku,name\r\n', ...rows].join('');
}

/** SHA-256 manifest in the form `sha256sum -c` reads. */
export function manifest(files: TicketFile[]): string {
  return files.map((file) => `${file.sha256}  ${file.name}\n`).join('');
}

/** ASCII name of a print file: order, position, what it is, its part, size in millimetres, quantity, pages, revision. */
export function printFileName(facts: {
  orderNumber: string;
  position: number;
  sku: string;
  /** Of a line with several files. */
  part?: string | undefined;
  widthMm: number;
  heightMm: number;
  quantity: number;
  pages: number;
  revision: number;
  extension: 'pdf' | 'jpg' | 'png';
}): string {
  const sku = facts.sku.replace(/[^A-Za-z0-9-]/g, '-');
  const what = facts.part === undefined ? sku : `${sku}_${facts.part}`;
  return `${facts.orderNumber}_${String(facts.position).padStart(2, '0')}_${what}_${facts.widthMm}x${facts.heightMm}_${facts.quantity}x_${facts.pages}p_v${facts.revision}.${facts.extension}`;
}
