/** How far a customer may style a text: sizes, faces and inks a typesetter would still print. */
import type { DesignDocument, Page, TextElement } from '#core/design/document.ts';
import { isOwnInk } from '#core/design/own-inks/own-inks.ts';
import { type FaceKey, faces, isFaceKey } from '#core/layout/text/faces.ts';

const pointUm = 25_400 / 72;

export function toPoints(sizeUm: number): number {
  return Math.round((sizeUm / pointUm) * 2) / 2;
}

export function pointsToUm(points: number): number {
  return Math.round(points * pointUm);
}

/** Whole points up to 24, then every second, then every fourth. */
function stepPoints(points: number): number {
  if (points < 24) return 1;
  return points < 60 ? 2 : 4;
}

/** The next size up or down from the size the text really has; null where it ends (the floor of fitting, the height of the box). */
export function nextSizeUm(element: TextElement, shownUm: number, direction: 1 | -1): number | null {
  const points = toPoints(shownUm);
  const step = stepPoints(direction > 0 ? points : points - 0.5);
  const next = direction > 0 ? (Math.floor(points / step) + 1) * step : (Math.ceil(points / step) - 1) * step;
  return clampSizeUm(element, Math.round(next * pointUm), shownUm);
}

/** A wished size within the limits; null when that changes nothing. */
export function clampSizeUm(element: TextElement, wishedUm: number, shownUm: number): number | null {
  const { least = 0, most = Number.POSITIVE_INFINITY } = element.slot?.sizesUm ?? {};
  const sizeUm = Math.max(element.minSizeUm, least, Math.min(Math.round(wishedUm), element.heightUm, most));
  return Math.abs(sizeUm - shownUm) < 10 ? null : sizeUm;
}

/** Letters outside everyday names and texts that a face may lack (E014): long s, kra, ligatures and dotted l, which are hardly ever typed. */
const rareLetters = 'ſŉĸĲĳĿŀ';
/** Stands in words of capitals alone, which nobody sets in a script. */
const capitalsOnly = 'ẞ';

/** Faces a customer may choose: those that have every everyday letter. */
export const offeredFaces: readonly FaceKey[] = (Object.keys(faces) as FaceKey[]).filter((key) =>
  [...faces[key].lacks].every((letter) => rareLetters.includes(letter) || (faces[key].script && letter === capitalsOnly)),
);

export function isOffered(key: FaceKey): boolean {
  return offeredFaces.includes(key);
}

/** The offered faces, of those only what a designer lets choose, and the one the text has now. */
export function facesFor({ font, slot }: Pick<TextElement, 'font' | 'slot'>): readonly FaceKey[] {
  const offered = slot?.fonts ? offeredFaces.filter((key) => slot.fonts?.includes(key)) : offeredFaces;
  if (!isFaceKey(font) || offered.includes(font)) return offered;
  return [font, ...offered];
}

/** Ink tokens the texts of a design use, in the order of its pages, and the customer's own. A colour that looks the same is offered once. */
export function textInks(design: DesignDocument, element: TextElement): string[] {
  const { ink: own, slot } = element;
  const used = textsOf(design).map(({ element: other }) => other.ink);
  const tokens = new Set([own, ...(slot?.inks ?? [...used, ...Object.keys(design.inks).filter(isOwnInk)])]);
  const seen = new Map<string, string>();
  for (const token of tokens) {
    const ink = design.inks[token];
    if (!ink) continue;
    const look = `${ink.hex} ${ink.finish ?? false}`;
    if (!seen.has(look)) seen.set(look, token);
  }
  return [...seen.values()];
}

export function textsOf(design: DesignDocument): { page: Page; element: TextElement }[] {
  return design.pages.flatMap((page) => page.elements.flatMap((element) => (element.kind === 'text' ? [{ page, element }] : [])));
}
