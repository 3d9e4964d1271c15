/** Fills what a choice leaves open, and moves what does not go together to the nearest that does. */
import { hasFoil, type PosterTemplate } from '#core/catalogue/poster.ts';
import { foilKeys } from '#core/design/refinement.ts';
import type { Offer } from '#core/products/product.ts';
import { type Message, message } from '#core/values/message.ts';
import type { SizeMm } from '#core/values/unit.ts';
import { type PhotoframeChoice, photoframeChoiceSchema, type WallArtChoice } from './choice.ts';
import { firstFoil, foilIssue, largestFoil } from './foil.ts';
import { formatText, readFormat } from './formats.ts';
import { type FrameKey, frameKeys, frames } from './frames.ts';
import { edgeKeys, hangingKeys, type MaterialKey, stretcherKeys } from './materials.ts';
import { foilName, framedText, hangingName, materialName, sizeText } from './names.ts';
import { firstPosterSize, fitsShape, nearestPosterFormat, posterOfTemplate } from './poster-sizes.ts';
import type { PhotoframeOptions } from './rows.ts';
import { frameIssue, hangingIssue } from './rules.ts';
import { formatLimits, nearestSize } from './size-limits.ts';

type Given = Readonly<Record<string, unknown>>;
/** `template`: the poster that is chosen. */
type Rows = Pick<Offer<PhotoframeOptions>, 'rows'> & Partial<Offer<PhotoframeOptions>>;

/** A visit begins with a poster, 600 × 400. */
const start = { material: 'poster', size: { widthMm: 600, heightMm: 400 } } as const;

function canvasOf({ stretcher, edge, edgeColour }: Given): Pick<PhotoframeChoice, 'stretcher' | 'edge' | 'edgeColour'> {
  const known = edgeKeys.find((key) => key === edge) ?? edgeKeys[0];
  const isColour = typeof edgeColour === 'string' && /^[0-9a-f]{6}$/.test(edgeColour);
  return {
    stretcher: stretcherKeys.find((key) => key === stretcher) ?? stretcherKeys[0],
    edge: known,
    ...(known === 'colour' ? { edgeColour: isColour ? edgeColour : '000000' } : {}),
  };
}

function framedOf(frameType: FrameKey, { frameColour, matSize }: Given): Pick<PhotoframeChoice, 'frameColour' | 'matSize'> {
  const { colours, mats, defaultMat } = frames[frameType];
  const isGiven = matSize !== undefined && matSize !== '';
  return {
    frameColour: colours.find((key) => key === frameColour) ?? colours[0],
    matSize: mats.find((size) => isGiven && size === Number(matSize)) ?? defaultMat,
  };
}

/** Foil that is not made in the size or material gives way; where none is named, a poster that has foil begins with gold. */
function foilOf(poster: PosterTemplate, { refinement }: Given, made: Pick<PhotoframeChoice, 'material' | 'format'>) {
  if (!hasFoil(poster)) return {};
  const wanted = foilKeys.find((key) => key === refinement) ?? firstFoil;
  return { refinement: foilIssue(made, wanted, poster) === null ? wanted : foilKeys[0] };
}

/** A poster with one of its colourways, and its foil; nothing for a photo. */
function posterKeys(
  poster: PosterTemplate | null,
  given: Given,
  made: Pick<PhotoframeChoice, 'material' | 'format'>,
): Pick<PhotoframeChoice, 'poster' | 'colourway' | 'refinement'> {
  if (!poster) return {};
  const chosen = poster.colourways.find(({ key }) => key === given.colourway) ?? poster.colourways[0];
  return { poster: poster.id, colourway: chosen.key, ...foilOf(poster, given, made) };
}

/** The size that is meant; of a poster the nearest in its shape. */
function sizeOf({ format }: Given, poster: PosterTemplate | null): SizeMm {
  const named = typeof format === 'string' ? readFormat(format) : null;
  if (!poster) return named ?? start.size;
  if (!named) return firstPosterSize(poster);
  return fitsShape(named, poster.shape) ? named : (readFormat(nearestPosterFormat(named, poster.shape)) ?? named);
}

/** Material and frame are kept before the format, the format before the hanging. */
export function completePhotoframe(given: Given, { rows, template }: Rows): PhotoframeChoice {
  const poster = posterOfTemplate(template);
  const material: MaterialKey = rows.materials.find((key) => key === given.material) ?? start.material;
  const frameType = rows.frames.find((key) => key === given.frameType && frameIssue(key, material) === null) ?? 'none';
  const size = sizeOf(given, poster);
  const format = formatText(nearestSize(size, formatLimits({ material, frameType, hanging: 'none' })));
  const wanted = hangingKeys.find((key) => key === given.hanging) ?? 'none';
  const drilled = formatText(nearestSize(size, formatLimits({ material, frameType, hanging: wanted })));
  const isHung = drilled === format && hangingIssue({ format, material, frameType }, wanted) === null;
  return {
    type: 'photoframe',
    format,
    material,
    ...(material === 'leinwand' ? canvasOf(given) : {}),
    frameType,
    ...(frameType === 'none' ? {} : framedOf(frameType, given)),
    hanging: isHung ? wanted : 'none',
    ...posterKeys(poster, given, { material, format }),
  };
}

/**
 * What calls give, with the defaults of what they leave open. What they name stays, whether it goes together or not; null for a value that
 * no choice has.
 */
export function withDefaults(given: Given): PhotoframeChoice | null {
  const { matSize, ...named } = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined && value !== ''));
  const frameType = frameKeys.find((key) => key === named.frameType);
  const framed: Partial<PhotoframeChoice> = frameType ? framedOf(frameType, { matSize }) : {};
  const mat = matSize ?? framed.matSize;
  const read = photoframeChoiceSchema.safeParse({
    format: formatText(start.size),
    material: start.material,
    frameType: 'none',
    hanging: 'none',
    ...(named.material === 'leinwand' ? canvasOf(named) : {}),
    ...framed,
    ...named,
    type: 'photoframe',
    // No mat around no frame is the same as nothing said.
    ...(mat === undefined || (!frameType && Number(mat) === 0) ? {} : { matSize: mat }),
  });
  return read.success ? read.data : null;
}

const movings = ['format', 'frameType', 'hanging', 'refinement'] as const;
type Moving = (typeof movings)[number];

function movedNote(key: Moving, before: WallArtChoice, after: WallArtChoice): Message {
  const size = readFormat(after.format);
  return message(`photoframe.moved.${key}`, {
    material: materialName(after.material),
    frame: framedText(before),
    hanging: hangingName(before.hanging),
    foil: foilName(before.refinement ?? 'none'),
    largest: sizeText({ widthMm: largestFoil.short, heightMm: largestFoil.long }),
    ...(size ? { size: sizeText(size) } : {}),
  });
}

/**
 * The choice after a customer changed some of its keys. What was chosen before gives way: a frame that does not take the new material or
 * format is left off, a format moves into the limits. `notes` say what moved.
 */
export function changeChoice(
  choice: WallArtChoice,
  change: Partial<WallArtChoice>,
  rows: Rows,
): { choice: WallArtChoice; notes: Message[] } {
  // What was designed before its poster had foil is not stamped unasked.
  const wanted = { ...choice, refinement: choice.refinement ?? foilKeys[0], ...change };
  if (change.frameType !== undefined && change.frameType !== choice.frameType) wanted.matSize = change.matSize;
  const framed = formatLimits({ ...wanted, hanging: 'none' });
  const size = change.format === undefined ? null : readFormat(change.format);
  const leavesFrame = size !== null && formatText(nearestSize(size, framed)) !== change.format;
  const completed = completePhotoframe(leavesFrame ? { ...wanted, frameType: 'none' } : wanted, rows);
  const next = { ...completed, type: choice.type };
  const said = (key: Moving, of: WallArtChoice) => (key === 'refinement' ? (of.refinement ?? foilKeys[0]) : of[key]);
  const keys = movings.filter((key) => change[key] === undefined && said(key, next) !== said(key, choice));
  return { choice: next, notes: keys.map((key) => movedNote(key, choice, next)) };
}
