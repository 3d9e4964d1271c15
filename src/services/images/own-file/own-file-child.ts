/** What happens inside the decode process with a customer's own layout: its facts, or one of its pages as a JPEG beside it. */
import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import {
  type DecodeJob,
  type DecodeRefusal,
  type OwnFileAnswer,
  pictureLimits,
  refusals,
  type Untimed,
} from '#services/images/decode-protocol.ts';
import { type OpenPdf, withPdf } from './pdfium.ts';
import { type OwnFileFacts, type OwnFileTask, ownFileLimits, type PageFacts, pageFileOf } from './protocol.ts';
import { readPdfStructure } from './read-pdf.ts';
import { type CleanSvg, cleanSvg } from './svg/clean-svg.ts';
import { drawSvg } from './svg/draw-svg.ts';
import { isSvg } from './svg/svg-source.ts';

type Cause = { refusal: DecodeRefusal; kind: string; named?: string };

function refused(refusal: DecodeRefusal, kind = '', reason: string = refusal, named = ''): Error {
  const cause: Cause = { refusal, kind, ...(named === '' ? {} : { named }) };
  return new Error(reason, { cause });
}

/** Never throws: whatever goes wrong with a file is a refusal of that file. */
export async function readOwnFile({ job, file }: DecodeJob, task: OwnFileTask): Promise<Untimed<OwnFileAnswer>> {
  try {
    if (task.kind === 'facts') return { ok: true, job, facts: await factsOf(file) };
    return { ok: true, job, page: await drawPage(file, task) };
  } catch (error) {
    const { refusal = 'broken', kind = '', ...more } = ((error as Error).cause ?? {}) as Partial<Cause>;
    const reason = String(error).slice(0, 500);
    return { ok: false, job, refusal: refusals.includes(refusal) ? refusal : 'broken', kind, reason, ...more };
  }
}

async function bytesOf(file: string): Promise<Uint8Array> {
  const { size } = await stat(file);
  if (size === 0) throw refused('empty');
  if (size > pictureLimits.bytes) throw refused('bytes');
  return readFile(file);
}

/** By content only; the name of a file proves nothing. */
function kindOf(bytes: Uint8Array): OwnFileFacts['kind'] {
  const head = Buffer.from(bytes.subarray(0, 1024)).toString('latin1');
  if (head.includes('%PDF-')) return 'pdf';
  return isSvg(bytes) ? 'svg' : 'picture';
}

async function factsOf(file: string): Promise<OwnFileFacts> {
  const bytes = await bytesOf(file);
  const kind = kindOf(bytes);
  if (kind === 'picture') return { kind, pages: [], fonts: [], colours: [], obstacles: [], unread: [] };
  if (kind === 'svg') {
    const { width, height, unread } = svgOf(bytes);
    const page = { widthUm: Math.round(width * 1000), heightUm: Math.round(height * 1000), trim: null, ppi: null };
    return { kind, pages: [page], fonts: [], colours: ['rgb'], obstacles: [], unread };
  }
  const found = await withPdf(bytes, (opened) => {
    const pdf = checkedPdf(opened);
    return Array.from({ length: pdf.pageCount }, (_, index) => {
      checkPictures(pdf.pictures(index));
      return pdf.page(index);
    });
  });
  const { units, pictures, ...structure } = await readPdfStructure(bytes);
  checkPictures(pictures);
  const pages = found.map((page, index) => inUnits(page, units[index] ?? 1));
  for (const { widthUm, heightUm } of pages) {
    const [least, most] = [Math.min(widthUm, heightUm), Math.max(widthUm, heightUm)];
    if (!(least >= ownFileLimits.leastSideUm && most <= ownFileLimits.mostSideUm))
      throw refused('page-size', 'pdf', `${widthUm} × ${heightUm}`);
  }
  return { kind, pages, ...structure, unread: [] };
}

/** PDFium takes a unit of a page for a point, whatever the page says. */
function inUnits({ widthUm, heightUm, trim, ppi }: PageFacts, unit: number): PageFacts {
  const um = (value: number) => Math.round(value * unit);
  return {
    widthUm: um(widthUm),
    heightUm: um(heightUm),
    trim: trim && { xUm: um(trim.xUm), yUm: um(trim.yUm), widthUm: um(trim.widthUm), heightUm: um(trim.heightUm) },
    ppi: ppi === null ? null : Math.round(ppi / unit),
  };
}

/** The limits of pictures that come as files of their own. */
function checkPictures(pictures: readonly { width: number; height: number }[]): void {
  const { sidePx, pixels } = pictureLimits;
  const beyond = pictures.find(({ width, height }) => width > sidePx || height > sidePx || width * height > pixels);
  if (beyond) throw refused('page-picture', 'pdf', `a picture of ${beyond.width} × ${beyond.height} pixels`);
}

function checkedPdf(pdf: OpenPdf | 'password' | 'broken'): OpenPdf {
  if (typeof pdf === 'string') throw refused(pdf, 'pdf');
  if (pdf.pageCount < 1) throw refused('broken', 'pdf', 'no page');
  if (pdf.pageCount > ownFileLimits.pages) throw refused('pages', 'pdf', `${pdf.pageCount} pages`);
  return pdf;
}

function svgOf(bytes: Uint8Array): CleanSvg {
  if (bytes.length > ownFileLimits.svgBytes) throw refused('memory', 'svg');
  const clean = cleanSvg(bytes, ownFileLimits.svgBytes);
  if ('svg' in clean) return clean;
  const { problem, named } = clean;
  if (problem === 'broken' || problem === 'memory') throw refused(problem, 'svg');
  throw refused(`svg-${problem}`, 'svg', `${problem} ${named}`, named);
}

type Pixels = { pixels: Uint8Array; width: number; height: number };

/** The page on white as a JPEG with its profile, written beside the file; its size in pixels. */
async function drawPage(
  file: string,
  { page, longPx }: Extract<OwnFileTask, { kind: 'page' }>,
): Promise<{ width: number; height: number }> {
  const bytes = await bytesOf(file);
  const { pixels, width, height } = kindOf(bytes) === 'svg' ? svgPixels(bytes, longPx) : await pdfPixels(bytes, page, longPx);
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .withIccProfile('srgb')
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimizeCoding: false })
    .toFile(pageFileOf(file));
  return { width, height };
}

function svgPixels(bytes: Uint8Array, longPx: number): Pixels {
  const { svg, width, height } = svgOf(bytes);
  return drawSvg(svg, sizePx(width, height, longPx));
}

function pdfPixels(bytes: Uint8Array, index: number, longPx: number): Promise<Pixels> {
  return withPdf(bytes, (opened) => {
    const pdf = checkedPdf(opened);
    if (index >= pdf.pageCount) throw refused('broken', 'pdf', `no page ${index}`);
    const { widthUm, heightUm } = pdf.page(index);
    const { width, height } = sizePx(widthUm, heightUm, longPx);
    return pdf.render(index, width, height);
  });
}

/** Pixels of a page whose longer side has `longPx`, at most as many as a page may have. */
function sizePx(width: number, height: number, longPx: number): { width: number; height: number } {
  const long = Math.max(width, height);
  const scale = Math.min(longPx / long, Math.sqrt(ownFileLimits.pixels / (width * height)));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
