/** A hanging template as PDF in full size: an overview, then tiles of A4 with outlines, points and a line to measure. Pure: facts in, PDF out. */
import PDFDocument from 'pdfkit';
import type { FaceKey } from '#core/layout/text/faces.ts';
import { crossMm, shownMm, type Template, type TemplatePiece, type TemplateTile, tileMm } from '#core/wall/template.ts';

/** Everything that is written, as its reader reads it. */
export type TemplateWords = {
  title: string;
  /** How it is printed and used, a paragraph each. */
  how: readonly string[];
  /** Beside the line of 100 mm. */
  control: string;
  /** One for each piece: its name, and where its points are. */
  pieces: readonly { name: string; points: string }[];
  /** Names of the neighbours: "weiter mit A2". */
  next: Readonly<Record<string, string>>;
  /** ISO time of creation and language tag, as the file says them. */
  createdAt: string;
  language: string;
};

type Document = InstanceType<typeof PDFDocument>;

/** PDF points of millimetres. */
function mm(value: number): number {
  return (value * 72) / 25.4;
}

const { margin } = tileMm;
const paper: [number, number] = [mm(tileMm.widthMm), mm(tileMm.heightMm)];
const [grey, black] = ['#77746e', '#000000'];
export const controlMm = 100;

/** The same facts give the same bytes. `font` returns the TrueType file of a face. */
export async function hangingTemplatePdf(
  template: Template,
  words: TemplateWords,
  font: (key: FaceKey) => Uint8Array,
): Promise<Uint8Array> {
  const created = new Date(words.createdAt);
  const pdf = new PDFDocument({
    size: paper,
    margin: 0,
    lang: words.language,
    displayTitle: true,
    info: { Title: words.title, Producer: 'pdfkit', Creator: 'pdfkit', CreationDate: created, ModDate: created },
  });
  // Viewers offer to print it without fitting it to the paper.
  const { _root: root } = pdf as unknown as { _root: { data: { ViewerPreferences: { data: Record<string, unknown> } } } };
  root.data.ViewerPreferences.data.PrintScaling = 'None';
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise<void>((resolve) => pdf.on('end', () => resolve()));
  pdf.registerFont('text', Buffer.from(font('jost')));
  pdf.registerFont('strong', Buffer.from(font('jost-medium')));
  writeOverview(pdf, template, words);
  for (const tile of template.tiles) drawTile(pdf, tile, template.pieces, words);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

/** A line of 100 mm between two strokes, from its left end. */
function drawControl(pdf: Document, xMm: number, yMm: number, words: TemplateWords): void {
  const [x, y] = [mm(xMm), mm(yMm)];
  pdf
    .lineWidth(mm(0.25))
    .strokeColor(black)
    .moveTo(x, y)
    .lineTo(mm(xMm + controlMm), y)
    .stroke();
  for (const end of [xMm, xMm + controlMm])
    pdf
      .moveTo(mm(end), mm(yMm - 1.5))
      .lineTo(mm(end), mm(yMm + 1.5))
      .stroke();
  pdf
    .font('text')
    .fontSize(8)
    .fillColor(black)
    .text(words.control, x, mm(yMm + 2), { width: mm(controlMm), align: 'center', lineBreak: false });
}

const column = { left: 20, width: 170, bottom: 280 } as const;

function writeOverview(pdf: Document, template: Template, words: TemplateWords): void {
  const { left, width } = column;
  const box = { width: mm(width) };
  pdf.font('strong').fontSize(22).fillColor(black).text(words.title, mm(left), mm(18), box);
  pdf.font('text').fontSize(10.5);
  let top = 32;
  for (const paragraph of words.how) {
    pdf.text(paragraph, mm(left), mm(top), box);
    top += (pdf.heightOfString(paragraph, box) * 25.4) / 72 + 2;
  }
  drawControl(pdf, left, top + 6, words);
  top = drawMap(pdf, template, top + 18) + 8;
  for (const [at, { name, points }] of words.pieces.entries()) {
    const text = `${at + 1}  ${name}`;
    pdf.fontSize(10.5);
    const height = ((pdf.heightOfString(text, box) + pdf.heightOfString(points, box)) * 25.4) / 72;
    if (top + height > column.bottom) {
      pdf.addPage();
      top = 20;
    }
    pdf.font('strong').fillColor(black).text(text, mm(left), mm(top), box).font('text').text(points, box);
    top += height + 3;
  }
}

/** All tiles and pieces, made small; returns where it ends. Millimetres. */
function drawMap(pdf: Document, { pieces, tiles }: Template, top: number): number {
  const [lastX, lastY] = [Math.max(...tiles.map(({ xMm }) => xMm)), Math.max(...tiles.map(({ yMm }) => yMm))];
  const [firstX, firstY] = [Math.min(...tiles.map(({ xMm }) => xMm)), Math.min(...tiles.map(({ yMm }) => yMm))];
  const [width, height] = [lastX - firstX + shownMm.width, lastY - firstY + shownMm.height];
  const scale = Math.min(column.width / width, 110 / height, 0.25);
  const x = (value: number) => mm(column.left + (value - firstX) * scale);
  const y = (value: number) => mm(top + (value - firstY) * scale);
  const size = Math.max(4, Math.min(9, 60 * scale * 2.83));
  pdf.lineWidth(0.4).strokeColor('#bdb9b1').font('text').fontSize(size).fillColor(grey);
  for (const { name, xMm, yMm } of tiles) {
    pdf.rect(x(xMm), y(yMm), mm(shownMm.width * scale), mm(shownMm.height * scale)).stroke();
    pdf.text(name, x(xMm) + 2, y(yMm + shownMm.height) - size * 1.5, { lineBreak: false });
  }
  pdf.lineWidth(0.9).strokeColor(black).fillColor(black);
  for (const [at, { xMm, yMm, widthMm: w, heightMm: h, points }] of pieces.entries()) {
    pdf.rect(x(xMm), y(yMm), mm(w * scale), mm(h * scale)).stroke();
    pdf
      .font('strong')
      .fontSize(10)
      .text(String(at + 1), x(xMm) + 4, y(yMm) + 3, { lineBreak: false });
    for (const point of points) pdf.circle(x(point.xMm), y(point.yMm), 1.4).fill();
  }
  return top + height * scale;
}

function drawTile(pdf: Document, tile: TemplateTile, pieces: readonly TemplatePiece[], words: TemplateWords): void {
  pdf.addPage();
  const x = (onWall: number) => mm(onWall - tile.xMm + margin);
  const y = (onWall: number) => mm(onWall - tile.yMm + margin);
  drawBorder(pdf, tile, words);
  pdf.save().rect(mm(margin), mm(margin), mm(shownMm.width), mm(shownMm.height)).clip();
  for (const [at, piece] of pieces.entries()) {
    const { xMm, yMm, widthMm, heightMm, points } = piece;
    pdf.lineWidth(mm(0.35)).strokeColor(black).rect(x(xMm), y(yMm), mm(widthMm), mm(heightMm)).stroke();
    pdf
      .font('text')
      .fontSize(9)
      .fillColor(black)
      .text(`${at + 1}  ${words.pieces[at]?.name ?? ''}`, x(xMm + 4), y(yMm + 3), { lineBreak: false });
    for (const point of points) drawPoint(pdf, x(point.xMm), y(point.yMm), point.diameterMm);
  }
  pdf.restore();
}

/** A cross whose middle is the point, and the hole around it. */
function drawPoint(pdf: Document, x: number, y: number, diameterMm: number): void {
  const arm = mm(crossMm);
  pdf
    .lineWidth(mm(0.2))
    .moveTo(x - arm, y)
    .lineTo(x + arm, y)
    .stroke();
  pdf
    .moveTo(x, y - arm)
    .lineTo(x, y + arm)
    .stroke();
  pdf.circle(x, y, mm(Math.max(diameterMm, 4) / 2)).stroke();
}

/** What the tile shows ends at a thin line; the strips that neighbours cover are dashed. */
function drawBorder(pdf: Document, tile: TemplateTile, words: TemplateWords): void {
  const { overlap } = tileMm;
  const [right, bottom] = [margin + shownMm.width, margin + shownMm.height];
  pdf.lineWidth(mm(0.1)).strokeColor(grey).rect(mm(margin), mm(margin), mm(shownMm.width), mm(shownMm.height)).stroke();
  pdf.dash(3, { space: 3 });
  pdf.font('text').fontSize(7).fillColor(grey);
  const [nextRight, nextBelow] = [words.next[`${tile.name} right`], words.next[`${tile.name} below`]];
  if (nextRight !== undefined) {
    pdf
      .moveTo(mm(right - overlap), mm(margin))
      .lineTo(mm(right - overlap), mm(bottom))
      .stroke();
    pdf
      .save()
      .rotate(90, { origin: [mm(right - 2.5), mm(150)] })
      .text(nextRight, mm(right - 2.5), mm(150), { lineBreak: false })
      .restore();
  }
  if (nextBelow !== undefined) {
    pdf
      .moveTo(mm(margin), mm(bottom - overlap))
      .lineTo(mm(right), mm(bottom - overlap))
      .stroke();
    pdf.text(nextBelow, mm(150), mm(bottom - 5), { lineBreak: false });
  }
  pdf.undash();
  pdf
    .font('strong')
    .fontSize(26)
    .text(tile.name, mm(margin + 5), mm(bottom - overlap - 14), { lineBreak: false });
  drawControl(pdf, 40, bottom - overlap - 9, words);
}
