/** Edits of a design as data. Each gives its inverse, so undo, redo and merging are lists of edits and need no copies. */
import type { DesignDocument } from './document.ts';
import { changeElement, type ElementEdit } from './edit-element.ts';
import { changePage, type PageEdit } from './edit-page.ts';
import { type Edit, editSchema } from './edit-schema.ts';
import { designInks } from './ink-use.ts';

export type { Edit };
export { editSchema };

type Applied = { design: DesignDocument; inverse: Edit };

/**
 * The edited design and the edit that takes it back; the given design stays as it was and shares what did not change. Null where the
 * edit meets nothing: no such page or element, an element of another kind, an ink the design has not got, a size below the floor, a
 * group in itself. Locks and slots are the editor's business (slot.ts); undoing must never fail on them.
 */
export function applyEdit(design: DesignDocument, edit: Edit): Applied | null {
  switch (edit.kind) {
    case 'setInks': {
      if (!designInks(design).every((token) => Object.hasOwn(edit.inks, token))) return null;
      const inverse: Edit = { kind: 'setInks', colourway: design.colourway, inks: design.inks };
      return { design: { ...design, colourway: edit.colourway, inks: edit.inks }, inverse };
    }
    case 'setRefinement':
      return { design: { ...design, refinement: edit.refinement }, inverse: { kind: 'setRefinement', refinement: design.refinement } };
    case 'setPunching': {
      const { punching, ...rest } = design;
      const changed: DesignDocument = edit.punching === null ? rest : { ...rest, punching: edit.punching };
      return { design: changed, inverse: { kind: 'setPunching', punching: punching ?? null } };
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

/** Edits in turn, all or none; the inverses are in the order that undoes them. */
export function applyEdits(design: DesignDocument, edits: readonly Edit[]): { design: DesignDocument; inverse: Edit[] } | null {
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

function applyToPage(design: DesignDocument, edit: PageEdit): Applied | null {
  const index = design.pages.findIndex((page) => page.id === edit.page);
  const page = design.pages[index];
  const changed = page && changePage(design, page, edit);
  return changed ? { design: { ...design, pages: design.pages.with(index, changed.page) }, inverse: changed.inverse } : null;
}

function applyToElement(design: DesignDocument, edit: ElementEdit): Applied | null {
  const pageIndex = design.pages.findIndex((page) => page.id === edit.page);
  const page = design.pages[pageIndex];
  const index = page?.elements.findIndex((element) => element.id === edit.element) ?? -1;
  const element = page?.elements[index];
  const changed = element && changeElement(design, element, edit);
  if (!page || !changed) return null;
  const elements = page.elements.with(index, changed.element);
  return { design: { ...design, pages: design.pages.with(pageIndex, { ...page, elements }) }, inverse: changed.inverse };
}
