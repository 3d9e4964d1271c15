/** What the search finds: a design, a product or a page, as it is given to the index. */

/** In the order in which an answer shows them where they match alike. */
export const groups = ['design', 'product', 'poster', 'blank', 'saying', 'magazine', 'help'] as const;
export type Group = (typeof groups)[number];

export const factKeys = ['occasion', 'category', 'motif', 'color', 'style', 'refinement', 'form', 'aspect', 'label'] as const;
/** What is known of an entry; keys of facets where there is one. */
export type FactKey = (typeof factKeys)[number];

export type SearchEntry = {
  /** Unique over all groups: the id of a design, `poster-…`, `page-…`. */
  id: string;
  group: Group;
  /** In the language of the index, as all texts here: "Olivia". */
  name: string;
  /** Titles and kinds: "Einladung zur Hochzeit". */
  titles: readonly string[];
  /** Values by their keys: of the catalogue, of `core/catalogue/motifs.ts`. Motifs with their parents. */
  facts: Partial<Record<FactKey, readonly string[]>>;
  /** Names of colourways: "Salbei". */
  colourways: readonly string[];
  /** What else it is called: words of a product or page, each one or several words. */
  words: readonly string[];
  /** One or some sentences. */
  description: string;
  /** Text of a page; empty for all others. */
  text: string;
  /** Id of the design that this is a piece of; null for a lead and for everything that is no design. */
  lead: string | null;
  /** 0 to 100. */
  popularity: number;
  isBestseller: boolean;
  /** Day of creation, "2026-11-30"; empty where there is none. */
  created: string;
  /** Ties go by it, then by id. */
  sort: number;
  /** Bit n: sold or shown in the nth channel. */
  channels: number;
};
