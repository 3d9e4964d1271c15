/** The bare side of the thumbnail benchmark, a worker thread: a ready SVG through resvg and sharp into WebP, with the options the shop uses. */
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

parentPort?.on('message', async ({ svg, widthPx }: { svg: string; widthPx: number }) => {
  const options = { fitTo: { mode: 'width', value: widthPx }, background: '#ffffff', font: { loadSystemFonts: false } } as const;
  const { pixels, width, height } = new Resvg(svg, options).render();
  const webp = await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 85, effort: 2 })
    .toBuffer();
  parentPort?.postMessage(webp.length);
});
