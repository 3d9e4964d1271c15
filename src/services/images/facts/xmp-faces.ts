/**
 * Reads where programs have marked faces in a photo: regions of the Metadata Working Group (centre and size, "Guidelines for Handling Image
 * Metadata" 2.0, 5.9) and of Microsoft Photo (corner and size). Names are not read.
 */
import { maxFaces, type PhotoFace } from '#core/photos/facts.ts';
import { type XmlName, type XmlNode, xmlTree } from '#services/images/xml-tree.ts';

const maxBytes = 64 * 1024;
const limits = { elements: 10_000, depth: 64 };

/** `name`: "namespace local". Attributes are properties with a text, as RDF reads them. */
type Property = { name: string; text: string; children: Property[] };

const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#';
const mwg = 'http://www.metadataworkinggroup.com/schemas/regions/';
const microsoft = 'http://ns.microsoft.com/photo/1.2/t/';
/** The name that Microsoft's programs give to a face which the customer has dismissed. */
const dismissed = 'ffffffffffffffff';

/** `width` and `height` are pixels after orientation, by the EXIF tag `orientation` (1 to 8). */
export type ShownRegion = { orientation: number; width: number; height: number };

/** Faces as shares of the oriented picture. Never throws: none for what cannot be read. */
export function readFaces(xmp: Uint8Array | undefined, shown: ShownRegion): PhotoFace[] {
  if (!xmp || xmp.byteLength > maxBytes) return [];
  const root = xmlTree(Buffer.from(xmp).toString('utf8'), limits);
  if (!root) return [];
  const tree = propertyOf(root);
  const regions = find(tree, `${mwg} Regions`);
  const marked = regions ? mwgFaces(regions) : [];
  const stored = marked.length > 0 ? marked : microsoftFaces(tree);
  const orientation = regions && isShownSize(property(regions, `${mwg} AppliedToDimensions`), shown) ? 1 : shown.orientation;
  return stored.slice(0, maxFaces).flatMap((face) => inPicture(oriented(face, orientation)) ?? []);
}

function propertyOf({ attributes, children, text, ...name }: XmlNode): Property {
  const written = attributes.map(({ value, ...given }) => ({ name: fullName(given), text: value, children: [] }));
  return { name: fullName(name), text, children: [...written, ...children.map(propertyOf)] };
}

function fullName({ namespace, name }: XmlName): string {
  return `${namespace ?? ''} ${name}`;
}

function mwgFaces(regions: Property): PhotoFace[] {
  return items(property(regions, `${mwg} RegionList`)).flatMap((region) => {
    const type = property(region, `${mwg} Type`)?.text.trim() ?? 'Face';
    const area = property(region, `${mwg} Area`);
    if (type !== 'Face' || !area || (named(area, 'unit')?.text.trim() ?? 'normalized') !== 'normalized') return [];
    const [x, y, width, height] = ['x', 'y', 'w', 'h'].map((key) => numberOf(named(area, key)?.text)) as [number, number, number, number];
    return [{ x: x - width / 2, y: y - height / 2, width, height }];
  });
}

function microsoftFaces(tree: Property): PhotoFace[] {
  return items(find(tree, `${microsoft}RegionInfo# Regions`)).flatMap((region) => {
    if (property(region, `${microsoft}Region# PersonDisplayName`)?.text.trim() === dismissed) return [];
    const numbers = (property(region, `${microsoft}Region# Rectangle`)?.text ?? '').split(',').map(numberOf);
    if (numbers.length !== 4) return [];
    const [x, y, width, height] = numbers as [number, number, number, number];
    return [{ x, y, width, height }];
  });
}

/** NaN for anything but a decimal number. */
function numberOf(text = ''): number {
  return /^-?\d{0,6}(\.\d{1,20})?(e-\d{1,3})?$/i.test(text.trim()) && /\d/.test(text) ? Number(text) : Number.NaN;
}

/** The first element of that name at any depth. */
function find(node: Property, name: string): Property | null {
  if (node.name === name) return node;
  for (const child of node.children) {
    const found = find(child, name);
    if (found) return found;
  }
  return null;
}

/** Properties of a structure; RDF may put them into a description. */
function properties(node: Property): Property[] {
  return node.children.flatMap((child) => (child.name === `${rdf} Description` ? properties(child) : [child]));
}

function property(node: Property, name: string): Property | undefined {
  return properties(node).find((child) => child.name === name);
}

/** Fields of areas and dimensions have no other name in any of their namespaces. */
function named(node: Property, local: string): Property | undefined {
  return properties(node).find(({ name }) => name.endsWith(` ${local}`));
}

/** What an array holds. */
function items(list: Property | null | undefined): Property[] {
  const arrays = list?.children.filter(({ name }) => name === `${rdf} Bag` || name === `${rdf} Seq`) ?? [];
  return arrays.flatMap(({ children }) => children.filter(({ name }) => name === `${rdf} li`));
}

/** Regions are those of the stored pixels. Some programs write them for the picture as it is shown; their dimensions tell, unless it lies on its head. */
function isShownSize(dimensions: Property | undefined, { orientation, width, height }: ShownRegion): boolean {
  if (!dimensions || orientation < 5) return false;
  const ratio = numberOf(named(dimensions, 'w')?.text) / numberOf(named(dimensions, 'h')?.text);
  return ratio > 0 && Math.abs(Math.log(ratio * (height / width))) < Math.abs(Math.log(ratio * (width / height)));
}

/** Where a region of the stored pixels is in the picture as it is shown (EXIF 2.32, tag 0x0112). */
function oriented({ x, y, width, height }: PhotoFace, orientation: number): PhotoFace {
  const right = 1 - x - width;
  const bottom = 1 - y - height;
  const upright = { width, height };
  const turned = { width: height, height: width };
  switch (orientation) {
    case 2:
      return { x: right, y, ...upright };
    case 3:
      return { x: right, y: bottom, ...upright };
    case 4:
      return { x, y: bottom, ...upright };
    case 5:
      return { x: y, y: x, ...turned };
    case 6:
      return { x: bottom, y: x, ...turned };
    case 7:
      return { x: bottom, y: right, ...turned };
    case 8:
      return { x: y, y: right, ...turned };
    default:
      return { x, y, ...upright };
  }
}

/** What of it lies in the picture; null for nothing. */
function inPicture(face: PhotoFace): PhotoFace | null {
  const [left, top] = [clamped(face.x), clamped(face.y)];
  const width = rounded(clamped(face.x + face.width) - left);
  const height = rounded(clamped(face.y + face.height) - top);
  // Comparisons with NaN are false.
  return width > 0 && height > 0 ? { x: rounded(left), y: rounded(top), width, height } : null;
}

function clamped(share: number): number {
  return Math.min(1, Math.max(0, share));
}

function rounded(share: number): number {
  return Math.round(share * 10_000) / 10_000;
}
