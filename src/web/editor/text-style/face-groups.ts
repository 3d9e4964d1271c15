/** Faces in groups as people look for them, and the faces of one family. */
import type { TextElement } from '#core/design/document.ts';
import { type FaceStyle, faceNames } from '#core/layout/text/face-names.ts';
import { type FaceKey, faces } from '#core/layout/text/faces.ts';
import { foilPoints } from '#core/layout/text/foil-sizes.ts';
import type { Locale } from '#core/values/locale.ts';
import { facesFor, isOffered } from '#web/editor/panels/text-limits.ts';

export const faceGroups = ['script', 'serif', 'grotesk', 'title'] as const;
type FaceGroup = (typeof faceGroups)[number];

const grotesks: readonly string[] = ['Federleicht Sans', 'Jost', 'Familjen Grotesk'];
/** Families with fine hairlines, made for large sizes. */
const titles: readonly string[] = ['Federleicht Display', 'Bodoni Moda', 'Libre Caslon Display', 'DM Serif Display', 'Instrument Serif'];

export function faceGroup(key: FaceKey): FaceGroup {
  const { name } = faceNames[key];
  if (faces[key].script) return 'script';
  if (grotesks.includes(name)) return 'grotesk';
  return titles.includes(name) ? 'title' : 'serif';
}

/**
 * The faces that a text may have, by name; one that is offered no more and is the text's comes first in its group. Of a text in foil the
 * sturdy ones come first: those that hold as foil in smaller type.
 */
export function facesByGroup(
  text: Pick<TextElement, 'font' | 'slot'>,
  locale: Locale,
  isFoil = false,
): Readonly<Record<FaceGroup, FaceKey[]>> {
  const groups: Record<FaceGroup, FaceKey[]> = { script: [], serif: [], grotesk: [], title: [] };
  const nameOf = (key: FaceKey) => `${faceNames[key].name} ${faceNames[key].style}`;
  const sorted = facesFor(text).toSorted(
    (a, b) =>
      Number(isOffered(a)) - Number(isOffered(b)) ||
      (isFoil ? foilPoints[a] - foilPoints[b] : 0) ||
      nameOf(a).localeCompare(nameOf(b), locale),
  );
  for (const key of sorted) groups[faceGroup(key)].push(key);
  return groups;
}

/** The face of the same family in one of these styles, the first that there is. */
function faceOfFamily(key: FaceKey, styles: readonly FaceStyle[], offered: readonly FaceKey[]): FaceKey | null {
  for (const style of styles) {
    const found = offered.find((other) => faceNames[other].name === faceNames[key].name && faceNames[other].style === style);
    if (found) return found;
  }
  return null;
}

const boldStyles: readonly FaceStyle[] = ['semibold', 'bold', 'medium'];

export type Weight = 'bold' | 'italic';
const styles: Readonly<Record<Weight, readonly FaceStyle[]>> = { bold: boldStyles, italic: ['italic'] };

/** Whether a face is bold or italic, and the face that turns this on or off; null where the family has none. */
export function weightOf(key: FaceKey, weight: Weight, offered: readonly FaceKey[]): { isOn: boolean; other: FaceKey | null } {
  const isOn = styles[weight].includes(faceNames[key].style);
  return { isOn, other: faceOfFamily(key, isOn ? ['regular'] : styles[weight], offered) };
}
