/** Packs rectangles on sheets in shelves: rows that a guillotine cuts apart, then piece by piece. */

export type Item = { widthUm: number; heightUm: number };

/** `gapUm` lies between shelves, and between neighbours of different heights: crop marks stand in it. */
export type ShelfArea = Item & { gapUm: number };

/** `piece`: index of the item. */
export type PackedForm = { piece: number; xUm: number; yUm: number }[];

type Shelf = { form: number; yUm: number; heightUm: number; endUm: number; lastHeightUm: number };

/** Each piece of `order` goes to the first shelf with room, else to a new shelf of the first form with room, else to a new form. */
export function packShelves(order: readonly number[], items: readonly Item[], area: ShelfArea): PackedForm[] {
  const forms: PackedForm[] = [];
  const usedUm: number[] = [];
  const shelves: Shelf[] = [];

  function startOn({ endUm, lastHeightUm }: Shelf, { heightUm }: Item): number {
    return endUm === 0 || lastHeightUm === heightUm ? endUm : endUm + area.gapUm;
  }

  function newShelf({ heightUm }: Item): Shelf {
    const found = usedUm.findIndex((used) => used + area.gapUm + heightUm <= area.heightUm);
    const form = found === -1 ? forms.push([]) - 1 : found;
    const yUm = found === -1 ? 0 : (usedUm[form] ?? 0) + area.gapUm;
    usedUm[form] = yUm + heightUm;
    const shelf: Shelf = { form, yUm, heightUm, endUm: 0, lastHeightUm: 0 };
    shelves.push(shelf);
    return shelf;
  }

  for (const piece of order) {
    const item = items[piece] as Item;
    const roomy = shelves.find((shelf) => item.heightUm <= shelf.heightUm && startOn(shelf, item) + item.widthUm <= area.widthUm);
    const shelf = roomy ?? newShelf(item);
    const xUm = startOn(shelf, item);
    forms[shelf.form]?.push({ piece, xUm, yUm: shelf.yUm });
    shelf.endUm = xUm + item.widthUm;
    shelf.lastHeightUm = item.heightUm;
  }
  return forms;
}
