/** PDF files through PDFium as WebAssembly: pages, boxes, resolution of pictures, and pages as pixels. Runs in the decode process only. */
import { PDFiumModule } from '@hyzyla/pdfium';
import type { PageFacts } from './protocol.ts';

/** The functions of PDFium that are used here (public/fpdfview.h, fpdf_transformpage.h, fpdf_edit.h); pointers and handles are numbers. */
type Pdfium = {
  HEAPU8: Uint8Array;
  _malloc(bytes: number): number;
  _free(pointer: number): void;
  _FPDF_InitLibrary(): void;
  _FPDF_LoadMemDocument(bytes: number, length: number, password: number): number;
  _FPDF_CloseDocument(document: number): void;
  _FPDF_GetLastError(): number;
  _FPDF_GetPageCount(document: number): number;
  _FPDF_LoadPage(document: number, index: number): number;
  _FPDF_ClosePage(page: number): void;
  _FPDF_GetPageWidthF(page: number): number;
  _FPDF_GetPageHeightF(page: number): number;
  _FPDFPage_GetRotation(page: number): number;
  _FPDFPage_GetMediaBox: BoxReader;
  _FPDFPage_GetCropBox: BoxReader;
  _FPDFPage_GetBleedBox: BoxReader;
  _FPDFPage_GetTrimBox: BoxReader;
  _FPDFPage_SetCropBox(page: number, left: number, bottom: number, right: number, top: number): void;
  _FPDFPage_CountObjects(page: number): number;
  _FPDFPage_GetObject(page: number, index: number): number;
  _FPDFPageObj_GetType(object: number): number;
  _FPDFFormObj_CountObjects(form: number): number;
  _FPDFFormObj_GetObject(form: number, index: number): number;
  _FPDFImageObj_GetImagePixelSize(image: number, width: number, height: number): number;
  _FPDFImageObj_GetImageMetadata(image: number, page: number, metadata: number): number;
  _FPDFBitmap_Create(width: number, height: number, alpha: number): number;
  _FPDFBitmap_FillRect(bitmap: number, left: number, top: number, width: number, height: number, argb: number): void;
  _FPDFBitmap_GetBuffer(bitmap: number): number;
  _FPDFBitmap_GetStride(bitmap: number): number;
  _FPDFBitmap_Destroy(bitmap: number): void;
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    left: number,
    top: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void;
};
type BoxReader = (page: number, left: number, bottom: number, right: number, top: number) => number;
/** Points from the lower left corner of the page's coordinates. */
type PdfBox = { left: number; bottom: number; right: number; top: number };

const passwordError = 4;
const imageObject = 3;
const formObject = 5;
/** FPDF_PRINTING (0x800) | FPDF_REVERSE_BYTE_ORDER (0x10): as printers draw it, in the order red, green, blue. */
const renderFlags = 0x810;
/** More objects of a page are not looked at for pictures. */
const maxObjects = 20_000;

export type OpenPdf = {
  pageCount: number;
  /** Sizes in pixels that the pictures of a page have by their dictionaries: nothing is decoded. */
  pictures(index: number): { width: number; height: number }[];
  page(index: number): PageFacts;
  /** RGBA rows on white. */
  render(index: number, width: number, height: number): { pixels: Uint8Array; width: number; height: number };
};

let loaded: Promise<Pdfium> | null = null;

async function pdfium(): Promise<Pdfium> {
  loaded ??= (PDFiumModule as unknown as (options: object) => Promise<Pdfium>)({}).then((module) => {
    module._FPDF_InitLibrary();
    return module;
  });
  return loaded;
}

/** `work` gets 'password' for a file that opens with a password only, 'broken' for one that is no PDF. */
export async function withPdf<T>(bytes: Uint8Array, work: (pdf: OpenPdf | 'password' | 'broken') => T): Promise<T> {
  const module = await pdfium();
  const memory = module._malloc(bytes.length);
  module.HEAPU8.set(bytes, memory);
  const document = module._FPDF_LoadMemDocument(memory, bytes.length, 0);
  const scratch = module._malloc(64);
  try {
    if (document === 0) return work(module._FPDF_GetLastError() === passwordError ? 'password' : 'broken');
    return work(openDocument(module, document, scratch));
  } finally {
    if (document !== 0) module._FPDF_CloseDocument(document);
    module._free(scratch);
    module._free(memory);
  }
}

/** `scratch`: 64 bytes for what functions write. */
function openDocument(module: Pdfium, document: number, scratch: number): OpenPdf {
  function withPage<T>(index: number, work: (page: number) => T): T {
    const page = module._FPDF_LoadPage(document, index);
    if (page === 0) throw new Error(`page ${index} cannot be loaded`);
    try {
      return work(page);
    } finally {
      module._FPDF_ClosePage(page);
    }
  }

  function boxOf(read: BoxReader, page: number): PdfBox | null {
    if (!read(page, scratch, scratch + 4, scratch + 8, scratch + 12)) return null;
    const [left = 0, bottom = 0, right = 0, top = 0] = new Float32Array(module.HEAPU8.buffer.slice(scratch, scratch + 16));
    return right > left && top > bottom ? { left, bottom, right, top } : null;
  }

  /** Cuts the page to its bleed box, so that sizes and pixels are those of the bleed box. Gives the box, or null where there is none. */
  function cutToBleed(page: number): PdfBox | null {
    const media = boxOf(module._FPDFPage_GetMediaBox, page);
    const visible = boxOf(module._FPDFPage_GetCropBox, page) ?? media;
    const bleed = boxOf(module._FPDFPage_GetBleedBox, page);
    if (!bleed || (media && !isInside(bleed, media))) return visible;
    module._FPDFPage_SetCropBox(page, bleed.left, bleed.bottom, bleed.right, bleed.top);
    return bleed;
  }

  /** The pictures of a page and of its forms. */
  function picturesOf(page: number): number[] {
    const pictures: number[] = [];
    let seen = 0;
    const visit = (object: number, depth: number): void => {
      const type = module._FPDFPageObj_GetType(object);
      seen += 1;
      if (type === formObject && depth < 8) {
        const count = module._FPDFFormObj_CountObjects(object);
        for (let at = 0; at < count && seen < maxObjects; at += 1) visit(module._FPDFFormObj_GetObject(object, at), depth + 1);
      }
      if (type === imageObject) pictures.push(object);
    };
    const count = module._FPDFPage_CountObjects(page);
    for (let at = 0; at < count && seen < maxObjects; at += 1) visit(module._FPDFPage_GetObject(page, at), 0);
    return pictures;
  }

  function pixelSize(picture: number): { width: number; height: number } {
    if (!module._FPDFImageObj_GetImagePixelSize(picture, scratch, scratch + 4)) return { width: 0, height: 0 };
    const [width = 0, height = 0] = new Uint32Array(module.HEAPU8.buffer.slice(scratch, scratch + 8));
    return { width, height };
  }

  function coarsest(page: number): number | null {
    let least: number | null = null;
    for (const picture of picturesOf(page)) {
      // FPDF_IMAGEOBJ_METADATA: width and height in pixels, horizontal and vertical dpi, …
      if (!module._FPDFImageObj_GetImageMetadata(picture, page, scratch)) continue;
      const [across = 0, down = 0] = new Float32Array(module.HEAPU8.buffer.slice(scratch + 8, scratch + 16));
      const ppi = Math.min(across, down);
      if (ppi > 1 && ppi < 100_000) least = Math.min(least ?? ppi, ppi);
    }
    return least === null ? null : Math.round(least);
  }

  return {
    pageCount: module._FPDF_GetPageCount(document),
    pictures: (index) => withPage(index, (page) => picturesOf(page).map(pixelSize)),
    page: (index) =>
      withPage(index, (page) => {
        const area = cutToBleed(page);
        const size = { widthUm: um(module._FPDF_GetPageWidthF(page)), heightUm: um(module._FPDF_GetPageHeightF(page)) };
        const trim = boxOf(module._FPDFPage_GetTrimBox, page);
        const ppi = coarsest(page);
        return { ...size, trim: area && trim ? trimWithin(area, trim, module._FPDFPage_GetRotation(page)) : null, ppi };
      }),
    render: (index, width, height) =>
      withPage(index, (page) => {
        cutToBleed(page);
        const bitmap = module._FPDFBitmap_Create(width, height, 0);
        if (bitmap === 0) throw new Error('no memory for the page');
        module._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
        module._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, renderFlags);
        const from = module._FPDFBitmap_GetBuffer(bitmap);
        const pixels = module.HEAPU8.slice(from, from + module._FPDFBitmap_GetStride(bitmap) * height);
        module._FPDFBitmap_Destroy(bitmap);
        return { pixels, width, height };
      }),
  };
}

function um(points: number): number {
  return Math.round((points * 25_400) / 72);
}

/** With half a point of tolerance: boxes are written with few digits. */
function isInside(inner: PdfBox, outer: PdfBox): boolean {
  const slack = 0.5;
  return (
    inner.left >= outer.left - slack &&
    inner.bottom >= outer.bottom - slack &&
    inner.right <= outer.right + slack &&
    inner.top <= outer.top + slack
  );
}

/** The trim box from the upper left corner of `area` as the page is seen; null for one that is not inside, or is the area itself. */
function trimWithin(area: PdfBox, trim: PdfBox, quarterTurns: number): PageFacts['trim'] {
  if (!isInside(trim, area)) return null;
  const margins = [area.top - trim.top, area.right - trim.right, trim.bottom - area.bottom, trim.left - area.left].map((points) =>
    Math.max(0, um(points)),
  );
  // A page turned clockwise by a quarter shows its left margin above.
  const seen = [0, 1, 2, 3].map((side) => margins[(side - quarterTurns + 4) % 4] ?? 0);
  const [top = 0, right = 0, bottom = 0, left = 0] = seen;
  if (Math.max(top, right, bottom, left) < 100) return null;
  const [width, height] = [um(area.right - area.left), um(area.top - area.bottom)];
  const [across, down] = quarterTurns % 2 === 0 ? [width, height] : [height, width];
  return { xUm: left, yUm: top, widthUm: across - left - right, heightUm: down - top - bottom };
}
