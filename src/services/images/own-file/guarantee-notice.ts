/**
 * The drawing of the harmonised notice on the legal guarantee of conformity (Implementing Regulation (EU) 2025/1960, Annex I): a file of the
 * owner in the data folder (docs/owner-facts.md). Nothing in it may be changed, so that it is checked and then served byte by byte.
 */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { elements } from './svg/svg-list.ts';
import { pixels, sizeOf } from './svg/svg-size.ts';
import { isSvg, svgSource } from './svg/svg-source.ts';
import { type SvgNode, svgTree } from './svg/svg-tree.ts';

/** The name of the file without its ending, in the data folder and in its address. */
export const noticeName = 'guarantee-notice-de';
export const noticeTypes = { svg: 'image/svg+xml', png: 'image/png', jpg: 'image/jpeg' } as const;
type NoticeEnding = keyof typeof noticeTypes;
const endings = Object.keys(noticeTypes) as NoticeEnding[];

export type GuaranteeNotice = { path: string; type: string; bytes: Buffer; width: number; height: number };
/** `active`: scripts, or parts that would be fetched. `shape`: no upright A4. `small`: its words could not be read. */
export type NoticeProblem = 'missing' | 'large' | 'format' | 'active' | 'shape' | 'small';

const maxBytes = 2_000_000;
/** The column of the checkout on a screen with two pixels for one. */
const minWidthPx = 1_000;
/** The drawing is an upright A4, 0.707; in the Official Journal its picture is 0.731. */
const shapes = { min: 0.69, max: 0.74 };

/** The first of the file's endings counts. */
export async function readGuaranteeNotice(dataDir: string): Promise<GuaranteeNotice | { problem: NoticeProblem }> {
  for (const ending of endings) {
    const file = join(dataDir, `${noticeName}.${ending}`);
    const facts = await stat(file).catch(() => null);
    if (!facts?.isFile()) continue;
    if (facts.size > maxBytes) return { problem: 'large' };
    const bytes = await readFile(file);
    const size = ending === 'svg' ? svgSize(bytes) : await rasterSize(bytes, ending);
    if (typeof size === 'string') return { problem: size };
    const shape = size.width / size.height;
    if (shape < shapes.min || shape > shapes.max) return { problem: 'shape' };
    return { path: `/${noticeName}.${ending}`, type: noticeTypes[ending], bytes, ...size };
  }
  return { problem: 'missing' };
}

type Size = { width: number; height: number };

async function rasterSize(bytes: Buffer, ending: 'png' | 'jpg'): Promise<Size | NoticeProblem> {
  const facts = await sharp(bytes)
    .metadata()
    .catch(() => null);
  if (facts?.format !== (ending === 'jpg' ? 'jpeg' : ending)) return 'format';
  return facts.width < minWidthPx ? 'small' : { width: facts.width, height: facts.height };
}

function svgSize(bytes: Buffer): Size | NoticeProblem {
  const source = isSvg(bytes) ? svgSource(bytes, maxBytes) : null;
  const root = source && 'text' in source ? svgTree(source.text) : null;
  const size = root && sizeOf(root.attributes);
  if (!size) return 'format';
  if (!isStill(root)) return 'active';
  return { width: Math.round(pixels(size.width)), height: Math.round(pixels(size.height)) };
}

const describing: readonly (string | null)[] = ['title', 'desc', 'style'];
/** An address that is none of a part of the same file. */
const elsewhere = /url\(\s*["']?(?!#)|@import/i;

/** Only shapes, without scripts and without anything of another file. */
function isStill({ name, attributes, text, children }: SvgNode): boolean {
  if (name === null || !(Object.hasOwn(elements, name) || describing.includes(name))) return false;
  if (elsewhere.test(text)) return false;
  for (const [attribute, value] of attributes) {
    if (/^on/i.test(attribute) || elsewhere.test(value)) return false;
    if (attribute === 'href' && !value.startsWith('#')) return false;
  }
  return children.every(isStill);
}
