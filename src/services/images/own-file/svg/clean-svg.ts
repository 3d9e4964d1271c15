/**
 * A strict reading of SVG files from outside: only elements, attributes and values of lists survive, written anew. What would be lost by
 * that is a refusal with its name. Draws nothing.
 */
import { cssColour } from '#core/content/css-colour.ts';
import { cascadeOf, type StyleSheet, styleSheet } from './svg-css.ts';
import { attributeReading, describing, elements, followed, inert, pictured, propertyReading, references, written } from './svg-list.ts';
import { pixels, sizeOf } from './svg-size.ts';
import { type SourceProblem, svgSource } from './svg-source.ts';
import { type SvgNode, svgTree } from './svg-tree.ts';

export type CleanSvg = {
  svg: string;
  /** Millimetres. */
  width: number;
  height: number;
  /** Names that are on no list and draw nothing that is known. */
  unread: string[];
};
export type SvgProblem = {
  problem: SourceProblem | 'broken' | 'memory' | 'size' | 'text' | 'image' | 'part';
  /** The element, attribute or property that cannot be drawn; '' for a problem of the whole file. */
  named: string;
};

/** Copies that `use` makes; each may hold further ones, which is how small files grow. */
const maxUses = 500;
const maxUnread = 12;
/** Rasterisers read these in a style only. */
const styleOnly: readonly string[] = ['mix-blend-mode', 'isolation'];
/** Of a root browsers apply these to its box on a page, in other units than its drawing has. */
const boxEffects: readonly string[] = ['transform', 'clip-path', 'mask', 'filter'];
/** The language of the sheets that are printed. */
const language = 'de';

/** What a file holds, while its parts are written one after the other. */
type Work = {
  sheet: StyleSheet;
  /** Elements by id, the first of each. */
  ids: ReadonlyMap<string, SvgNode>;
  numbers: ReadonlyMap<string, number>;
  unread: Set<string>;
  kept: Set<SvgNode>;
  referenced: Set<SvgNode>;
  uses: number;
};

/** Ends the reading of a file. */
class Unusable extends Error {
  readonly found: SvgProblem;

  constructor(problem: SvgProblem['problem'], named = '') {
    super(problem);
    this.found = { problem, named };
  }
}

/** The file with nothing but drawing in it, and its size; or why it cannot be used. At most `longest` letters. */
export function cleanSvg(bytes: Uint8Array, longest: number): CleanSvg | SvgProblem {
  try {
    const source = svgSource(bytes, longest);
    if ('problem' in source) throw new Unusable(source.problem);
    const root = svgTree(source.text);
    if (!root) throw new Unusable('broken');
    return cleanRoot(root);
  } catch (error) {
    if (error instanceof Unusable) return error.found;
    throw error;
  }
}

function cleanRoot(root: SvgNode): CleanSvg {
  const size = sizeOf(root.attributes);
  if (!size) throw new Unusable('size');
  const all = [...nodesOf(root)];
  const sheet = styleSheet(all.filter(({ name }) => name === 'style').map(({ text }) => text));
  if ('named' in sheet) throw new Unusable('part', sheet.named);
  // Browsers match such selectors in the copies that `use` makes as if these stood alone.
  if (sheet.isNested && all.some(({ name }) => name === 'use')) throw new Unusable('part', 'use');
  const ids = new Map<string, SvgNode>();
  for (const node of all) {
    const id = node.attributes.get('id');
    if (id !== undefined && node.name !== null && !ids.has(id)) ids.set(id, node);
  }
  const numbers = new Map([...ids.keys()].map((id, at) => [id, at]));
  const work: Work = { sheet, ids, numbers, unread: new Set(), kept: new Set(), referenced: new Set(), uses: 0 };
  const svg = writeNode(root, work, { isHidden: false, ofColour: [] });
  for (const node of work.referenced) if (!work.kept.has(node)) throw new Unusable('part', node.name ?? '');
  return { svg, ...size, unread: [...work.unread].slice(0, maxUnread) };
}

function* nodesOf(node: SvgNode): Generator<SvgNode> {
  yield node;
  for (const child of node.children) yield* nodesOf(child);
}

/** `isHidden`: an ancestor is not displayed. `ofColour`: paints that it gets from its ancestors and that are the current colour. */
type Inherited = { isHidden: boolean; ofColour: readonly string[] };

/** '' for an element that draws nothing. */
function writeNode(node: SvgNode, work: Work, { isHidden, ofColour }: Inherited): string {
  const { name } = node;
  if (name === null || describing.includes(name) || !isMeant(node)) return '';
  if (inert.includes(name)) {
    work.unread.add(name);
    return '';
  }
  if (!Object.hasOwn(elements, name)) {
    if (isHidden || (written.includes(name) && !hasWords(node))) return '';
    throw new Unusable(written.includes(name) ? 'text' : pictured.includes(name) ? 'image' : 'part', shown(name));
  }
  work.uses += name === 'use' ? 1 : 0;
  if (work.uses > maxUses) throw new Unusable('memory');
  const values = valuesOf(node, name, work);
  work.kept.add(node);
  const inherited = { isHidden: isHidden || values.get('display') === 'none', ofColour: paintsOfColour(values, ofColour) };
  const children = name === 'switch' ? node.children.filter(isChoice).slice(0, 1) : node.children;
  const content = children.map((child) => writeNode(child, work, inherited)).join('');
  const tag = name === 'switch' || name === 'a' ? 'g' : name;
  return `<${tag}${node.parent ? '' : rootAttributes(node)}${attributesOf(values)}${content === '' ? '/>' : `>${content}</${tag}>`}`;
}

/** The current colour is inherited as such, not as the colour that it is: it is written again where another one begins. */
function paintsOfColour(values: Map<string, string>, inherited: readonly string[]): string[] {
  for (const paint of inherited) if (values.has('color') && !values.has(paint)) values.set(paint, 'currentColor');
  return ['fill', 'stroke'].filter((paint) => (values.get(paint) ?? (inherited.includes(paint) ? 'currentColor' : '')) === 'currentColor');
}

/** The sides of the root in pixels, and the part of the drawing that it shows. */
function rootAttributes({ attributes }: SvgNode): string {
  const size = sizeOf(attributes);
  const [width, height] = [pixels(size?.width ?? 0), pixels(size?.height ?? 0)];
  const box = attributes.has('viewBox') ? '' : ` viewBox="0 0 ${width} ${height}"`;
  return ` xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"${box}`;
}

/** Conditions of SVG: no extension is known, every feature is, and the language is that of the shop. */
function isMeant({ attributes }: SvgNode): boolean {
  const languages = attributes.get('systemLanguage');
  const isSpoken = languages === undefined || languages.split(',').some((one) => one.trim().toLowerCase().split('-')[0] === language);
  return isSpoken && !attributes.has('requiredExtensions');
}

/** Of a switch the first of these is drawn. */
function isChoice(node: SvgNode): boolean {
  return node.name !== null && !describing.includes(node.name) && isMeant(node);
}

function hasWords(node: SvgNode): boolean {
  return node.text.trim() !== '' || node.children.some((child) => child.name !== null && hasWords(child));
}

/** Attributes and properties of an element as they are written. */
function valuesOf(node: SvgNode, element: string, work: Work): Map<string, string> {
  const values = new Map<string, string>();
  const isRoot = node.parent === null;
  for (const [key, value] of node.attributes) {
    if (isRoot && (key === 'width' || key === 'height' || key === 'x' || key === 'y')) continue;
    if (key === 'href') follow(value, { element, values, work });
    else put(key, value, { element, reading: attributeReading(element, key), values, work });
  }
  for (const { name, value } of cascadeOf(node, work.sheet)) {
    if (name === 'background' || name === 'background-color') {
      if (isRoot && !isPaper(value)) throw new Unusable('part', name);
    } else if (isRoot && (name === 'width' || name === 'height')) continue;
    else if (name === 'marker') for (const end of ['start', 'mid', 'end']) putProperty(`marker-${end}`, value);
    else putProperty(name, value);
  }
  const onRoot = isRoot ? boxEffects.find((key) => !['', 'none'].includes(values.get(key) ?? '')) : undefined;
  if (onRoot) throw new Unusable('part', onRoot);
  const number = work.ids.get(node.attributes.get('id') ?? '') === node ? work.numbers.get(node.attributes.get('id') ?? '') : undefined;
  if (number !== undefined) values.set('id', `i${number}`);
  return values;

  function putProperty(key: string, value: string): void {
    put(key, value, { element, reading: propertyReading(element, key), values, work });
  }
}

function isPaper(value: string): boolean {
  return ['none', 'transparent', 'white', '#fff', '#ffffff', 'initial'].includes(value.toLowerCase());
}

type Target = { values: Map<string, string>; work: Work };

type Reading = ReturnType<typeof attributeReading>;

/** Throws for a value that is not drawn. */
function put(key: string, given: string, { element, reading, values, work }: Target & { element: string; reading: Reading }): void {
  const value = given.trim();
  if (reading.kind === 'refused') throw new Unusable('part', shown(key));
  if (reading.kind === 'unknown') work.unread.add(shown(key));
  if (reading.kind !== 'drawn' || value === '') return;
  if (Object.hasOwn(references, key) && /^url\(/i.test(value) && !(element === 'mask' && key === 'mask')) {
    putReference(key, value, { values, work });
    return;
  }
  const read = reading.read(value);
  if (read === null) throw new Unusable('part', shown(key));
  values.set(key, read);
}

/** A reference to what is not there is as browsers read it: a paint is its fallback or none, anything else does not apply. */
function putReference(key: string, value: string, { values, work }: Target): void {
  const [, plain, , quoted, rest] = /^url\(\s{0,20}(?:#([^"'()\s]{1,300})|(["'])#([^"'()]{1,300})\2)\s{0,20}\)(.*)$/i.exec(value) ?? [];
  const id = plain ?? quoted ?? '';
  if (rest === undefined) throw new Unusable('part', shown(key));
  const target = targetOf(id, work);
  const isFound = target !== null && references[key]?.includes(target.node.name ?? '');
  const isPaint = key === 'fill' || key === 'stroke';
  if (isFound) {
    work.referenced.add(target.node);
    const fallback = isPaint ? cssColour(rest.trim()) : null;
    values.set(key, `url(#i${target.number})${fallback === null ? '' : ` ${fallback}`}`);
  } else if (isPaint) values.set(key, cssColour(rest.trim()) ?? 'none');
  else values.delete(key);
}

/** Throws for a reference to another file. */
function follow(given: string, { element, values, work }: Target & { element: string }): void {
  const allowed = followed[element];
  const value = given.trim();
  if (allowed === undefined || value === '') return;
  if (!value.startsWith('#')) throw new Unusable('part', element);
  const target = targetOf(value.slice(1), work);
  if (!target || (allowed && !allowed.includes(target.node.name ?? ''))) return;
  work.referenced.add(target.node);
  values.set('href', `#i${target.number}`);
}

/** Ids in addresses may be escaped. */
function targetOf(id: string, { ids, numbers }: Work): { node: SvgNode; number: number } | null {
  const found = [id, unescaped(id)].find((one) => ids.has(one));
  const node = found === undefined ? undefined : ids.get(found);
  return found === undefined || !node ? null : { node, number: numbers.get(found) ?? 0 };
}

function unescaped(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

function attributesOf(values: ReadonlyMap<string, string>): string {
  const plain = [...values].filter(([key]) => !styleOnly.includes(key));
  const styled = [...values].filter(([key]) => styleOnly.includes(key)).map(([key, value]) => `${key}:${value}`);
  const all = styled.length > 0 ? [...plain, ['style', styled.join(';')]] : plain;
  return all
    .map(([key, value = '']) => ` ${key}="${value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')}"`)
    .join('');
}

/** A name as it may stand in a sentence. */
function shown(name: string): string {
  return name.replace(/[^\w:@-]/g, '').slice(0, 40) || 'style';
}
