/** The shop writes XJDF 2.1 that fits its schema, and the schema refuses what breaks any of its rules. */
import { describe, expect, test } from 'vitest';
import { type Xml, xml, xmlFile } from '#core/values/text/xml.ts';
import { everyOption, mixedPrints } from '#tests/ticket-choices.ts';
import { sampleTicket, ticketOf, ticketOfAll } from '#tests/ticket-samples.ts';
import { declaredElements, declaredReferences, schemaErrors } from '#tests/xjdf-schema.ts';
import { ticketXjdf, xjdfDocument } from './xjdf.ts';

const elements = declaredElements();
const sample = xjdfDocument(sampleTicket());

/** Values that an attribute of the type does not take. */
const wrong: Readonly<Record<string, readonly string[]>> = {
  text: [''],
  token: ['', 'two words', 'a<b'],
  version: ['2.0', '2.2'],
  types: ['Imposition'],
  id: ['', '1', 'X1', 'P1_cover'],
  ids: ['P1-cover', 'P1-cover X'],
  amount: ['0', '-1', '1.5', 'many'],
  flag: ['1', 'yes'],
  positive: ['0', '-3', 'thick'],
  xyPair: ['1', '1 2 3', '1 -2', '1 wide'],
  shape: ['1 2', '1 2 3 4', '1 2 -3'],
  pages: ['0', '0 1 2', '0 -1'],
  moment: ['2026-11-24', '2026-11-24T16:00:00', 'tomorrow'],
  sha256: ['', 'abcd', `${'z'.repeat(64)}`],
  fileName: ['', '../other.pdf', '/etc/passwd', 'https://example.com/a.pdf', 'a b.pdf'],
  mimeType: ['text/html'],
  dataType: ['dateTime'],
  intentName: ['ProductionIntent'],
  setName: ['NodeInfo'],
  usage: ['Output'],
  sides: ['TwoSided'],
  side: ['Both'],
  front: ['Back'],
  mediaType: ['Synthetic'],
  namedColor: ['black', 'Walnut'],
  inks: ['Cyan', 'Cyan Magenta Yellow'],
  foldCatalog: ['F4', 'Half'],
  embossingType: ['Foil'],
  direction: ['Depressed'],
  foil: ['RoseGold'],
  foilDetails: ['Copper'],
  shapeType: ['Wave'],
  cutType: ['Perforate'],
  holeShape: ['Square'],
  bindingType: ['Wire', 'Layflat'],
  bindingSide: ['Right'],
  glue: ['Hotmelt'],
  texture: ['Glossy'],
  variableType: ['Names'],
  contactType: ['Billing'],
  channelType: ['Email'],
  country: ['de', 'DEU'],
  method: ['slow'],
};

/** The document with the first element that `isMeant` changed; throws where there is none. */
function changed(root: Xml, isMeant: (element: Xml) => boolean, change: (element: Xml) => Xml): Xml {
  let isDone = false;
  const walk = (element: Xml): Xml => {
    if (!isDone && isMeant(element)) {
      isDone = true;
      return change(element);
    }
    return typeof element.content === 'string' ? element : { ...element, content: element.content.map(walk) };
  };
  const copy = walk(root);
  if (!isDone) throw new Error('the sample has no such element');
  return copy;
}

function childrenOf({ content }: Xml): readonly Xml[] {
  return typeof content === 'string' ? [] : content;
}

function withAttribute(name: string, value: string | undefined) {
  return (element: Xml): Xml => ({ ...element, attributes: { ...element.attributes, [name]: value } });
}

function named(name: string, more: (element: Xml) => boolean = () => true) {
  return (element: Xml) => element.name === name && more(element);
}

/** An element of this name with such an attribute or child. */
function having(name: string, { attribute, child }: { attribute?: string; child?: string }) {
  return named(
    name,
    (element) =>
      (attribute === undefined || element.attributes[attribute] !== undefined) &&
      (child === undefined || childrenOf(element).some((one) => one.name === child)),
  );
}

/** A mutant for each thing that an element's declaration says, by what is wrong with it. */
function mutantsOf(name: string): [string, Xml][] {
  const { attributes, children } = elements.get(name) ?? expect.fail(name);
  const mutants: [string, Xml][] = [
    [`${name} with an attribute of another name`, changed(sample, named(name), withAttribute('Unknown', '1'))],
    [
      `${name} with an element of another name`,
      changed(sample, named(name), (one) => ({ ...one, content: [...childrenOf(one), xml('Unknown')] })),
    ],
  ];
  for (const [attribute, { type, isRequired }] of attributes) {
    const at = having(name, { attribute });
    if (isRequired) mutants.push([`${name} without ${attribute}`, changed(sample, at, withAttribute(attribute, undefined))]);
    for (const value of wrong[type] ?? [])
      mutants.push([`${name} ${attribute} ${value}`, changed(sample, at, withAttribute(attribute, value))]);
  }
  for (const { name: child, min, max, isChoice } of children) {
    const at = having(name, { child });
    const edit = (edited: (own: readonly Xml[]) => Xml[]) => changed(sample, at, (one) => ({ ...one, content: edited(childrenOf(one)) }));
    if (isChoice || min > 0) mutants.push([`${name} without ${child}`, edit((own) => own.filter((one) => one.name !== child))]);
    const last = (own: readonly Xml[]) => own.findLast((one) => one.name === child) ?? xml(child);
    const tooMany = Math.min(max, 9) + 1;
    if (max < Number.POSITIVE_INFINITY)
      mutants.push([`${name} with ${tooMany} ${child}`, edit((own) => [...own, ...Array(tooMany).fill(last(own))])]);
  }
  const hasOrder = children.filter(({ isChoice }) => !isChoice).length > 1 && name !== 'BindingIntent';
  const isOrdered = named(name, (one) => new Set(childrenOf(one).map((own) => own.name)).size > 1);
  if (hasOrder)
    mutants.push([`${name} in another order`, changed(sample, isOrdered, (one) => ({ ...one, content: [...childrenOf(one)].reverse() }))]);
  return mutants;
}

function twice(parent: string, child: string): Xml {
  return changed(sample, having(parent, { child }), (one) => {
    const own = childrenOf(one);
    const first = own.find(({ name }) => name === child) ?? xml(child);
    const at = own.indexOf(first);
    return { ...one, content: [...own.slice(0, at), first, ...own.slice(at)] };
  });
}

/** What breaks a rule about names that are unique, and about references. */
const references: Readonly<Record<string, () => Xml>> = {
  resourceSets: () => changed(sample, (one) => one.attributes.Name === 'Contact', withAttribute('Name', 'RunList')),
  things: () => twice('ProductList', 'Product'),
  items: () => changed(sample, named('AssemblyItem'), withAttribute('ChildRef', 'P99-mat')),
  containers: () => changed(sample, named('AssemblingIntent'), withAttribute('Container', 'P99-frame')),
  drops: () => changed(sample, named('DropItem'), withAttribute('ItemRef', 'P99')),
  products: () => changed(sample, having('Part', { attribute: 'Product' }), withAttribute('Product', 'P99')),
  features: () => twice('Product', 'GeneralID'),
  intents: () => twice('Product', 'Intent'),
  surfaces: () => twice('ColorIntent', 'SurfaceColor'),
};

describe('the XJDF schema of the shop', () => {
  test('takes the ticket of every option of every product [E067]', { timeout: 240_000 }, async () => {
    const all = everyOption().map(({ facts }) => facts);
    const files = new Map([['sample', ticketXjdf(sampleTicket())]]);
    for (let from = 0; from < all.length; from += 100) files.set(`${from}.xjdf`, ticketXjdf(ticketOfAll(all.slice(from, from + 100))));
    files.set('mixed prints', ticketXjdf(ticketOf(mixedPrints())));
    expect(await schemaErrors(files)).toEqual(new Map());
  });

  test('declares what the shop writes and nothing else [E067]', () => {
    const written = new Map<string, Set<string>>();
    const walk = (element: Xml) => {
      const own = written.get(element.name) ?? new Set<string>();
      written.set(element.name, own);
      for (const [name, value] of Object.entries(element.attributes)) if (name !== 'xmlns' && value !== undefined) own.add(name);
      childrenOf(element).forEach(walk);
    };
    walk(sample);
    const declared = [...elements].map(([name, { attributes }]) => [name, [...attributes.keys()].toSorted()]);
    expect(declared.toSorted()).toEqual([...written].map(([name, own]) => [name, [...own].toSorted()]).toSorted());
    expect([...elements.values()].flatMap(({ attributes }) => [...attributes.values()]).filter(({ type }) => !wrong[type])).toEqual([]);
    expect(declaredReferences().toSorted()).toEqual(Object.keys(references).toSorted());
  });

  test('refuses a ticket that breaks any of its rules [E067]', { timeout: 240_000 }, async () => {
    const mutants = [
      ...[...elements.keys()].filter((name) => name !== 'AddressLine').flatMap(mutantsOf),
      ...Object.entries(references).map(([name, mutant]): [string, Xml] => [name, mutant()]),
      ['AddressLine without a text', changed(sample, named('AddressLine'), (one) => ({ ...one, content: [] }))] as [string, Xml],
      ['another namespace', changed(sample, named('XJDF'), withAttribute('xmlns', 'http://www.CIP4.org/JDFSchema_1_1'))] as [string, Xml],
    ];
    expect(mutants.length).toBeGreaterThan(250);
    const files = new Map(mutants.map(([, mutant], at) => [`mutant-${at}.xjdf`, xmlFile(mutant)]));
    const errors = await schemaErrors(files);
    expect(mutants.filter((_, at) => !errors.has(`mutant-${at}.xjdf`)).map(([name]) => name)).toEqual([]);
  });
});
