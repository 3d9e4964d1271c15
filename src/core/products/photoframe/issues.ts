/** What is wrong with a choice; nothing where it can be made. */
import type { Offer } from '#core/products/product.ts';
import type { FieldError } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import type { WallArtChoice } from './choice.ts';
import { foilIssue } from './foil.ts';
import { readFormat } from './formats.ts';
import { frameOf } from './geometry.ts';
import { formatSize, frameColourName, frameName, materialName } from './names.ts';
import { fitsShape, nearestPosterFormat, posterOfTemplate } from './poster-sizes.ts';
import type { PhotoframeOptions } from './rows.ts';
import { frameIssue, hangingIssue, matIssue } from './rules.ts';
import { formatIssue } from './size-limits.ts';

/** Edge and stretcher belong to canvas, and there they are needed. */
function canvasErrors({ material, stretcher, edge, edgeColour }: WallArtChoice): FieldError[] {
  const errors: FieldError[] = [];
  const check = (field: string, isThere: boolean, isNeeded: boolean) => {
    if (isThere === isNeeded) return;
    const text = isNeeded ? message('photoframe.missing') : message('photoframe.no-canvas', { material: materialName(material) });
    errors.push({ field, code: isNeeded ? 'missing' : 'not-offered', message: text });
  };
  const isCanvas = material === 'leinwand';
  check('stretcher', stretcher !== undefined, isCanvas);
  check('edge', edge !== undefined, isCanvas);
  if ((edgeColour !== undefined) !== (edge === 'colour'))
    errors.push({ field: 'edgeColour', code: edge === 'colour' ? 'missing' : 'not-offered', message: message('photoframe.edge-colour') });
  return errors;
}

function frameErrors(choice: WallArtChoice): FieldError[] {
  const { frameType, frameColour, matSize, material } = choice;
  const frame = frameOf(choice);
  const errors: FieldError[] = [];
  const refuse = (field: string, code: string, text: Message | null) => text && errors.push({ field, code, message: text });
  refuse('frameType', 'frame-refuses', frameIssue(frameType, material));
  if (!frame) {
    if (frameColour !== undefined) refuse('frameColour', 'not-offered', message('photoframe.colour-needs-frame'));
    refuse('matSize', 'not-offered', matIssue('none', matSize ?? 0));
    return errors;
  }
  const facts = { frame: frameName(frameType), colours: frame.colours.map(frameColourName) };
  if (frameColour === undefined || !frame.colours.includes(frameColour))
    refuse('frameColour', 'not-offered', message('photoframe.colour-refused', facts));
  refuse('matSize', 'not-offered', matIssue(frameType, matSize ?? 0));
  return errors;
}

/** A poster is sold in its colourways and in sizes of its shape, with foil where it has some and the press takes its size. */
function posterErrors(choice: WallArtChoice, template: Offer<PhotoframeOptions>['template'] | undefined): FieldError[] {
  const { poster, colourway, format, refinement } = choice;
  const found = posterOfTemplate(template);
  const unknown = (field: string) => [{ field, code: 'not-offered', message: message('fault.no-template') }];
  if (poster === undefined) {
    if (refinement !== undefined) return [{ field: 'refinement', code: 'not-offered', message: message('photoframe.foil.needs-poster') }];
    return colourway === undefined ? [] : unknown('colourway');
  }
  if (!found) return unknown('poster');
  if (!found.colourways.some(({ key }) => key === colourway)) return unknown('colourway');
  const refused = foilIssue(choice, refinement ?? 'none', found);
  if (refused) return [{ field: 'refinement', code: 'foil-refused', message: refused }];
  const size = readFormat(format);
  if (!size || fitsShape(size, found.shape)) return [];
  const nearest = nearestPosterFormat(size, found.shape);
  const why = message(`photoframe.poster.${found.shape}`, { name: found.name });
  const text = message('photoframe.refused', { why, size: formatSize(nearest) });
  return [{ field: 'format', code: 'shape', message: text }];
}

/** The material first, the format last: a wrong frame is not explained by its sizes. */
export function photoframeIssues(
  choice: WallArtChoice,
  { rows, template }: Pick<Offer<PhotoframeOptions>, 'rows'> & Partial<Offer<PhotoframeOptions>>,
): FieldError[] {
  const { material, frameType, format, hanging } = choice;
  const errors: FieldError[] = [];
  const refuse = (field: string, code: string, text: Message | null) => text && errors.push({ field, code, message: text });
  const notSold = (name: Message) => message('photoframe.not-sold', { name });
  if (!rows.materials.includes(material)) refuse('material', 'not-offered', notSold(materialName(material)));
  if (frameType !== 'none' && !rows.frames.includes(frameType)) refuse('frameType', 'not-offered', notSold(frameName(frameType)));
  errors.push(...canvasErrors(choice), ...frameErrors(choice), ...posterErrors(choice, template));
  refuse('hanging', 'hanging-refused', hangingIssue(choice, hanging));
  const issue = formatIssue(format, choice);
  if (issue) refuse('format', issue.code, issue.reason);
  return errors;
}
