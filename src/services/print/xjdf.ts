/** The job ticket in XJDF 2.1, for the software of press and lab. `xjdf.xsd` is the schema of what is written here. */
import type { PostalAddress } from '#core/customer/postal-address.ts';
import { berlinTimestamp } from '#core/values/date.ts';
import { type Xml, xml, xmlFile } from '#core/values/text/xml.ts';
import type { PickListItem, Ticket, TicketLine, TicketPrintFile } from './ticket.ts';
import { mergedIntents } from './xjdf-intents.ts';
import { deliveredProducts, productOfFile, productsXml } from './xjdf-products.ts';

const pdf = 'application/pdf';
const pictures: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png' };

/** Media type of a print file. */
function mimeOf(name: string): string {
  return pictures[name.split('.').at(-1) ?? ''] ?? pdf;
}

function fileXml(line: TicketLine, { name, pages, bytes, sha256, part, piece }: TicketPrintFile): Xml {
  const file = xml('FileSpec', { URL: encodeURIComponent(name), MimeType: mimeOf(name), FileSize: bytes, CheckSum: sha256 });
  return xml('Resource', {}, [
    xml('Part', { Product: productOfFile(line, part, piece) }),
    xml('RunList', { Pages: `0 ${pages - 1}` }, [file]),
  ]);
}

function contactXml(address: PostalAddress): Xml {
  const { street, postalCode, city, country, extra, phone, company, firstName, lastName } = address;
  return xml('Resource', {}, [
    xml('Part', { ContactType: 'Delivery' }),
    xml('Contact', {}, [
      xml('Address', {
        Street: street,
        ExtendedAddress: extra || undefined,
        PostalCode: postalCode,
        City: city,
        CountryCode: country,
      }),
      ...(phone ? [xml('ComChannel', { ChannelType: 'Phone', Locator: phone })] : []),
      ...(company ? [xml('Company', { OrganizationName: company })] : []),
      xml('Person', { FirstName: firstName || undefined, FamilyName: lastName || undefined }),
    ]),
  ]);
}

/** The sender of a parcel without the shop's brand. */
function senderXml([name, ...address]: NonNullable<Ticket['neutralSender']>): Xml {
  const lines = address.map((line) => xml('AddressLine', {}, line));
  const contact = xml('Contact', {}, [xml('Address', {}, lines), xml('Company', { OrganizationName: name })]);
  return xml('Resource', {}, [xml('Part', { ContactType: 'Sender' }), contact]);
}

function amountXml(amount: number): Xml {
  return xml('AmountPool', {}, [xml('PartAmount', { Amount: amount })]);
}

/** What a line takes from stock for each of its pieces: blanks, rails, pens. */
function consumablesXml(line: TicketLine): Xml[] {
  const facts = [line.facts, ...line.parts.map((part) => part.facts)].flat();
  return (mergedIntents(facts).consumables ?? []).map(({ type, details, amount, quality }) =>
    xml('Resource', { DescriptiveName: quality }, [
      amountXml(line.quantity * amount),
      xml('Part', { Product: `P${line.position}` }),
      xml('MiscConsumable', { Type: type, TypeDetails: details }),
    ]),
  );
}

/** 'Envelope' of 'envelope'. */
function consumableType(part: string): string {
  return `${part.charAt(0).toUpperCase()}${part.slice(1)}`;
}

/** A thing from stock that is delivered as it is. */
function pickXml({ position, sku, type, name, options, quantity, colour, of }: PickListItem): Xml {
  return xml('Resource', { ID: `A${position}`, ExternalID: sku, DescriptiveName: options ? `${name}, ${options}` : name }, [
    amountXml(quantity),
    ...(of === null ? [] : [xml('Part', { Product: `P${of}` })]),
    xml('MiscConsumable', { Type: consumableType(type), TypeDetails: sku, ColorDetails: colour }),
  ]);
}

function setXml(name: string, resources: readonly Xml[]): Xml[] {
  return resources.length > 0 ? [xml('ResourceSet', { Name: name, Usage: 'Input' }, resources)] : [];
}

function deliveryXml({ lines, picks, handover, shippingType }: Ticket): Xml {
  const drops = [
    ...lines.flatMap(deliveredProducts).map(({ id, amount }) => xml('DropItem', { ItemRef: id, Amount: amount })),
    ...picks.map(({ position, quantity }) => xml('DropItem', { ItemRef: `A${position}`, Amount: quantity })),
  ];
  return xml('Resource', {}, [xml('DeliveryParams', { Required: berlinTimestamp(handover, 16), Method: shippingType }, drops)]);
}

/** File addresses are relative to the ticket. @internal */
export function xjdfDocument(ticket: Ticket): Xml {
  const { orderNumber, placedAt, lines, picks, delivery, neutralSender } = ticket;
  const products = lines.flatMap(productsXml);
  return xml('XJDF', { xmlns: 'http://www.CIP4.org/JDFSchema_2_0', Version: '2.1', JobID: orderNumber, Types: 'Product' }, [
    xml('AuditPool', {}, [xml('AuditCreated', {}, [xml('Header', { DeviceID: 'federleicht', Time: placedAt })])]),
    ...(products.length > 0 ? [xml('ProductList', {}, products)] : []),
    ...setXml(
      'RunList',
      lines.flatMap((line) => line.files.map((file) => fileXml(line, file))),
    ),
    ...setXml('Contact', [contactXml(delivery), ...(neutralSender ? [senderXml(neutralSender)] : [])]),
    ...setXml('MiscConsumable', [...lines.flatMap(consumablesXml), ...picks.map(pickXml)]),
    ...setXml('DeliveryParams', [deliveryXml(ticket)]),
  ]);
}

/** The XJDF document as a file. */
export function ticketXjdf(ticket: Ticket): string {
  return xmlFile(xjdfDocument(ticket));
}
