/** Columns of the table of words for tiles, as both engines hold them (see tables.ts). */
import type { OwnerId } from '#core/customer/owner.ts';
import type { IsoText, JsonText } from './content-tables.ts';

export type TileWordTables = {
  /** What an owner typed for the tiles of all designs. `token` stands for the words in addresses of pictures, and is another one at each change. */
  tile_words: { owner: OwnerId; token: string; words: JsonText; created_at: IsoText; expires_at: IsoText };
};
