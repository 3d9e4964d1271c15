/** The products of an order line in XJDF: the line, and the parts that it is made from. */
import type { FactData } from '#core/products/ticket-facts.ts';
import { type Xml, xml } from '#core/values/text/xml.ts';
import type { TicketLine, WrittenFact, WrittenPart } from './ticket.ts';
import { type Assembly, intentsXml } from './xjdf-intents.ts';

function rootId({ position }: Pick<TicketLine, 'position'>): string {
  return `P${position}`;
}

function partId(line: Pick<TicketLine, 'position'>, { id }: Pick<WrittenPart, 'id'>): string {
  return `${rootId(line)}-${id}`;
}

function hasRole(role: WrittenPart['role']) {
  return (part: WrittenPart) => part.role === role;
}

/** The products that leave the house: the pieces of a line of several, or the line itself. */
export function deliveredProducts(line: TicketLine): { id: string; amount: number }[] {
  const pieces = line.parts.filter(hasRole('piece'));
  if (pieces.length === 0) return [{ id: rootId(line), amount: line.quantity }];
  return pieces.map((part) => ({ id: partId(line, part), amount: line.quantity * part.amount }));
}

/** The product that a file is for: the part that is named as the file's output, or the piece whose format its name begins with. */
export function productOfFile(line: TicketLine, output: string | undefined, piece: string | undefined): string {
  const part = line.parts.find(({ id, role }) => id === (role === 'piece' ? piece : output));
  return part ? partId(line, part) : rootId(line);
}

/** Scalars of a fact by their names. What is a list of objects, such as holes, is an intent. */
function features(key: string, data: FactData): [name: string, value: string][] {
  if (data === null) return [[key, 'none']];
  if (typeof data !== 'object') return [[key, String(data)]];
  if (!Array.isArray(data)) return Object.entries(data).flatMap(([name, value]) => features(`${key}.${name}`, value));
  return data.every((one) => typeof one !== 'object') ? [[key, data.join(' ')]] : [];
}

function featuresXml(facts: readonly WrittenFact[]): Xml[] {
  return facts
    .flatMap(({ key, data }) => features(key, data))
    .map(([name, value]) => xml('GeneralID', { DataType: 'NamedFeature', IDUsage: name, IDValue: value }));
}

function approvalXml({ approval }: TicketLine): Xml[] {
  if (!approval) return [];
  return [
    xml('GeneralID', { DataType: 'xs:dateTime', IDUsage: 'ApprovedAt', IDValue: approval.at }),
    xml('GeneralID', { DataType: 'xs:string', IDUsage: 'ApprovedDocumentSHA256', IDValue: approval.document }),
    xml('GeneralID', { DataType: 'xs:string', IDUsage: 'ApprovedPages', IDValue: `${approval.shown}/${approval.count}` }),
  ];
}

function partXml(line: TicketLine, part: WrittenPart): Xml {
  const isRoot = part.role === 'piece';
  const { kind, name, amount, facts } = part;
  return xml(
    'Product',
    {
      ID: partId(line, part),
      Amount: line.quantity * amount,
      ProductType: kind,
      DescriptiveName: isRoot ? `${line.name}, ${name}` : name,
      IsRoot: isRoot,
    },
    [...(isRoot ? approvalXml(line) : []), ...featuresXml(facts), ...intentsXml(facts, [], null)],
  );
}

function assemblyOf(line: TicketLine): Assembly | null {
  const container = line.parts.find(hasRole('container'));
  if (!container) return null;
  return { container: partId(line, container), items: line.parts.filter(hasRole('item')).map((part) => partId(line, part)) };
}

/** With it the amount of the product is that of the records. */
function variableXml({ records }: TicketLine): Xml[] {
  return records === undefined ? [] : [xml('Intent', { Name: 'VariableIntent' }, [xml('VariableIntent', { VariableType: 'Area' })])];
}

/** A line of several pieces has no product around them. */
export function productsXml(line: TicketLine): Xml[] {
  const parts = line.parts.map((part) => partXml(line, part));
  if (line.parts.some(hasRole('piece'))) return parts;
  const { quantity, kind, name, summary, facts } = line;
  const bound = line.parts.filter(hasRole('bound')).map((part) => partId(line, part));
  const root = xml(
    'Product',
    { ID: rootId(line), Amount: quantity, ProductType: kind, DescriptiveName: `${name}, ${summary}`, IsRoot: true },
    [...approvalXml(line), ...featuresXml(facts), ...intentsXml(facts, bound, assemblyOf(line)), ...variableXml(line)],
  );
  return [root, ...parts];
}
