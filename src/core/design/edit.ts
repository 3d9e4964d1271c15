/** Edits of a design as data. Each gives its inverse, so undo, redo and merging are lists of edits and need no copies. */
import type { DesignDocument, DesignProduct } from './document.ts';
import { changeElement, type ElementEdit } from './edit-element.ts';
import { changePage, type PageEdit } from './edit-page.ts';
import { type Edit, editSchema } from './edit-schema.ts';
import { designInks } from './ink-use.ts';
import type { Punching } from './punching.ts';

export type { Edit };
/** @internal */
export { editSchema };

type Applied<P extends DesignProduct> = { design: DesignDocument<P>; inverse: Edit };

/**
 * The edited design and the edit that takes it back; the given design stays as it was and shares what did not change. Null where the
 * edit meets nothing: no such page or element, an element of another kind, an ink the design has not got, a size below the floor, a
 * group in itself. Locks and slots are the editor's business (permissions.ts); undoing must never fail on them.
 */
export function applyEdit<P extends DesignProduct>(design: DesignDocument<P>, edit: Edit): Applied<P> | null {
  const { product } = design;
  switch (edit.kind) {
    case 'setInks': {
      if (!designInks(design).every((token) => Object.hasOwn(edit.inks, token))) return null;
      const inverse: Edit = { kind: 'setInks', colourway: product.colourway ?? '', inks: design.inks };
      return { design: { ...design, product: { ...product, colourway: edit.colourway }, inks: edit.inks }, inverse };
    }
    case 'setRefinement': {
      const inverse: Edit = { kind: 'setRefinement', refinement: product.refinement ?? 'none' };
      return { design: { ...design, product: { ...product, refinement: edit.refinement } }, inverse };
    }
    case 'setPunching': {
      const inverse: Edit = { kind: 'setPunching', punching: product.punching ?? null };
      return { design: { ...design, product: withPunching(product, edit.punching) }, inverse };
    }
    case 'addElement':
    case 'removeElement':
    case 'orderElement':
    case 'setGroups':
    case 'setGround':
      return applyToPage(design, edit);
    default:
      return applyToElement(design, edit);
  }
}

/** Null takes the key out: documents carry only what differs from the default. */
function withPunching<P extends DesignProduct>(product: P, punching: Punching | null): P {
  const { punching: _, ...rest } = product;
  return (punching === null ? rest : { ...rest, punching }) as P;
}

/** Edits in turn, all or none; the inverses are in the order that undoes them. */
export function applyEdits<P extends DesignProduct>(
  design: DesignDocument<P>,
  edits: readonly Edit[],
): { design: DesignDocument<P>; inverse: Edit[] } | null {
  let current = design;
  const inverse: Edit[] = [];
  for (const edit of edits) {
    const applied = applyEdit(current, edit);
    if (!applied) return null;
    current = applied.design;
    inverse.unshift(applied.inverse);
  }
  return { design: current, inverse };
}

function applyToPage<P extends DesignProduct>(design: DesignDocument<P>, edit: PageEdit): Applied<P> | null {
  const index = design.pages.findIndex((page) => page.id === edit.page);
  const page = design.pages[index];
  const changed = page && changePage(design, page, edit);
  return changed ? { design: { ...design, pages: design.pages.with(index, changed.page) }, inverse: changed.inverse } : null;
}

function applyToElement<P extends DesignProduct>(design: DesignDocument<P>, edit: ElementEdit): Applied<P> | null {
  const pageIndex = design.pages.findIndex((page) => page.id === edit.page);
  const page = design.pages[pageIndex];
  const index = page?.elements.findIndex((element) => element.id === edit.element) ?? -1;
  const element = page?.elements[index];
  const changed = element && changeElement(design, element, edit);
  if (!page || !changed) return null;
  const elements = page.elements.with(index, changed.element);
  return { design: { ...design, pages: design.pages.with(pageIndex, { ...page, elements }) }, inverse: changed.inverse };
}
