/** Materials that have a drawn surface (material-tiles.site.css): those of wall art (Specification 3) and the papers of cards. */
import { paperKeys, type TenPaperKey } from '#core/products/card/paper-keys.ts';
import { type MaterialKey, materialKeys } from '#core/products/photoframe/materials.ts';

export type MaterialContent = MaterialKey | TenPaperKey;
export const materialContents: readonly MaterialContent[] = [...materialKeys.toSorted(), ...paperKeys];
