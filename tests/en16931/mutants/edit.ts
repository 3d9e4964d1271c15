/** Edits of a document's tree that make a mutant of it. An edit whose place is not there throws. */
import { all, type Element, parseXml } from '../element.ts';

export type Edit = (root: Element) => void;

/** "line[2]" is the second line; other names are those of elements. */
const places = {
  context: 'ExchangedDocumentContext',
  document: 'ExchangedDocument',
  line: 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem',
  agreement: 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement',
  delivery: 'SupplyChainTradeTransaction/ApplicableHeaderTradeDelivery',
  settlement: 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement',
  seller: 'agreement/SellerTradeParty',
  buyer: 'agreement/BuyerTradeParty',
  representative: 'agreement/SellerTaxRepresentativeTradeParty',
  deliverTo: 'delivery/ShipToTradeParty',
  totals: 'settlement/SpecifiedTradeSettlementHeaderMonetarySummation',
  breakdown: 'settlement/ApplicableTradeTax',
  adjustment: 'settlement/SpecifiedTradeAllowanceCharge',
  means: 'settlement/SpecifiedTradeSettlementPaymentMeans',
  terms: 'settlement/SpecifiedTradePaymentTerms',
  lineSettlement: 'SpecifiedLineTradeSettlement',
  price: 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice',
} satisfies Record<string, string>;

function expanded(path: string): string[] {
  return path.split('/').flatMap((step) => {
    const [, name = '', number = ''] = /^(\w+)(\[\d+\])?$/.exec(step) ?? [];
    return name in places ? expanded(`${places[name as keyof typeof places]}${number}`) : [step];
  });
}

/** The element of a path, and those it lies in, the root first. */
function at(root: Element, path: string): { element: Element; parents: Element[] } {
  const parents: Element[] = [];
  let element = root;
  for (const step of expanded(path)) {
    const [, name = '', number = '1'] = /^(\w+)(?:\[(\d+)\])?$/.exec(step) ?? [];
    const found = all(element, name)[Number(number) - 1];
    if (!found) throw new Error(`${path}: no ${step}`);
    parents.push(element);
    element = found;
  }
  return { element, parents };
}

/** Removes elements, with those that have nothing else in them. */
export function remove(...paths: string[]): Edit {
  return (root) => {
    for (const path of paths) {
      const { element, parents } = at(root, path);
      let gone = element;
      for (const parent of parents.reverse()) {
        parent.children = parent.children.filter((child) => child !== gone);
        if (parent.children.length > 0) break;
        gone = parent;
      }
    }
  };
}

export function removeAll(path: string): Edit {
  return (root) => {
    const { element, parents } = at(root, path);
    const parent = parents.at(-1);
    if (parent) parent.children = parent.children.filter(({ name }) => name !== element.name);
  };
}

/** Sets texts by the paths of their elements. */
export function set(texts: Readonly<Record<string, string>>): Edit {
  return (root) => {
    for (const [path, text] of Object.entries(texts)) at(root, path).element.text = text;
  };
}

export function append(path: string, more: string): Edit {
  return (root) => {
    at(root, path).element.text += more;
  };
}

/** Sets an attribute, or takes it away with null. */
export function attribute(path: string, name: string, value: string | null): Edit {
  return (root) => {
    const { attributes } = at(root, path).element;
    if (value === null) delete attributes[name];
    else attributes[name] = value;
  };
}

/** Adds an element at the end of another. */
export function insert(path: string, xml: string): Edit {
  return (root) => void at(root, path).element.children.push(parseXml(xml));
}

/** Gives an element other children than those it has. */
export function replaceContent(path: string, xml: string): Edit {
  return (root) => {
    at(root, path).element.children = [parseXml(xml)];
  };
}

export function both(...edits: Edit[]): Edit {
  return (root) => {
    for (const edit of edits) edit(root);
  };
}
