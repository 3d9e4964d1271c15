/** What threads draw: drawings into pixels and catalogue cards into pictures. Faces and drawings are loaded in the thread itself. */
import type { CalendarPicture } from '#core/catalogue/calendar-picture.ts';
import type { CardPicture } from '#core/catalogue/picture.ts';
import type { PosterTemplate } from '#core/catalogue/poster.ts';
import type { TileWords } from '#core/catalogue/suite/tile-words.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import type { ProofRecords } from '#core/merge/proof.ts';
import { type Tones, tonesOf } from '#core/photos/tones.ts';
import type { YearMonth } from '#core/products/calendar/start.ts';
import type { Piece } from '#core/products/piece.ts';
import { openFonts } from '#resources/fonts.ts';
import { checkDocument, type DocumentCheck } from '#services/checks/check-document.ts';
import type { TaskHandlers } from '#services/jobs/thread-pool.ts';
import { drawCalendarSheet } from './calendars/draw-calendar.ts';
import { drawCardPanel, type PanelDrawing } from './draw-card.ts';
import { drawArtwork } from './drawings/card-artwork.ts';
import { drawingFile } from './drawings/render-drawing.ts';
import { drawPosterPanel, type ShownPoster } from './posters/draw-poster.ts';
import { type DrawnScene, drawScene, type SceneToDraw } from './product-scene/draw-scene.ts';
import type { ProofMarks } from './proof/proof-pdf.ts';
import { recordPages } from './proof/record-pages.ts';
import { jpegHref, type PieceFormat, type Pixels, panelWebps, pieceFile, rgbPixels, svgPixels, type WebpFile } from './render-svg.ts';

export type RenderTasks = {
  /** `photos` as of 'design'; the PDF of all pages, or of those of records. */
  proof: {
    input: { check: DocumentCheck; photos: Record<string, Uint8Array>; marks: ProofMarks; records: ProofRecords | null };
    output: Uint8Array;
  };
  svg: { input: { svg: string; widthPx: number; background: string | null }; output: Pixels };
  panel: { input: { drawing: PanelDrawing; widths: readonly number[] }; output: WebpFile[] };
  /** `photos` are files of pictures by photo id. */
  design: {
    input: { check: DocumentCheck; photos: Record<string, Uint8Array>; panel: string; widths: readonly number[] };
    output: WebpFile[];
  };
  /** `photos` as of 'design'; one file. */
  piece: {
    input: {
      piece: Piece;
      from: DocumentCheck | { sheets: Sheet[] };
      photos: Record<string, Uint8Array>;
      width: number;
      format: PieceFormat;
    };
    output: Uint8Array;
  };
  poster: { input: { template: PosterTemplate; shown: ShownPoster; widths: readonly number[] }; output: WebpFile[] };
  calendar: { input: { picture: CalendarPicture; start: YearMonth; widths: readonly number[] }; output: WebpFile[] };
  /** `words`: what a customer typed for tiles. */
  card: { input: { row: DesignTemplate; picture: CardPicture; widths: readonly number[]; words?: TileWords }; output: WebpFile[] };
  drawing: { input: { row: DesignTemplate; colourway: string }; output: Uint8Array };
  scene: { input: SceneToDraw; output: DrawnScene };
  /** `from` and `photos` as of 'piece'; `front` as of the scene of Sheets. */
  'own-scene': {
    input: Omit<SceneToDraw, 'of'> & { front: string; from: DocumentCheck | { sheets: Sheet[] }; photos: Record<string, Uint8Array> };
    output: DrawnScene;
  };
  /** `file` is a copy for screens. */
  tones: { input: { file: Uint8Array }; output: Tones };
};

async function hrefsOf(photos: Record<string, Uint8Array>, width: number): Promise<Record<string, string>> {
  const hrefs: Record<string, string> = {};
  for (const [id, file] of Object.entries(photos)) hrefs[id] = await jpegHref(file, width);
  return hrefs;
}

async function sheetsOf(from: DocumentCheck | { sheets: Sheet[] }): Promise<Sheet[]> {
  return 'sheets' in from ? from.sheets : (await checkDocument(from)).layout.sheets;
}

export const renderTasks: TaskHandlers<RenderTasks> = {
  async proof({ check, photos, marks, records }) {
    // The PDF libraries are megabytes of code in each thread, and few threads make a proof.
    const { proofPdf } = await import('./proof/proof-pdf.ts');
    if (records) {
      const pages = await recordPages(check, records, marks);
      return proofPdf(pages.sheets, photos, pages.marks);
    }
    const { layout } = await checkDocument(check);
    return proofPdf(layout.sheets, photos, marks);
  },
  async svg({ svg, widthPx, background }) {
    return svgPixels(svg, widthPx, background);
  },
  async panel({ drawing, widths }) {
    return panelWebps(drawing, widths, await openFonts());
  },
  async design({ check, photos, panel, widths }) {
    const { layout } = await checkDocument(check);
    const sheet = layout.sheets.find(({ panels }) => panels.some(({ id }) => id === panel));
    if (!sheet) throw new Error(`no page has the panel ${panel}`);
    return panelWebps({ sheet, panel, photos: await hrefsOf(photos, Math.max(...widths)) }, widths, await openFonts());
  },
  async piece({ piece, from, photos, width, format }) {
    return pieceFile(piece, await sheetsOf(from), await hrefsOf(photos, width), { width, format, fonts: await openFonts() });
  },
  async poster({ template, shown, widths }) {
    const fonts = await openFonts();
    return panelWebps(drawPosterPanel(template, shown, fonts), widths, fonts);
  },
  async calendar({ picture, start, widths }) {
    const fonts = await openFonts();
    return panelWebps(await drawCalendarSheet(picture, start, fonts), widths, fonts);
  },
  async card({ row, picture, widths, words }) {
    const fonts = await openFonts();
    return panelWebps(drawCardPanel(row, picture, fonts, words), widths, fonts);
  },
  async drawing({ row, colourway }) {
    const fonts = await openFonts();
    return drawingFile(drawArtwork(row, colourway, fonts), fonts);
  },
  async scene(wanted) {
    return drawScene(wanted, await openFonts());
  },
  async 'own-scene'({ front, from, photos, ...wanted }) {
    const sheets = await sheetsOf(from);
    const of = { kind: 'sheets', sheets, front, photos: await hrefsOf(photos, Math.max(...wanted.widths)) } as const;
    return drawScene({ ...wanted, of }, await openFonts());
  },
  async tones({ file }) {
    return tonesOf(await rgbPixels(file));
  },
};
