/** A strict reading of SVG files from outside: only elements, attributes and values of a list survive, written anew. Draws nothing. */

/** Elements with the attributes they keep besides `shared`. Everything else goes with all that it holds. */
const elements: Record<string, readonly string[]> = {
  svg: ['viewBox', 'width', 'height', 'preserveAspectRatio'],
  g: [],
  defs: [],
  symbol: ['viewBox', 'preserveAspectRatio'],
  use: ['href', 'x', 'y', 'width', 'height'],
  path: ['d'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
  clipPath: ['clipPathUnits'],
  linearGradient: ['x1', 'y1', 'x2', 'y2', 'gradientUnits', 'gradientTransform', 'spreadMethod', 'href'],
  radialGradient: ['cx', 'cy', 'r', 'fx', 'fy', 'gradientUnits', 'gradientTransform', 'spreadMethod', 'href'],
  stop: ['offset', 'stop-color', 'stop-opacity'],
};

const shared: readonly string[] = [
  'id',
  'class',
  'transform',
  'fill',
  'fill-opacity',
  'fill-rule',
  'clip-rule',
  'clip-path',
  'opacity',
  'color',
  'display',
  'visibility',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
  'stroke-dasharray',
  'stroke-dashoffset',
];

/** Properties that a style may set: those that are attributes as well. */
const styled: ReadonlySet<string> = new Set([...shared, 'stop-color', 'stop-opacity']);

/** Elements that people see and the shop cannot draw: a file with one of them is refused, since it would print without it. */
const lost: Record<string, 'text' | 'image'> = { text: 'text', tspan: 'text', foreignObject: 'text', image: 'image' };

const maxElements = 20_000;
const maxDepth = 60;
/** Copies that `use` makes; each may hold further ones, which is how small files grow. */
const maxUses = 500;
/** Coordinates beyond this are no drawing. */
const maxNumber = 1e6;

type CleanSvg = { svg: string; width: number; height: number };
type SvgProblem = 'broken' | 'text' | 'image' | 'size';

type Tag = { name: string; attributes: Map<string, string>; isEnd: boolean; isAlone: boolean };

/** The file with nothing but drawing in it, and its size in millimetres; or why it cannot be used. */
export function cleanSvg(source: string): CleanSvg | SvgProblem {
  // Entities other than those of XML itself are declared in a document type; one with declarations is not read.
  if (/<!DOCTYPE[^>]*\[|<!ENTITY/i.test(source)) return 'broken';
  const styles = classStyles(source);
  const text = source
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<\?[\s\S]*?\?>/g, '')
    .replace(/<!DOCTYPE[^>]*>/gi, '')
    .replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
  const out: string[] = [];
  const open: string[] = [];
  /** Name of the element that is being passed over, and how deep. */
  let skipped: { name: string; depth: number } | null = null;
  let size: { width: number; height: number } | null = null;
  let count = 0;
  let uses = 0;
  for (const tag of tagsOf(text)) {
    if (tag === null) return 'broken';
    if (skipped) {
      if (tag.name === skipped.name && !tag.isAlone) skipped.depth += tag.isEnd ? -1 : 1;
      if (skipped.depth === 0) skipped = null;
      continue;
    }
    if (tag.isEnd) {
      if (open.pop() !== tag.name) return 'broken';
      out.push(`</${tag.name}>`);
      continue;
    }
    const problem = lost[tag.name];
    if (problem) return problem;
    const isKnown = Object.hasOwn(elements, tag.name) && open.length > 0 === out.length > 0 && (out.length > 0 || tag.name === 'svg');
    if (!isKnown) {
      if (out.length === 0) return 'broken';
      if (!tag.isAlone) skipped = { name: tag.name, depth: 1 };
      continue;
    }
    count += 1;
    uses += tag.name === 'use' ? 1 : 0;
    if (count > maxElements || open.length > maxDepth || uses > maxUses) return 'broken';
    if (out.length === 0) {
      size = sizeOf(tag.attributes);
      if (!size) return 'size';
    }
    const attributes = keptAttributes(tag, styles);
    if (attributes === null) return 'broken';
    const isRoot = out.length === 0;
    const root = isRoot ? ` xmlns="http://www.w3.org/2000/svg"${tag.attributes.has('viewBox') ? '' : boxOf(size)}` : '';
    out.push(`<${tag.name}${root}${attributes}${tag.isAlone ? '/' : ''}>`);
    if (!tag.isAlone) open.push(tag.name);
  }
  if (!size || open.length > 0 || skipped) return 'broken';
  return { svg: out.join(''), ...size };
}

function boxOf(size: { width: number; height: number } | null): string {
  return size ? ` viewBox="0 0 ${pixels(size.width)} ${pixels(size.height)}"` : '';
}

/** CSS pixels of millimetres. */
function pixels(mm: number): number {
  return Math.round((mm * 96_000) / 25.4) / 1000;
}

/** Tags in order; null where the text is not well formed. Text between tags is passed over: drawings have none. */
function* tagsOf(text: string): Generator<Tag | null> {
  const pattern = /<(\/?)([A-Za-z_][\w:.-]*)((?:\s+[A-Za-z_][\w:.-]*\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|</g;
  for (const [, end, qualified, list = '', alone] of text.matchAll(pattern)) {
    if (qualified === undefined) {
      yield null;
      return;
    }
    const attributes = new Map<string, string>();
    for (const [, name = '', double, single] of list.matchAll(/([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
      attributes.set(name === 'xlink:href' ? 'href' : name, double ?? single ?? '');
    }
    yield { name: qualified.replace(/^svg:/, ''), attributes, isEnd: end === '/', isAlone: alone === '/' };
  }
}

const unitsMm: Record<string, number> = { '': 25.4 / 96, px: 25.4 / 96, mm: 1, cm: 10, in: 25.4, pt: 25.4 / 72, pc: 25.4 / 6 };

function lengthMm(value: string | undefined): number | null {
  const match = /^\s*(\d+(?:\.\d+)?|\.\d+)\s*(px|mm|cm|in|pt|pc)?\s*$/.exec(value ?? '');
  const mm = match ? Number(match[1]) * (unitsMm[match[2] ?? ''] ?? 0) : 0;
  return mm > 0 ? mm : null;
}

/** Of the root: width and height, or the view box where they are missing or shares. Null for a drawing without a size or of an absurd one. */
function sizeOf(root: ReadonlyMap<string, string>): { width: number; height: number } | null {
  const [, , boxWidth, boxHeight] = (root.get('viewBox') ?? '').trim().split(/[\s,]+/);
  const width = lengthMm(root.get('width')) ?? lengthMm(boxWidth);
  const height = lengthMm(root.get('height')) ?? lengthMm(boxHeight);
  if (width === null || height === null || width > 20_000 || height > 20_000) return null;
  const ratio = width / height;
  return ratio > 100 || ratio < 0.01 ? null : { width, height };
}

/** Rules of style elements that name single classes, as Illustrator and Inkscape write them. */
function classStyles(source: string): Map<string, string> {
  const rules = new Map<string, string>();
  for (const [, sheet = ''] of source.matchAll(/<style[^>]*>([\s\S]{0,200000}?)<\/style>/gi)) {
    for (const [, selectors = '', body = ''] of sheet.matchAll(/([^{}]{1,2000})\{([^{}]{0,2000})\}/g)) {
      for (const selector of selectors.split(',')) {
        const name = /^\s*\.([\w-]{1,80})\s*$/.exec(selector.replace(/<!\[CDATA\[/, ''))?.[1];
        if (name !== undefined) rules.set(name, `${rules.get(name) ?? ''};${body}`);
      }
    }
  }
  return rules;
}

/** The attributes that stay, escaped; null for one with an absurd number. */
function keptAttributes({ name, attributes }: Tag, styles: ReadonlyMap<string, string>): string | null {
  const allowed = new Set([...shared, ...(elements[name] ?? [])]);
  const values = new Map<string, string>();
  for (const [key, value] of attributes) if (allowed.has(key) && key !== 'class') values.set(key, value);
  const classes = (attributes.get('class') ?? '').split(/\s+/).map((one) => styles.get(one) ?? '');
  for (const rule of [...classes, attributes.get('style') ?? '']) {
    for (const [, key = '', value = ''] of rule.matchAll(/([a-z-]+)\s*:\s*([^;]+)/g)) if (styled.has(key)) values.set(key, value.trim());
  }
  let text = '';
  for (const [key, value] of values) {
    if (hasHugeNumber(key, value)) return null;
    if (isSafe(key, value)) text += ` ${key}="${escaped(value)}"`;
  }
  return text;
}

/** References lead to elements of the same file only; values hold no functions but these. */
function isSafe(key: string, value: string): boolean {
  if (key === 'href') return /^#[\w.-]{1,200}$/.test(value);
  if (key === 'id') return /^[\w.-]{1,200}$/.test(value);
  if (/url\s*\(/i.test(value)) return /^url\(\s*["']?#[\w.-]{1,200}["']?\s*\)(?:\s+(?:none|#[0-9a-fA-F]{3,8}))?$/.test(value);
  return !/[<>&\\]|:\/\/|javascript:|expression|@/i.test(value);
}

function hasHugeNumber(key: string, value: string): boolean {
  if (key === 'id' || key === 'href' || /^#/.test(value)) return false;
  if (/\d{8}/.test(value.replace(/\.\d+/g, '')) || /e\+?\d{2}/i.test(value)) return true;
  return (value.match(/\d+(?:\.\d+)?(?:e[+-]?\d+)?/gi) ?? []).some((number) => Number(number) > maxNumber);
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
