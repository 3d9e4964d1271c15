/** The picture an empty photo slot shows in the catalogue: a painted scene or a photograph in tones of the slot's own colour. Screens only, never printed. */
import { Resvg } from '@resvg/resvg-js';
import { random } from '#designs/drawing/random.ts';
import { type SlotOwner, scenesOf } from './sample-scenes/choice.ts';
import { across, type Box, type Scene } from './sample-scenes/scene.ts';
import { tonesOf } from './sample-scenes/tones.ts';

/** `hex` ('#rrggbb') is its colour; sizes in micrometres. */
type Slot = { hex: string; widthUm: number; heightUm: number };

/** `width` × `height` are pixels of the scene's dpi in the size of the slot; a crop keeps `subject` and `faces`, shares of the picture. */
export type SamplePicture = {
  key: string;
  svg: string;
  width: number;
  height: number;
  subject: Box;
  faces: readonly Box[];
  isPhotograph: boolean;
};

/** Longest side of a photograph, in pixels. */
const photographPx = 900;

/**
 * Of the design's slot with this number, from 0. The same arguments give the same text; two numbers give two pictures, drawn
 * anew where the design has more slots than scenes.
 */
export function samplePicture(slot: Slot, owner: SlotOwner, number: number): SamplePicture {
  const order = scenesOf(owner).filter(({ fits }) => fits?.(slot.widthUm / slot.heightUm) ?? true);
  const again = order.filter(({ isPhotograph }) => !isPhotograph);
  const scene = (order[number] ?? again[number % again.length]) as Scene;
  return paintScene(scene, slot, owner.seed + number);
}

/** A scene in a slot; `seed` varies what is by chance in it. */
export function paintScene(scene: Scene, { hex, widthUm, heightUm }: Slot, seed: number): SamplePicture {
  const high = Math.round((across * heightUm) / widthUm);
  const { defs = '', shapes, subject, faces = [] } = scene.paint({ high, tone: tonesOf(hex), rnd: random(seed * 7919 + 17) });
  const pixels = (um: number) => Math.max(1, Math.round((um / 25_400) * scene.dpi));
  return {
    key: scene.key,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${high}" width="${across}" height="${high}"><defs>${defs}</defs>${shapes}</svg>`,
    width: pixels(widthUm),
    height: pixels(heightUm),
    subject,
    faces,
    isPhotograph: scene.isPhotograph ?? false,
  };
}

/** As a data address: a drawing as it is, a photograph in pixels, because the rasteriser draws no picture within a picture. */
export function sampleHref({ svg, width, height, isPhotograph }: SamplePicture): string {
  if (!isPhotograph) return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
  const widthPx = Math.max(1, Math.round(width >= height ? photographPx : (photographPx * width) / height));
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: widthPx }, font: { loadSystemFonts: false } }).render().asPng();
  return `data:image/png;base64,${png.toString('base64')}`;
}
