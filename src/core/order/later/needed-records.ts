/** Which records of a list no piece is ordered for yet, and which ordered pieces the list has no record for any more. */

type Piece = { record: { key: string } };

export type NeededRecords<Record extends Piece> = {
  /** Of the list, in its order. */
  needed: Record[];
  /** How many of those have a piece that is printed otherwise. The rest is new. */
  changed: number;
  /** Ordered pieces that the list does not have like this any more, each once. */
  obsolete: Record[];
};

/**
 * `ordered`: what pieces are ordered for. Blank ones are for no record. `contentOf`: what is printed of a record, as one text; what else it says
 * makes no other piece of it.
 */
export function neededRecords<Record extends Piece>(
  list: readonly Record[],
  ordered: readonly Record[],
  contentOf: (record: Record['record']) => string,
): NeededRecords<Record> {
  const wordOf = ({ record }: Record) => `${record.key} ${contentOf(record)}`;
  const named = ordered.filter(({ record }) => record.key !== '');
  const keys = new Set(named.map(({ record }) => record.key));
  const printed = new Map(named.map((piece) => [wordOf(piece), piece]));
  const today = new Set(list.map(wordOf));
  const needed = list.filter((piece) => piece.record.key !== '' && !printed.has(wordOf(piece)));
  return {
    needed,
    changed: needed.filter(({ record }) => keys.has(record.key)).length,
    obsolete: [...printed].flatMap(([word, piece]) => (today.has(word) ? [] : [piece])),
  };
}
