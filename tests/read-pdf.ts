/** PDF files as another engine reads them: text, boxes and pixels of their pages, by PDFium. */
import { type PDFiumDocument, PDFiumLibrary } from '@hyzyla/pdfium';

/** Millimetres from the upper left corner of the page. */
export type Box = { left: number; top: number; right: number; bottom: number };

export type ReadPage = {
  text: string;
  /** Media box and trim box from the lower left corner, in points; the trim box is null for a page without. */
  media: readonly number[] | null;
  trim: readonly number[] | null;
  /** Around each run of text. */
  runs: Box[];
};

/** Functions of PDFium that its library does not type. Pointers are numbers; those of doubles and floats go through its memory. */
type Native = Record<`_FPDF${string}`, (...values: number[]) => number> & {
  wasmExports: { malloc(size: number): number; free(at: number): void };
  HEAPU8: Uint8Array;
};

let library: Promise<PDFiumLibrary> | null = null;

/** A hyphen at the end of a line is read as U+0002 or U+FFFE. Lines end between words and within them: compare without spaces. */
export function squeezed(text: string): string {
  return text.replaceAll('\u0002', '-').replaceAll('\ufffe', '-').normalize('NFKC').replace(/\s+/gu, '');
}

async function withPdf<T>(pdf: Uint8Array, use: (document: PDFiumDocument) => T | Promise<T>): Promise<T> {
  library ??= PDFiumLibrary.init();
  const document = await (await library).loadDocument(Buffer.from(pdf));
  try {
    return await use(document);
  } finally {
    document.destroy();
  }
}

const mm = 25.4 / 72;

export function readPdf(pdf: Uint8Array): Promise<ReadPage[]> {
  return withPdf(pdf, (document) =>
    Array.from(document.pages(), (page) => {
      const { module: native, pageIdx } = page as unknown as { module: Native; pageIdx: number };
      const { originalHeight: height } = page.getOriginalSize();
      const box = (name: 'Media' | 'Trim') => fourNumbers(native, 4, (at) => native[`_FPDFPage_Get${name}Box`]?.(pageIdx, ...at) ?? 0);
      const words = native._FPDFText_LoadPage?.(pageIdx) ?? 0;
      const count = native._FPDFText_CountRects?.(words, 0, -1) ?? 0;
      const runs = Array.from({ length: count }, (_, run) => {
        const [left = 0, top = 0, right = 0, bottom = 0] =
          fourNumbers(native, 8, (at) => native._FPDFText_GetRect?.(words, run, ...at) ?? 0) ?? [];
        return { left: left * mm, top: (height - top) * mm, right: right * mm, bottom: (height - bottom) * mm };
      });
      native._FPDFText_ClosePage?.(words);
      return { text: page.getText(), media: box('Media'), trim: box('Trim'), runs };
    }),
  );
}

/** What a function writes behind four pointers; null where it says that there is nothing. */
function fourNumbers(native: Native, bytes: 4 | 8, write: (pointers: number[]) => number): number[] | null {
  const at = native.wasmExports.malloc(4 * bytes);
  const isThere = write([0, 1, 2, 3].map((index) => at + index * bytes)) !== 0;
  const memory = new DataView(native.HEAPU8.buffer, at, 4 * bytes);
  const numbers = [0, 1, 2, 3].map((index) => (bytes === 4 ? memory.getFloat32(index * 4, true) : memory.getFloat64(index * 8, true)));
  native.wasmExports.free(at);
  return isThere ? numbers : null;
}

/** A page as pixels of four bytes, row by row from the upper left corner. */
export function renderPdf(pdf: Uint8Array, page: number, scale: number): Promise<{ data: Uint8Array; width: number; height: number }> {
  return withPdf(pdf, async (document) => {
    const { data, width, height } = await document.getPage(page).render({ scale, render: async ({ data: pixels }) => Buffer.from(pixels) });
    return { data, width, height };
  });
}
