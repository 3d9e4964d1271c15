/** QR codes as they are printed, read by a decoder that is not the generator's. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { DesignDocument } from '#core/design/document.ts';
import { quietZoneModules } from '#core/layout/qr.ts';
import type { FillItem, Item, Sheet } from '#core/layout/sheet.ts';

/** Pixels of a module: few are enough for a drawn code. */
const modulePixels = 4;

let prepared: Promise<unknown> | null = null;

/** The decoder's program is a file of the package: it is loaded once a process. */
function prepare(): Promise<unknown> {
  prepared ??= Promise.resolve().then(() => {
    const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
    return prepareZXingModule({ overrides: { wasmBinary: readFileSync(file).buffer as ArrayBuffer }, fireImmediately: true });
  });
  return prepared;
}

function fillsOf(items: readonly Item[], of: string): FillItem[] {
  return items.flatMap((item) => {
    if (item.kind === 'group') return fillsOf(item.items, of);
    return item.kind === 'fill' && item.of === of ? item : [];
  });
}

type Bar = { left: number; top: number; right: number; bottom: number };

/** Rectangles of a path. */
function barsOf(d: string): Bar[] {
  return d.split('Z').flatMap((path) => {
    const numbers = (path.match(/-?\d+/g) ?? []).map(Number);
    const [xs, ys] = [numbers.filter((_, at) => at % 2 === 0), numbers.filter((_, at) => at % 2 === 1)];
    return numbers.length === 8 ? { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) } : [];
  });
}

/** Dark modules on white with the quiet zone around them. */
function picture(bars: readonly Bar[]): ImageData {
  const side = Math.min(...bars.map(({ top, bottom }) => bottom - top));
  const left = Math.min(...bars.map((bar) => bar.left));
  const top = Math.min(...bars.map((bar) => bar.top));
  const modules = Math.round((Math.max(...bars.map(({ bottom }) => bottom)) - top) / side);
  const width = (modules + 2 * quietZoneModules) * modulePixels;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  const pixel = (um: number, from: number) => (Math.round((um - from) / side) + quietZoneModules) * modulePixels;
  for (const bar of bars)
    for (let y = pixel(bar.top, top); y < pixel(bar.bottom, top); y++)
      for (let x = pixel(bar.left, left); x < pixel(bar.right, left); x++) data.fill(0, 4 * (y * width + x), 4 * (y * width + x) + 3);
  return { data, width, height: width, colorSpace: 'srgb' } as ImageData;
}

async function readCode(d: string): Promise<string | null> {
  const bars = barsOf(d);
  if (bars.length === 0) return null;
  await prepare();
  const [found] = await readBarcodes(picture(bars), { formats: ['QRCode'], maxNumberOfSymbols: 1 });
  return found?.text ?? null;
}

export type CodeReader = (design: DesignDocument, sheets: readonly Sheet[]) => Promise<{ page: string; element: string }[]>;

/** Finds the codes that say something else than their element on the Sheets of a design, or nothing. A code that was read is not read again. */
export function createCodeReader(): CodeReader {
  let last = new Map<string, string | null>();
  return async (design, sheets) => {
    const read = new Map<string, string | null>();
    const wrong: { page: string; element: string }[] = [];
    for (const { id: page, elements } of design.pages) {
      for (const element of elements) {
        if (element.kind !== 'qr') continue;
        const d = fillsOf(sheets.find(({ id }) => id === page)?.items ?? [], element.id).at(-1)?.d ?? '';
        const text = read.get(d) ?? last.get(d) ?? (await readCode(d));
        read.set(d, text);
        if (text !== element.content) wrong.push({ page, element: element.id });
      }
    }
    last = read;
    return wrong;
  };
}
