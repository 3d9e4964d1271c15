/** The colours and faces of a guest page, taken from the front of the card that its host chose. Every text of it can be read: 4.5 to 1 after W3C. */
import type { GuestTheme } from '#api/people/event-calls.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { TextElement } from '#core/design/document.ts';
import { type FaceKey, faces, isFaceKey } from '#core/layout/text/faces.ts';
import type { Look } from '#core/people/event/event.ts';
import { contrastOf, luminance } from '#core/preflight/contrast.ts';
import { mixed } from '#core/preflight/ground.ts';
import { cardDrawingPath } from '#core/site/card-drawing.ts';
import { blankDesign, drawCard } from '#designs/blank.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { Store } from '#store/db/store.ts';

export const textContrast = 4.5;
/** Of edges of fields and other marks that are no text. */
export const markContrast = 3;

const [black, white] = ['#000000', '#ffffff'];
const errorInks = ['#a3312a', '#7a1f1a', '#ffb4a8', '#ffd9d2'];

const mix = (over: string, under: string, share: number) => mixed(over, under, share) ?? over;
const isRead = (ink: string, grounds: readonly string[], least: number) => grounds.every((ground) => contrastOf(ink, ground) >= least);

/** How far a colour is from grey. */
function chroma(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return Math.max(...channels) - Math.min(...channels);
}

function bestOn(ground: string, inks: readonly string[]): string {
  return inks.reduce((best, ink) => (contrastOf(ink, ground) > contrastOf(best, ground) ? ink : best));
}

/** The ink with the least share of itself over the ground that is read on all grounds. */
function fainter(ink: string, grounds: readonly [string, ...string[]], shares: readonly number[], least: number): string {
  return shares.map((share) => mix(ink, grounds[0], share)).find((shade) => isRead(shade, grounds, least)) ?? ink;
}

/** Lighter than the page where the ink on it is still read. */
function fieldOf(ground: string, ink: string): string {
  const share = luminance(ground) < luminance(ink) ? 0.06 : 0.6;
  return [mix(white, ground, share), ground].find((field) => isRead(ink, [field], textContrast + 1.5)) ?? ground;
}

function colours(ground: string, wanted: string, inks: readonly string[]) {
  const readable = bestOn(ground, [...inks, black, white]);
  const ink = contrastOf(wanted, ground) >= textContrast + 1.5 ? wanted : readable;
  const field = fieldOf(ground, ink);
  const grounds: [string, string] = [ground, field];
  const soft = fainter(ink, grounds, [0.72, 0.8, 0.88, 0.94], textContrast);
  const accent = inks
    .filter((one) => isRead(one, [ground], textContrast))
    .reduce((best, one) => (chroma(one) > chroma(best) ? one : best), ink);
  return {
    ground,
    ink,
    soft,
    line: mix(ink, ground, 0.18),
    edge: fainter(ink, grounds, [0.5, 0.6, 0.7, 0.8, 0.9], markContrast),
    accent,
    button: accent,
    buttonText: ground,
    field,
    error: errorInks.find((one) => isRead(one, grounds, textContrast)) ?? ink,
    isDark: luminance(ground) < luminance(ink),
  };
}

/** The face of the largest text, and that of the largest one that is not written by hand: headings in a script are hard to read. */
function facesOf(texts: readonly TextElement[]): { titleFace: FaceKey; headingFace: FaceKey } {
  const used = texts.map(({ font }) => font).filter(isFaceKey);
  const headingFace = used.find((key) => !faces[key].script) ?? 'cormorant';
  return { titleFace: used[0] ?? headingFace, headingFace };
}

/** Photos of samples, and hills and suns in them, are no inks of the design. */
const isPhotoInk = (token: string) => token.startsWith('photo');

export function themeOf(row: DesignTemplate, colourway: string): GuestTheme | null {
  const [first] = row.forms;
  if (!first) return null;
  const { pages, inks } = blankDesign(row, first.form, first.format, colourway, undefined);
  const front = pages[0];
  if (!front) return null;
  const hexOf = (token: string | null) => (token === null ? white : (inks[token]?.hex ?? white));
  const texts = front.elements
    .filter((element): element is TextElement => element.kind === 'text')
    .toSorted((one, other) => other.sizeUm - one.sizeUm);
  const own = Object.entries(inks).flatMap(([token, { hex }]) => (isPhotoInk(token) ? [] : [hex]));
  return { ...colours(hexOf(front.background), hexOf(texts[0]?.ink ?? null), own), ...facesOf(texts) };
}

/** Designs that a page can take its look from: those on sale for an occasion, without the pieces that belong to another one. */
export function themedDesigns({ rows }: Pick<Catalogue, 'rows'>, occasion: string): DesignTemplate[] {
  return rows
    .filter((row) => row.occasion === occasion && row.suite === undefined && !row.isBlank && !row.isWithdrawn)
    .toSorted((one, other) => one.sort - other.sort);
}

export function hasLook({ byId }: Pick<Catalogue, 'byId'>, { design, colourway }: Look): boolean {
  return byId.get(design)?.colourways.some(({ key }) => key === colourway) ?? false;
}

/** Null without a look, and for one that the catalogue has no longer. */
export async function guestTheme(store: Store, look: Look | null): Promise<GuestTheme | null> {
  if (look === null) return null;
  const catalogue = await catalogueOf(store);
  const row = catalogue.byId.get(look.design);
  return row && hasLook(catalogue, look) ? themeOf(row, look.colourway) : null;
}

/** The address of the drawing that a guest page has at its top; null without a look, and where the card has no drawings. */
export async function guestDrawing(store: Store, look: Look | null): Promise<string | null> {
  if (look === null) return null;
  const catalogue = await catalogueOf(store);
  const row = catalogue.byId.get(look.design);
  return row && hasLook(catalogue, look) && hasDrawing(row) ? cardDrawingPath({ card: row.id, colourway: look.colourway }) : null;
}

/** Whether artwork on the front has a shape at all. */
function hasDrawing(row: DesignTemplate): boolean {
  const [first] = row.forms;
  if (!first) return false;
  const { pages, artworks } = drawCard(row, first.form, first.format);
  const painted = new Set(artworks.filter(({ groups }) => groups.some(({ shapes }) => shapes.length > 0)).map(({ id }) => id));
  return pages[0]?.elements.some((element) => element.kind === 'artwork' && painted.has(element.artworkId)) ?? false;
}
