/** Rules of style elements and their cascade: which properties an element gets. It knows selectors, not what properties mean. */
import type { SvgNode } from './svg-tree.ts';

type Declaration = { name: string; value: string; isImportant: boolean };
/** One compound selector: `.a`, `rect.b`, `#c`. */
type Compound = { type: string; ids: string[]; classes: string[] };
/** `compounds` from the left; `isDirect[n]`: the nth is the parent of the next one, else an ancestor. */
type Selector = { compounds: Compound[]; isDirect: boolean[] };
type Rule = { selector: Selector; weight: number; order: number; declarations: Declaration[] };

export type StyleSheet = {
  /** Rules by the class, id or type of their last compound; '' for those of every element. */
  rules: Map<string, Rule[]>;
  /** Some selectors name ancestors. */
  isNested: boolean;
};

const maxRules = 20_000;
/** At-rules that change nothing of a drawing without text. */
const withoutEffect = ['@charset', '@namespace', '@font-face'];

/** The style elements of a file, in order. What is not understood is named, since it would be lost: "@media", "style". */
export function styleSheet(texts: readonly string[]): StyleSheet | { named: string } {
  const rules = new Map<string, Rule[]>();
  let order = 0;
  for (const text of texts) {
    for (const { prelude, body } of blocksOf(withoutComments(text))) {
      const [atRule] = /^@[\w-]+/.exec(prelude) ?? [];
      if (atRule && withoutEffect.includes(atRule)) continue;
      if (atRule) return { named: atRule };
      if (body === null) return { named: 'style' };
      const declarations = declarationsOf(body);
      for (const part of prelude.split(',')) {
        const selector = selectorOf(part);
        if (selector === 'never') continue;
        order += 1;
        if (!selector || order > maxRules) return { named: 'style' };
        const key = keyOf(selector);
        const rule = { selector, weight: weightOf(selector), order, declarations };
        const alike = rules.get(key);
        if (alike) alike.push(rule);
        else rules.set(key, [rule]);
      }
    }
  }
  const isNested = [...rules.values()].some((list) => list.some(({ selector }) => selector.compounds.length > 1));
  return { rules, isNested };
}

/** The values that an element gets, by property: attributes, then rules, then its own style, and what is important last. */
export function cascadeOf(node: SvgNode, sheet: StyleSheet): { name: string; value: string }[] {
  const classes = classesOf(node);
  const keys = ['', node.name ?? '', ...classes.map((name) => `.${name}`), `#${node.attributes.get('id') ?? ''}`];
  const rules = keys
    .flatMap((key) => sheet.rules.get(key) ?? [])
    .filter(({ selector }) => matches(selector, node))
    .sort((a, b) => a.weight - b.weight || a.order - b.order);
  const ruled = rules.flatMap(({ declarations }) => declarations);
  const own = declarationsOf(withoutComments(node.attributes.get('style') ?? ''));
  const plain = [...ruled, ...own].filter(({ isImportant }) => !isImportant);
  return [...plain, ...[...ruled, ...own].filter(({ isImportant }) => isImportant)];
}

function withoutComments(text: string): string {
  const [first = '', ...others] = text.split('/*');
  // A comment that does not end takes all that follows.
  const kept = others.map((part) => (part.includes('*/') ? part.slice(part.indexOf('*/') + 2) : ''));
  return [first, ...kept].join(' ').replace(/<!--|-->/g, ' ');
}

/** Blocks and statements of a sheet; `body` is null for a statement, and for a block that does not end. */
function blocksOf(text: string): { prelude: string; body: string | null }[] {
  const blocks: { prelude: string; body: string | null }[] = [];
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{', at);
    const semicolon = text.indexOf(';', at);
    const isStatement = semicolon >= 0 && (open < 0 || semicolon < open);
    if (isStatement || open < 0) {
      const prelude = text.slice(at, isStatement ? semicolon : text.length).trim();
      if (prelude !== '') blocks.push({ prelude, body: null });
      at = isStatement ? semicolon + 1 : text.length;
      continue;
    }
    const end = endOfBlock(text, open);
    blocks.push({ prelude: text.slice(at, open).trim(), body: end < 0 ? null : text.slice(open + 1, end) });
    at = end < 0 ? text.length : end + 1;
  }
  return blocks;
}

/** Position of the brace that closes the one at `open`, or -1. */
function endOfBlock(text: string, open: number): number {
  let depth = 0;
  for (const { 0: brace, index } of text.slice(open).matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    if (depth === 0) return open + index;
  }
  return -1;
}

/** Declarations between semicolons that stand outside of quotes and brackets. */
function declarationsOf(body: string): Declaration[] {
  const declarations: Declaration[] = [];
  for (const part of partsOf(body)) {
    const colon = part.indexOf(':');
    if (colon < 0) continue;
    const written = part.slice(0, colon).trim();
    const name = written.startsWith('--') ? written : written.toLowerCase();
    const value = part.slice(colon + 1).trim();
    const isImportant = /!\s*important$/i.test(value);
    if (name !== '') declarations.push({ name, value: isImportant ? value.slice(0, value.lastIndexOf('!')).trim() : value, isImportant });
  }
  return declarations;
}

function partsOf(body: string): string[] {
  const parts: string[] = [];
  let quote = '';
  let depth = 0;
  let from = 0;
  for (let at = 0; at < body.length; at += 1) {
    const letter = body[at] as string;
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    else if (letter === ';' && depth <= 0) {
      parts.push(body.slice(from, at));
      from = at + 1;
    }
  }
  return [...parts, body.slice(from)];
}

const simple = /(\.|#)([\w\u0080-\uffff-]+)/g;
const compoundPattern = /^(\*|[A-Za-z][\w-]*)?((?:[.#][\w\u0080-\uffff-]+)*)$/;

/** Null for a selector that is not known; 'never' for one of a state that paper does not have. */
function selectorOf(text: string): Selector | 'never' | null {
  if (/:(?:hover|active|focus|focus-within|focus-visible|visited|target)\b/.test(text)) return 'never';
  const compounds: Compound[] = [];
  const isDirect: boolean[] = [];
  let isNextDirect = false;
  for (const part of text.trim().replaceAll('>', ' > ').split(/\s+/)) {
    if (part === '>') {
      if (compounds.length === 0 || isNextDirect) return null;
      isNextDirect = true;
      continue;
    }
    const found = compoundPattern.exec(part);
    if (!found || part === '') return null;
    const names = [...(found[2] ?? '').matchAll(simple)];
    const of = (mark: string) => names.filter(([, sign]) => sign === mark).map(([, , name = '']) => name);
    if (compounds.length > 0) isDirect.push(isNextDirect);
    isNextDirect = false;
    compounds.push({ type: found[1] === '*' ? '' : (found[1] ?? ''), ids: of('#'), classes: of('.') });
  }
  return compounds.length === 0 || isNextDirect ? null : { compounds, isDirect };
}

function weightOf({ compounds }: Selector): number {
  return compounds.reduce((sum, { type, ids, classes }) => sum + ids.length * 10_000 + classes.length * 100 + (type === '' ? 0 : 1), 0);
}

function keyOf({ compounds }: Selector): string {
  const { type, ids, classes } = compounds.at(-1) as Compound;
  if (ids[0] !== undefined) return `#${ids[0]}`;
  return classes[0] === undefined ? type : `.${classes[0]}`;
}

function classesOf(node: SvgNode): string[] {
  const text = node.attributes.get('class')?.trim() ?? '';
  return text === '' ? [] : [...new Set(text.split(/\s+/))];
}

function matches({ compounds, isDirect }: Selector, node: SvgNode): boolean {
  let at = compounds.length - 1;
  if (!fits(compounds[at] as Compound, node)) return false;
  let candidate: SvgNode | null = node;
  for (at -= 1; at >= 0; at -= 1) {
    candidate = candidate.parent;
    if (!isDirect[at]) while (candidate && !fits(compounds[at] as Compound, candidate)) candidate = candidate.parent;
    if (!candidate || !fits(compounds[at] as Compound, candidate)) return false;
  }
  return true;
}

function fits({ type, ids, classes }: Compound, node: SvgNode): boolean {
  if (type !== '' && node.name !== type) return false;
  const own = classesOf(node);
  return ids.every((id) => node.attributes.get('id') === id) && classes.every((name) => own.includes(name));
}
