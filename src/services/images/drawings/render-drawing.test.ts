/** Drawings of cards for the top of guest pages: light, and with something to see. */
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawingSize } from '#core/site/card-drawing.ts';
import { designRows } from '#designs/rows.ts';
import { openFonts } from '#resources/fonts.ts';
import { drawArtwork } from './card-artwork.ts';
import { drawingFile } from './render-drawing.ts';

const fonts = await openFonts();

test.each(['olivia', 'lorbeer'])('the drawing of %s is less than 60 kB in one size, on a clear ground [F019]', async (id) => {
  const row = designRows.find((one) => one.id === id);
  if (!row) throw new Error(`no design ${id}`);
  for (const { key } of row.colourways) {
    const file = await drawingFile(drawArtwork(row, key, fonts), fonts);
    expect([key, file.byteLength < 60_000]).toEqual([key, true]);
    const { width, height } = await sharp(file).metadata();
    expect({ width, height }).toEqual(drawingSize);
    const { channels } = await sharp(file).stats();
    expect([channels[3]?.min, (channels[3]?.max ?? 0) > 200]).toEqual([0, true]);
  }
});
