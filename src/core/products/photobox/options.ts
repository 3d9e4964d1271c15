/** Every option of a photo box under the present choice, with the reasons against those that its photos do not fit into (E002). */
import type { Offer, OptionGroup, OptionValue } from '#core/products/product.ts';
import { type Message, message, verbatim } from '#core/values/message.ts';
import { type BoxMaterial, type BoxType, countLimits } from './boxes.ts';
import { boxBorders, type PhotoboxChoice } from './choice.ts';
import { boxMaterialName, boxName, lidName, photoboxBorderName, printSizeText } from './names.ts';
import type { PhotoboxOptions } from './rows.ts';

/** Why this many prints do not go into a box; a box that is not full yet can be chosen. */
function tooMany(type: BoxType, material: BoxMaterial, count: number): Message | null {
  const { max } = countLimits(type, material);
  return count <= max ? null : message('photobox.too-many', { box: boxName(type), material: boxMaterialName(material), max, count });
}

export function photoboxOptions(choice: PhotoboxChoice, { rows }: Pick<Offer<PhotoboxOptions>, 'rows'>): OptionGroup[] {
  const { photoboxType, photoboxMaterial, count } = choice;
  const boxOption = (type: BoxType): OptionValue => {
    const { min, max } = countLimits(type, photoboxMaterial);
    const note = message('photobox.type.note', { size: printSizeText(type), min, max });
    return { value: type, name: boxName(type), note, refused: tooMany(type, photoboxMaterial, count) };
  };
  return [
    { key: 'photoboxType', values: rows.types.map(boxOption) },
    {
      key: 'photoboxMaterial',
      values: rows.materials.map((material) => ({
        value: material,
        name: boxMaterialName(material),
        note: message(`photobox.material.${material}.note`),
        refused: tooMany(photoboxType, material, count),
      })),
    },
    {
      key: 'photoboxDesignType',
      values: rows.lids.map((design) => ({
        value: design,
        name: lidName(design),
        note: message(`photobox.lid.${design}.note`),
        refused: null,
      })),
    },
    {
      key: 'border',
      values: boxBorders.map((border) => ({ value: String(border), name: photoboxBorderName(border), note: verbatim(''), refused: null })),
    },
  ];
}
