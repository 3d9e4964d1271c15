/** Laid-out panels as pixels: the browser draws their SVG into a canvas. */
import type { FoilKey } from '#core/design/refinement.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { printedItems, refinementItems } from '#paint/svg/foil-layer.ts';
import type { SvgNode } from '#paint/svg/node.ts';
import { refinementOf } from '#paint/svg/refinement-of.ts';
import { paintSheet, type SvgResources } from '#paint/svg/sheet.ts';

/** sRGB; alpha is where foil is, 255 for foil. */
export type PrintPixels = { width: number; height: number; rgba: Uint8ClampedArray<ArrayBuffer>; foil: Exclude<FoilKey, 'none'> | null };
/** Pictures by their address, as data addresses: an SVG that is drawn as a picture fetches nothing. */
export type InlinePictures = Map<string, Promise<string>>;

type Request = { sheet: Sheet; panel: string; width: number; painting: SvgResources; pictures: InlinePictures; hasFoil: boolean };

async function dataAddress(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  const blob = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

async function withPictures(node: SvgNode, pictures: InlinePictures): Promise<SvgNode> {
  const { href } = node.attrs;
  const children = await Promise.all(node.children.map((child) => withPictures(child, pictures)));
  if (node.tag !== 'image' || href === undefined || href.startsWith('data:')) return { ...node, children };
  const known = pictures.get(href) ?? dataAddress(href);
  pictures.set(href, known);
  // One that did not come is asked for again.
  known.catch(() => pictures.delete(href));
  return { ...node, attrs: { ...node.attrs, href: await known }, children };
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/** By the browser, whose serializer is no part of the editor's first script. */
function elementOf({ tag, attrs, children }: SvgNode): Element {
  const element = document.createElementNS(svgNamespace, tag);
  for (const name in attrs) element.setAttribute(name, attrs[name] as string);
  element.append(...children.map(elementOf));
  return element;
}

/** RGBA of a drawing on `ground`, or on nothing. Rejects where the browser cannot draw it. */
async function drawnPixels(node: SvgNode, width: number, height: number, ground: string | null): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const size = { width: String(width), height: String(height), preserveAspectRatio: 'none' };
  const svg = new XMLSerializer().serializeToString(elementOf({ ...node, attrs: { ...node.attrs, ...size } }));
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const canvas = document.createElement('canvas');
  try {
    const picture = new Image();
    picture.src = address;
    await picture.decode();
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('this browser draws no canvas');
    if (ground) {
      context.fillStyle = ground;
      context.fillRect(0, 0, width, height);
    }
    context.drawImage(picture, 0, 0, width, height);
    return context.getImageData(0, 0, width, height).data as Uint8ClampedArray<ArrayBuffer>;
  } finally {
    URL.revokeObjectURL(address);
    // Browsers keep the pixels of canvases until they collect them.
    canvas.width = 0;
  }
}

/**
 * The panel `width` pixels wide. With `hasFoil` foil is a plate; without, it is drawn as the shop's pictures draw it. Rejects where a photo
 * does not come, the browser cannot draw the page, or the page is embossed: only the server lights relief.
 */
export async function printPixels({ sheet, panel, width, painting, pictures, hasFoil }: Request): Promise<PrintPixels> {
  const face = sheet.panels.find(({ id }) => id === panel);
  if (!face) throw new Error(`no panel ${panel}`);
  const height = Math.max(1, Math.round((width * face.heightUm) / face.widthUm));
  const refinement = refinementOf(sheet.items);
  if (refinement === 'relief') throw new Error('relief is lit on the server');
  const foil = hasFoil ? refinement : null;
  const drawing = async (shown: Sheet, isPlate: boolean) => {
    const node = paintSheet(shown, painting, { view: { panel }, foil: isPlate ? 'flat' : 'ramp' });
    return drawnPixels(await withPictures(node, pictures), width, height, isPlate ? null : '#ffffff');
  };
  const rgba = await drawing(foil ? { ...sheet, items: printedItems(sheet.items) } : sheet, false);
  const plate = foil ? await drawing({ ...sheet, items: refinementItems(sheet.items) }, true) : null;
  for (let at = 3; at < rgba.length; at += 4) rgba[at] = plate ? (plate[at] as number) : 0;
  return { width, height, rgba, foil };
}
