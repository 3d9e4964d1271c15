/** Columns of the table of searches, as both engines hold them (see tables.ts). */
import type { SearchNoteKind } from '#core/search/search-notes.ts';
import type { Channel } from '#core/values/channel.ts';

export type SearchTables = {
  /**
   * What searches of a day did not find. `hash` is that of the words under a key of the day, `networks` are up to three hashes of client networks
   * under it. `words` are null until the third of these has sent them.
   */
  searches: {
    day: string;
    channel: Channel;
    language: string;
    kind: SearchNoteKind;
    hash: string;
    networks: string;
    words: string | null;
    count: number;
  };
};
