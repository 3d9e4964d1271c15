/** Edits of one element: the changed element and the edit that takes the change back. */
import type { DesignDocument, Element } from './document.ts';
import { elementSchema } from './document.ts';
import type { Edit } from './edit-schema.ts';
import { elementIssues } from './element-issues.ts';

export type ElementEdit = Extract<
  Edit,
  { kind: 'setText' | 'setTextStyle' | 'setPhoto' | 'setCrop' | 'moveElement' | 'resizeElement' | 'setProperties' }
>;
type Changed = { element: Element; inverse: Edit };

/** Null where the edit does not fit the element: another kind, a value out of range, an ink the design has not got. */
export function changeElement(design: DesignDocument, element: Element, edit: ElementEdit): Changed | null {
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
 * kind has no such key. Keys keep their order, so that undoing gives the very same document.
 */
function withKeys<E extends Element, K extends object>(element: E, changes: K): { element: E; before: K } | null {
  const known = kinds.get(element.kind);
  const keys = Object.keys(changes).filter((key) => changes[key as keyof K] !== undefined);
  if (keys.some((key) => !known?.has(key))) return null;
  const before = Object.fromEntries(keys.map((key) => [key, element[key as keyof E] ?? null])) as K;
  const merged = Object.entries({ ...element, ...Object.fromEntries(keys.map((key) => [key, changes[key as keyof K]])) });
  return { element: Object.fromEntries(merged.filter(([key, value]) => value !== null || !keys.includes(key))) as E, before };
}
