/** What the outside programs say about a print file, in numbers that tests can compare. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sheet } from '#core/layout/sheet.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import { eachGlyph } from './compare.ts';
import { inFolder, judgeOk, plates } from './tools.ts';

export type PressFile = {
  qpdf: string;
  boxes: string;
  /** Rows of pdffonts: type, embedded, subset, unicode. */
  fonts: { name: string; type: string; embedded: string; subset: string; unicode: string }[];
  photos: { page: number; width: number; height: number; colour: string; encoding: string; xPpi: number; yPpi: number }[];
  exif: Record<string, unknown>;
  /** Everything unpacked, for searching. */
  plain: string;
  text: string;
  /** Bytes of the photos as stored. */
  extracted: Buffer[];
};

const rows = (text: string) => text.trim().split('\n').slice(2);

/** Reads each fact from the file; `folder` is free for what a program writes. */
const readers: { [Fact in keyof PressFile]: (file: string, folder: string) => PressFile[Fact] } = {
  qpdf: (file) => judgeOk('qpdf', ['--check', file]).text,
  boxes: (file) => judgeOk('pdfinfo', ['-box', '-f', '1', '-l', '9', file]).text,
  fonts: (file) =>
    rows(judgeOk('pdffonts', [file]).text).map((row) => {
      const match = row.match(/^(\S+)\s+(.+?)\s{2,}(\S+)\s+(yes|no)\s+(yes|no)\s+(yes|no)/);
      const [, name = '', type = '', , embedded = '', subset = '', unicode = ''] = match ?? [];
      return { name, type, embedded, subset, unicode };
    }),
  photos: (file) =>
    rows(judgeOk('pdfimages', ['-list', file]).text).map((row) => {
      const [page, , , width, height, colour = '', , , encoding = '', , , , xPpi, yPpi] = row.trim().split(/\s+/);
      return {
        page: Number(page),
        width: Number(width),
        height: Number(height),
        colour,
        encoding,
        xPpi: Number(xPpi),
        yPpi: Number(yPpi),
      };
    }),
  exif: (file) => JSON.parse(judgeOk('exiftool', ['-j', '-G1', file]).out.toString('utf8'))[0] as Record<string, unknown>,
  plain: (file) => judgeOk('qpdf', ['--qdf', '--object-streams=disable', file, '-']).out.toString('latin1'),
  text: (file) => judgeOk('pdftotext', ['-layout', file, '-']).out.toString('utf8'),
  extracted: (file, folder) => {
    const images = join(folder, 'images');
    mkdirSync(images);
    judgeOk('pdfimages', ['-all', file, join(images, 'i')]);
    return readdirSync(images)
      .sort()
      .map((name) => readFileSync(join(images, name)));
  },
};

/** The facts asked for: each costs a run of a program. */
export function readPress<Fact extends keyof PressFile>(pdf: Uint8Array, facts: readonly Fact[]): Promise<Pick<PressFile, Fact>> {
  return inFolder((folder) => {
    const file = join(folder, 'f.pdf');
    writeFileSync(file, pdf);
    return Object.fromEntries(facts.map((fact) => [fact, readers[fact](file, folder)])) as Pick<PressFile, Fact>;
  });
}

/** Largest distance in µm from a visible glyph of the Sheet to the nearest glyph origin in the file, and how many were compared. */
export function glyphDistance(pdf: Uint8Array, sheet: Sheet, page: number): Promise<{ worstUm: number; count: number }> {
  return inFolder((folder) => {
    const file = join(folder, 'f.pdf');
    writeFileSync(file, pdf);
    const xml = judgeOk('mutool', ['draw', '-q', '-F', 'stext', '-o', '-', file, String(page)]).out.toString('utf8');
    const um = (points: string) => (Number(points) * 25_400) / 72 - sheet.bleedUm;
    const origins = Array.from(xml.matchAll(/<char [^>]*?\bx="([^"]+)" y="([^"]+)"/g), ([, x = '', y = '']) => [um(x), um(y)] as const);
    let worstUm = 0;
    let count = 0;
    eachGlyph(sheet.items, null, ({ text, xUm, yUm }) => {
      if (text.trim() === '') return;
      count += 1;
      worstUm = Math.max(worstUm, Math.min(...origins.map(([x, y]) => Math.hypot(x - xUm, y - yUm))));
    });
    return { worstUm, count };
  });
}

export type PlateFacts = { inked: number; least: number; most: number };
/** In per cent of full ink; `inked` is the share of pixels with any. */
export type PlateBox = { leftUm: number; topUm: number; widthUm: number; heightUm: number };

export const plateDpi = 127;

/** All pages of a file are separated by the first call for one of them. */
const separated = weakMemoize((pdf: Uint8Array) => plates(pdf, plateDpi));

/** Ink on every plate of a page, in a part of the trimmed sheet or everywhere, and the highest sum of process inks in one pixel. */
export async function readPlates(pdf: Uint8Array, page: number, boxes: Record<string, PlateBox> = {}) {
  const found = (await separated(pdf))[page - 1];
  if (!found) throw new Error(`no plates of page ${page}`);
  const whole: Record<string, PlateFacts> = {};
  const parts: Record<string, Record<string, PlateFacts>> = Object.fromEntries(Object.keys(boxes).map((name) => [name, {}]));
  let sums = new Uint16Array();
  for (const [name, tiff] of found) {
    const { data, info } = await sharp(tiff).greyscale().toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
    if (info.channels !== 1) throw new Error(`a plate of ${info.channels} channels`);
    whole[name] = facts([data]);
    for (const [part, box] of Object.entries(boxes)) {
      const place = [box.leftUm + 3_000, box.topUm + 3_000, box.widthUm, box.heightUm].map((um) => Math.round((um / 25_400) * plateDpi));
      const [left = 0, top = 0, width = 0, height = 0] = place;
      const rows = Array.from({ length: height }, (_, y) =>
        data.subarray((top + y) * info.width + left, (top + y) * info.width + left + width),
      );
      Object.assign(parts[part] ?? {}, { [name]: facts(rows) });
    }
    if (!['Cyan', 'Magenta', 'Yellow', 'Black'].includes(name)) continue;
    if (sums.length === 0) sums = new Uint16Array(data.length);
    for (let at = 0; at < sums.length; at++) sums[at] = (sums[at] ?? 0) + 255 - (data[at] ?? 255);
  }
  let maxInk = 0;
  for (const sum of sums) if (sum > maxInk) maxInk = sum;
  return { whole, parts, mostInk: (maxInk / 255) * 100 };
}

/** Of rows of gray values, where 0 is full ink and 255 is none. */
function facts(rows: readonly Uint8Array[]): PlateFacts {
  let [inked, least, most, count] = [0, 255, 0, 0];
  for (const row of rows) {
    count += row.length;
    for (let at = 0; at < row.length; at++) {
      const value = 255 - (row[at] ?? 255);
      if (value > 0) inked += 1;
      if (value < least) least = value;
      if (value > most) most = value;
    }
  }
  return { inked: inked / Math.max(1, count), least: (least / 255) * 100, most: (most / 255) * 100 };
}
