/** What calls about wall art are asked, as a choice that can be made; or a Fault that names each wrong value and the nearest right one. */

import { nearestText } from '#core/products/nearest-text.ts';
import { type PhotoframeChoice, photoframeChoiceSchema } from '#core/products/photoframe/choice.ts';
import { withDefaults } from '#core/products/photoframe/complete.ts';
import { frameColours, frameKeys, matSizes } from '#core/products/photoframe/frames.ts';
import { photoframeIssues } from '#core/products/photoframe/issues.ts';
import { edgeKeys, hangingKeys, materialKeys, stretcherKeys } from '#core/products/photoframe/materials.ts';
import type { PhotoframeOptions } from '#core/products/photoframe/rows.ts';
import { Fault, type FieldError } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { refuse } from './read-input.ts';

type Given = Readonly<Record<string, string | number | readonly string[] | undefined>>;

/** Words that keys of a choice may have. */
const vocabulary = {
  material: materialKeys,
  stretcher: stretcherKeys,
  edge: edgeKeys,
  frameType: ['none', ...frameKeys],
  frameColour: frameColours,
  hanging: hangingKeys,
} as const satisfies Partial<Record<keyof PhotoframeChoice, readonly [string, ...string[]]>>;

function unknownWord(field: string, value: string, known: readonly [string, ...string[]]): FieldError[] {
  if (known.includes(value)) return [];
  const text = message('photoframe.unknown', { value, nearest: nearestText(value, known) });
  return [{ field, code: 'not-offered', message: text }];
}

/** Throws Fault 'bad-input' for a word that is none of the known ones. */
export function knownWord<T extends string>(field: string, value: string, known: readonly [T, ...T[]]): T {
  refuse(unknownWord(field, value, known));
  return value as T;
}

function unknownMat(matSize: number | string): FieldError[] {
  const size = Number(matSize);
  if (matSizes.some((one) => String(one) === String(matSize))) return [];
  const nearest = matSizes.reduce<number>((best, one) => (Math.abs(size - one) < Math.abs(size - best) ? one : best), matSizes[0]);
  return [{ field: 'matSize', code: 'not-offered', message: message('photoframe.unknown', { value: String(matSize), nearest }) }];
}

/** Without the format where a call is about many. Throws Fault 'bad-input'. */
export function readWallArtChoice(given: Given, rows: PhotoframeOptions, about: 'one' | 'many-formats' = 'one'): PhotoframeChoice {
  const fields = Object.keys(vocabulary) as (keyof typeof vocabulary)[];
  const errors = fields.flatMap((field) => {
    const value = given[field];
    return typeof value === 'string' && value !== '' ? unknownWord(field, value, vocabulary[field]) : [];
  });
  const { matSize } = given;
  if (typeof matSize === 'number' || (typeof matSize === 'string' && matSize !== '')) errors.push(...unknownMat(matSize));
  refuse(errors);
  const keys = Object.keys(photoframeChoiceSchema.shape);
  const choice = withDefaults(Object.fromEntries(Object.entries(given).filter(([key]) => keys.includes(key))));
  if (!choice) {
    const text = message(given.format === undefined ? 'photoframe.edge-colour' : 'photoframe.format.no-size');
    throw new Fault('bad-input', 'no choice of wall art', { text });
  }
  const issues = photoframeIssues(choice, { rows });
  refuse(about === 'one' ? issues : issues.filter(({ field }) => field !== 'format'));
  return choice;
}
