/** Every option of wall art under the present choice, with the reasons against those that do not go together (E002). */
import { hasFoil, type PosterTemplate } from '#core/catalogue/poster.ts';
import { foilKeys } from '#core/design/refinement.ts';
import type { Offer, OptionGroup, OptionValue } from '#core/products/product.ts';
import { type Message, message, verbatim } from '#core/values/message.ts';
import type { WallArtChoice } from './choice.ts';
import { foilIssue } from './foil.ts';
import { formatGroups, formatText, groupKeys, readFormat, turned } from './formats.ts';
import { frames, matSizes } from './frames.ts';
import { frameOf } from './geometry.ts';
import { edgeKeys, hangingKeys, materials, stretcherKeys } from './materials.ts';
import { edgeName, foilName, frameColourName, frameName, hangingName, materialName, matName, sizeText, stretcherName } from './names.ts';
import { posterOfTemplate, posterSizes } from './poster-sizes.ts';
import type { PhotoframeOptions } from './rows.ts';
import { frameIssue, hangingIssue, matIssue } from './rules.ts';
import { formatIssue, formatLimits } from './size-limits.ts';

const nothing = verbatim('');

function option(value: string, name: Message, note: Message = nothing, refused: Message | null = null): OptionValue {
  return { value, name, note, refused };
}

/** Of a poster those of its shape; of a photo the listed formats, turned as the present one is. */
function formatOptions(choice: WallArtChoice, poster: PosterTemplate | null): OptionValue[] {
  if (poster) {
    return posterSizes[poster.shape].map((size) => {
      const format = formatText(size);
      return option(format, sizeText(size), nothing, formatIssue(format, choice)?.reason ?? null);
    });
  }
  const present = readFormat(choice.format);
  const isStanding = present !== null && present.heightMm > present.widthMm;
  return groupKeys.flatMap((group) =>
    formatGroups[group].map((listed) => {
      const size = isStanding ? turned(listed) : listed;
      const format = formatText(size);
      const refused = formatIssue(format, choice)?.reason ?? null;
      return option(format, sizeText(size), message(`photoframe.group.${group}`), refused);
    }),
  );
}

/** A material that does not go into the present frame is offered without it; `changeChoice` says so. */
function materialOptions(choice: WallArtChoice, { materials: sold }: PhotoframeOptions): OptionValue[] {
  return sold.map((key) => {
    const loose = { material: key, frameType: 'none', hanging: 'none' } as const;
    const refused = formatIssue(choice.format, loose)?.reason ?? null;
    return option(key, materialName(key), message(`photoframe.material.${key}.note`), refused);
  });
}

function frameOptions(choice: WallArtChoice, { frames: sold }: PhotoframeOptions): OptionValue[] {
  return (['none', ...sold] as const).map((key) => {
    const sizes = formatLimits({ ...choice, frameType: key, hanging: 'none' });
    const note = key === 'none' ? nothing : message('photoframe.frame.note', { min: sizes.reasons.min, max: sizes.reasons.max });
    const size = formatIssue(choice.format, { ...choice, frameType: key, hanging: 'none' })?.reason ?? null;
    return option(key, frameName(key), note, frameIssue(key, choice.material) ?? size);
  });
}

/** Without a frame that has mats the reason; nothing for an unframed picture that no such frame takes. */
function matOptions({ material, frameType }: WallArtChoice, { frames: sold }: PhotoframeOptions): OptionValue[] {
  const hasMats = sold.some((key) => frames[key].materials.includes(material) && frames[key].mats.length > 1);
  if (frameType === 'none' && !hasMats) return [];
  return matSizes.map((size) => option(String(size), matName(size), nothing, matIssue(frameType, size)));
}

/** None of a photo and of a poster without foil. */
function foilOptions(choice: WallArtChoice, poster: PosterTemplate | null): OptionValue[] {
  if (!poster || !hasFoil(poster)) return [];
  return foilKeys.map((key) => option(key, foilName(key), nothing, foilIssue(choice, key, poster)));
}

/** Groups a choice does not have are left out: edges of panels, colours of no frame. */
export function photoframeOptions(choice: WallArtChoice, { rows, template }: Offer<PhotoframeOptions>): OptionGroup[] {
  const frame = frameOf(choice);
  const groups: OptionGroup[] = [
    { key: 'material', values: materialOptions(choice, rows) },
    { key: 'format', values: formatOptions(choice, posterOfTemplate(template)) },
  ];
  if (choice.material === 'leinwand') {
    groups.push({ key: 'stretcher', values: stretcherKeys.map((key) => option(key, stretcherName(key))) });
    groups.push({ key: 'edge', values: edgeKeys.map((key) => option(key, edgeName(key), message(`photoframe.edge.${key}.note`))) });
  }
  const foils = foilOptions(choice, posterOfTemplate(template));
  if (foils.length > 0) groups.push({ key: 'refinement', values: foils });
  groups.push({ key: 'frameType', values: frameOptions(choice, rows) });
  if (frame) {
    groups.push({ key: 'frameColour', values: frame.colours.map((key) => option(key, frameColourName(key))) });
  }
  const mats = matOptions(choice, rows);
  if (mats.length > 0) groups.push({ key: 'matSize', values: mats });
  if (materials[choice.material].hanging.length > 0) {
    const values = hangingKeys.map((key) => {
      const size = key === 'drill' ? (formatIssue(choice.format, { ...choice, hanging: key })?.reason ?? null) : null;
      return option(
        key,
        hangingName(key),
        key === 'none' ? nothing : message(`photoframe.hanging.${key}.note`),
        hangingIssue(choice, key) ?? size,
      );
    });
    groups.push({ key: 'hanging', values });
  }
  return groups;
}
