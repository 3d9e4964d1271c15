/** A story of a first start, as it is written in seed/. */
import type { Block } from './block.ts';

export type StorySeed = {
  /** The whole address ("federleicht/magazin/trauzeugen"); its folders are made where they are missing. */
  slug: string;
  name: string;
  content: Block;
  /** The page of the folder it lies in. */
  isStartpage?: boolean;
  tags?: string[];
  /** ISO 8601, for the order of lists. */
  firstPublishedAt?: string;
};
