/** A cleaned drawing as pixels. Runs in the decode process only. */
import { Resvg } from '@resvg/resvg-js';

type Pixels = { pixels: Uint8Array; width: number; height: number };

/** RGBA rows on white; `size` in pixels, of which the longer side is kept. */
export function drawSvg(svg: string, size: { width: number; height: number }): Pixels {
  const fitTo =
    size.width >= size.height ? ({ mode: 'width', value: size.width } as const) : ({ mode: 'height', value: size.height } as const);
  const picture = new Resvg(svg, { fitTo, font: { loadSystemFonts: false } }).render();
  const pixels = new Uint8Array(picture.pixels);
  // Elements blend with each other and not with the paper, as those of a picture do. Colours come multiplied by their alpha.
  for (let at = 0; at < pixels.length; at += 4) {
    const paper = 255 - (pixels[at + 3] as number);
    if (paper > 0) for (let channel = at; channel < at + 4; channel += 1) pixels[channel] = (pixels[channel] as number) + paper;
  }
  return { pixels, width: picture.width, height: picture.height };
}
