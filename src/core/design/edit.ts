/** Edits of a design as data. Each gives its inverse, so undo, redo and merging are lists of edits and need no copies. */
import { type DesignDocument, type DesignProduct, type Element, elementSchema } from './document.ts';
import { changePage, type PageEdit } from './edit-page.ts';
import { type Edit, editSchema } from './edit-schema.ts';
import { elementIssues } from './element-issues.ts';
import { designInks } from './ink-use.ts';
import { isOwnInk, withOwnInks } from './own-inks/own-inks.ts';
import type { Punching } from './punching.ts';

type ElementEdit = Extract<
  Edit,
  { kind: 'setText' | 'setTextStyle' | 'setPhoto' | 'setCrop' | 'moveElement' | 'resizeElement' | 'setProperties' }
>;
type Changed = { element: Element; inverse: Edit };

/**
 * Edits of one element: the changed element and the edit that takes the change back. Null where the edit does not fit the element: another
 * kind, a value out of range, an ink the design has not got.
 */
function changeElement(design: DesignDocument, element: Element, edit: ElementEdit): Changed | null {
  const at = { page: edit.page, element: edit.element };
  switch (edit.kind) {
    case 'moveElement': {
      const { xUm, yUm } = element;
      return { element: { ...element, xUm: edit.xUm, yUm: edit.yUm }, inverse: { kind: edit.kind, ...at, xUm, yUm } };
    }
    case 'resizeElement': {
      const { xUm, yUm, widthUm, heightUm } = element;
      const size = { xUm: edit.xUm, yUm: edit.yUm, widthUm: edit.widthUm, heightUm: edit.heightUm };
      return { element: { ...element, ...size }, inverse: { kind: edit.kind, ...at, xUm, yUm, widthUm, heightUm } };
    }
    case 'setProperties': {
      const changed = withKeys(element, edit.properties);
      const fits = changed && elementSchema.safeParse(changed.element).success && elementIssues(changed.element, design.inks).length === 0;
      return fits ? { element: changed.element, inverse: { kind: edit.kind, ...at, properties: changed.before } } : null;
    }
    case 'setTextStyle': {
      if (element.kind !== 'text' && element.kind !== 'spine-title') return null;
      const changed = withKeys<Element, typeof edit.style>(element, edit.style);
      if (!changed || elementIssues(changed.element, design.inks).length > 0) return null;
      return { element: changed.element, inverse: { kind: edit.kind, ...at, style: changed.before } };
    }
    case 'setText':
      if (element.kind !== 'text' && element.kind !== 'spine-title') return null;
      return { element: { ...element, text: edit.text }, inverse: { kind: edit.kind, ...at, text: element.text } };
    case 'setCrop':
      if (element.kind !== 'photo') return null;
      return { element: { ...element, crop: edit.crop }, inverse: { kind: edit.kind, ...at, crop: element.crop } };
    case 'setPhoto': {
      if (element.kind !== 'photo') return null;
      const inverse: Edit = { kind: edit.kind, ...at, photoId: element.photoId, crop: element.crop };
      return { element: { ...element, photoId: edit.photoId, crop: edit.crop }, inverse };
    }
  }
}

/** Keys of each kind beyond those every element has. */
const kinds = new Map(elementSchema.def.options.map((option) => [option.shape.kind.def.values[0], new Set(Object.keys(option.shape))]));

/**
 * The element with given keys changed, null taking a key out, and what those keys were before, null for absent ones. Null where the
 * kind has no such key. Keys keep their order, and one that comes again stands where its kind has it, so that undoing gives the very same
 * document.
 */
function withKeys<E extends Element, K extends object>(element: E, changes: K): { element: E; before: K } | null {
  const known = kinds.get(element.kind);
  const keys = Object.keys(changes).filter((key) => changes[key as keyof K] !== undefined);
  if (keys.some((key) => !known?.has(key))) return null;
  const before = Object.fromEntries(keys.map((key) => [key, element[key as keyof E] ?? null])) as K;
  const merged = Object.entries(element);
  for (const key of keys) {
    const entry: [string, unknown] = [key, changes[key as keyof K]];
    const at = merged.findIndex(([one]) => one === key);
    if (at >= 0) merged[at] = entry;
    else merged.splice(placeOf(key, merged, [...(known ?? [])]), 0, entry);
  }
  return { element: Object.fromEntries(merged.filter(([key, value]) => value !== null || !keys.includes(key))) as E, before };
}

/** Before the first of the keys that its kind has after it. */
function placeOf(key: string, entries: readonly [string, unknown][], order: readonly string[]): number {
  const at = entries.findIndex(([one]) => order.indexOf(one) > order.indexOf(key));
  return at < 0 ? entries.length : at;
}

export type { Edit };
/** @internal */
export { editSchema };

type Applied<P extends DesignProduct> = { design: DesignDocument<P>; inverse: Edit };

/**
 * The edited design and the edit that takes it back; the given design stays as it was and shares what did not change. Null where the
 * edit meets nothing: no such page or element, an element of another kind, an ink the design has not got or still uses, a size below the
 * floor, a group in itself. Locks and slots are the editor's business (permissions.ts); undoing must never fail on them.
 */
export function applyEdit<P extends DesignProduct>(design: DesignDocument<P>, edit: Edit): Applied<P> | null {
  const { product } = design;
  switch (edit.kind) {
    case 'setInks': {
      const inks = withOwnInks(edit.inks, design.inks);
      if (!designInks(design).every((token) => Object.hasOwn(inks, token))) return null;
      const inverse: Edit = { kind: 'setInks', colourway: product.colourway ?? '', inks: design.inks };
      // '': of a product that has no key for it.
      return { design: { ...design, product: edit.colourway ? { ...product, colourway: edit.colourway } : product, inks }, inverse };
    }
    case 'addInk': {
      const { token, ink } = edit;
      if (!isOwnInk(token) || design.inks[token] || ink.finish) return null;
      const inks = withOwnInks(design.inks, { ...design.inks, [token]: ink });
      return { design: { ...design, inks }, inverse: { kind: 'removeInk', token } };
    }
    case 'removeInk': {
      const { [edit.token]: ink, ...inks } = design.inks;
      if (!ink || !isOwnInk(edit.token) || designInks(design).includes(edit.token)) return null;
      return { design: { ...design, inks }, inverse: { kind: 'addInk', token: edit.token, ink } };
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
