/** Sheets of many records in little room: what a page has in common with that of the first record is there once. */
import type { Item, Sheet } from '#core/layout/sheet.ts';

/** A page of a record: parts of the first record's page by their index, and items of its own. */
export type PackedPage = (number | Item[])[];

export type PackedSheets = {
  /** Of the first record. */
  pages: Sheet[];
  records: PackedPage[][];
};

/** Items of one element that follow each other. */
function partsOf(items: readonly Item[]): Item[][] {
  const parts: Item[][] = [];
  for (const item of items) {
    const last = parts.at(-1);
    if (last && last[0]?.of === item.of) last.push(item);
    else parts.push([item]);
  }
  return parts;
}

function isSamePart(one: readonly Item[], other: readonly Item[]): boolean {
  if (one.length === other.length && one.every((item, at) => item === other[at])) return true;
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Packs the Sheets of one record after the other. The pages of all records are alike but for their items. */
export function createPacker(): { add(sheets: Sheet[]): void; packed(): PackedSheets } {
  const packed: PackedSheets = { pages: [], records: [] };
  let known: Map<string, { at: number; part: Item[] }[]>[] = [];

  function packedPage(items: readonly Item[], page: number): PackedPage {
    const used = new Set<number>();
    return partsOf(items).map((part) => {
      const same = known[page]?.get(part[0]?.of ?? '')?.find((one) => !used.has(one.at) && isSamePart(one.part, part));
      if (!same) return part;
      used.add(same.at);
      return same.at;
    });
  }

  return {
    add(sheets) {
      if (packed.records.length === 0) {
        packed.pages = sheets;
        known = sheets.map(({ items }) =>
          Map.groupBy(
            partsOf(items).map((part, at) => ({ at, part })),
            ({ part }) => part[0]?.of ?? '',
          ),
        );
      }
      packed.records.push(sheets.map(({ items }, page) => packedPage(items, page)));
    },
    packed: () => packed,
  };
}

/** The Sheets of each record as they were before. What pages have in common is the same object in all of them. */
export function unpackSheets({ pages, records }: PackedSheets): Sheet[][] {
  const parts = pages.map(({ items }) => partsOf(items));
  return records.map((record) =>
    pages.map((sheet, page) => ({
      ...sheet,
      items: (record[page] ?? []).flatMap((part) => (typeof part === 'number' ? (parts[page]?.[part] ?? []) : part)),
    })),
  );
}
