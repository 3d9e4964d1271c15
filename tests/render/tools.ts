/** The outside programs that judge print files, and whether they are here. They are judges only; the shop never calls them. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const judges = ['qpdf', 'gs', 'pdfinfo', 'pdffonts', 'pdfimages', 'pdftotext', 'exiftool', 'mutool'] as const;
export type Judge = (typeof judges)[number];

const icc = fileURLToPath(new URL('../../icc/', import.meta.url));

/** Empty when every judge is here. Tests that need them are skipped otherwise, which a CI run counts as a failure. */
export const missingJudges = judges.filter((name) => !(process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, name))));
if (missingJudges.length > 0) console.warn(`Nicht gefunden: ${missingJudges.join(', ')}. Tests der Druckdateien laufen nicht.`);

export type Run = { status: number; out: Buffer; text: string };

export function judge(name: Judge, args: string[], input?: Uint8Array): Run {
  const { status, stdout, stderr } = spawnSync(name, args, { input, maxBuffer: 2 ** 30 });
  return { status: status ?? -1, out: stdout, text: `${stdout.toString('utf8')}${stderr.toString('utf8')}` };
}

/** As `judge`, but throws with the program's own words when it fails. */
export function judgeOk(name: Judge, args: string[], input?: Uint8Array): Run {
  const run = judge(name, args, input);
  if (run.status !== 0) throw new Error(`${name} ${args.join(' ')}: ${run.text.slice(0, 2000)}`);
  return run;
}

/** A folder of its own for one piece of work, removed afterwards. */
export async function inFolder<T>(work: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'render-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const quiet = ['-q', '-dNOPAUSE', '-dBATCH', '-dSAFER', '-dUsePDFX3Profile'];

/** Each page, or one of them, as the press would show it: TIFF at `dpi` through the output condition, four times supersampled, no overprint simulated. */
export async function rasterise(pdf: Uint8Array, dpi: number, page?: number): Promise<Buffer[]> {
  const rasters: Buffer[] = [];
  const collect = (raster: Buffer) => void rasters.push(raster);
  await eachRaster(pdf, dpi, collect, page);
  return rasters;
}

/** As `rasterise`, with one page at a time in memory: those of a booklet are 80 MB. */
export function eachRaster(
  pdf: Uint8Array,
  dpi: number,
  use: (raster: Buffer, index: number) => void | Promise<void>,
  page?: number,
): Promise<void> {
  return inFolder(async (folder) => {
    writeFileSync(join(folder, 'in.pdf'), pdf);
    const colour = [
      `--permit-file-read=${icc}`,
      `-sDefaultCMYKProfile=${icc}ISOcoated_v2_300_bas.icc`,
      '-dRenderIntent=1',
      '-dBlackPtComp=1',
    ];
    const size = ['-sDEVICE=tiffscaled24', '-sCompression=none', `-r${dpi * 4}`, '-dDownScaleFactor=4'];
    const pages = page === undefined ? [] : [`-dFirstPage=${page}`, `-dLastPage=${page}`];
    judgeOk('gs', [...quiet, ...size, ...colour, ...pages, '-o', join(folder, 'p%03d.tif'), join(folder, 'in.pdf')]);
    const names = readdirSync(folder)
      .filter((name) => name.endsWith('.tif'))
      .sort();
    for (const [index, name] of names.entries()) await use(readFileSync(join(folder, name)), index);
  });
}

/** Plates of each page as gray TIFFs by name: 'Cyan' … 'Black' and the spot plates. 0 is full ink. */
export function plates(pdf: Uint8Array, dpi: number): Promise<Map<string, Buffer>[]> {
  return inFolder((folder) => {
    writeFileSync(join(folder, 'in.pdf'), pdf);
    const device = ['-sDEVICE=tiffsep', '-sCompression=none', `-r${dpi}`];
    judgeOk('gs', [...quiet, ...device, '-o', join(folder, 'p%d.tif'), join(folder, 'in.pdf')]);
    const pages: Map<string, Buffer>[] = [];
    for (const name of readdirSync(folder)) {
      const [, page, plate] = name.match(/^p(\d+)\((.+)\)\.tif$/) ?? [];
      if (!page || !plate) continue;
      const index = Number(page) - 1;
      pages[index] ??= new Map();
      pages[index].set(plate, readFileSync(join(folder, name)));
    }
    return pages;
  });
}
