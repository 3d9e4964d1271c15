/** What a designer lets a customer do with an element: asked by editors before an edit, never by undo. */

import type { DesignDocument, Element } from './document.ts';
import type { Edit } from './edit-schema.ts';
import type { Slot, SlotRight } from './element.ts';

/** Why an edit is not a customer's to make. */
export type PermissionRefusal = 'locked' | 'not-allowed' | 'too-long' | 'outside' | 'not-offered';

/** The right each edit of an element needs; edits of pages and designs need none. */
const rights = {
  setText: 'content',
  setPhoto: 'content',
  setCrop: 'content',
  setTextStyle: 'style',
  moveElement: 'position',
  resizeElement: 'size',
  orderElement: 'order',
  removeElement: 'delete',
} as const satisfies Partial<Record<Edit['kind'], SlotRight>>;

/** Properties that are neither look nor place. */
const propertyRights: Record<string, SlotRight | 'lock'> = {
  rotation: 'turn',
  content: 'content',
  year: 'content',
  month: 'content',
  locale: 'content',
  marks: 'content',
  columns: 'content',
  locked: 'lock',
  slot: 'lock',
};

/** Whether a designer lets a customer change this about an element. */
export function mayEdit({ locked, slot }: Element, right: SlotRight): boolean {
  return !locked && (slot === undefined || slot.allows.includes(right));
}

/**
 * Whether editors select the element. Locked elements and those that allow nothing are part of the ground. So is a family's drawing, which
 * fills its panel, unless a designer gives it a slot.
 */
export function isSelectable({ kind, locked, slot }: Element): boolean {
  if (locked) return false;
  return slot ? slot.allows.length > 0 : kind !== 'artwork';
}

/** Null where the customer may; an edit that meets no element is for applyEdit to refuse. */
export function refusalOf(design: DesignDocument, edit: Edit): PermissionRefusal | null {
  if (!('element' in edit)) return null;
  const element = design.pages.find(({ id }) => id === edit.page)?.elements.find(({ id }) => id === edit.element);
  if (!element) return null;
  const needed = neededRights(edit);
  const isUnlocking = edit.kind === 'setProperties' && Object.keys(edit.properties).every((key) => key === 'locked');
  if (element.locked && !isUnlocking) return 'locked';
  const { slot } = element;
  if (!slot) return null;
  // A designer's limits are not lifted by a customer, whatever else is allowed.
  if (edit.kind === 'setProperties' && 'slot' in edit.properties) return 'not-allowed';
  if (needed.some((right) => right !== 'lock' && !slot.allows.includes(right))) return 'not-allowed';
  return limitOf(slot, element, edit);
}

function neededRights(edit: Extract<Edit, { element: string }>): (SlotRight | 'lock')[] {
  if (edit.kind !== 'setProperties') return [rights[edit.kind]];
  return Object.keys(edit.properties).map((key) => propertyRights[key] ?? 'style');
}

function limitOf(slot: Slot, element: Element, edit: Extract<Edit, { element: string }>): PermissionRefusal | null {
  switch (edit.kind) {
    case 'setText': {
      const characters = [...edit.text].length;
      const isLong =
        characters > (slot.maxCharacters ?? characters) || edit.text.split('\n').length > (slot.maxLines ?? Number.POSITIVE_INFINITY);
      return isLong ? 'too-long' : null;
    }
    case 'moveElement':
      return isWithin(slot, { ...element, xUm: edit.xUm, yUm: edit.yUm }) ? null : 'outside';
    case 'resizeElement':
      return isWithin(slot, edit) ? null : 'outside';
    case 'setTextStyle': {
      const { font, ink, sizeUm } = edit.style;
      const { fonts, inks, sizesUm } = slot;
      if (font !== undefined && fonts && !fonts.includes(font)) return 'not-offered';
      if (ink !== undefined && inks && !inks.includes(ink)) return 'not-offered';
      return sizeUm !== undefined && sizesUm && (sizeUm < sizesUm.least || sizeUm > sizesUm.most) ? 'not-offered' : null;
    }
    case 'setProperties': {
      const { ink } = edit.properties;
      return ink !== undefined && slot.inks && !slot.inks.includes(ink) ? 'not-offered' : null;
    }
    default:
      return null;
  }
}

function isWithin({ within }: Slot, box: Pick<Element, 'xUm' | 'yUm' | 'widthUm' | 'heightUm'>): boolean {
  if (!within) return true;
  const fits = (at: number, size: number, from: number, room: number) => at >= from && at + size <= from + room;
  return fits(box.xUm, box.widthUm, within.xUm, within.widthUm) && fits(box.yUm, box.heightUm, within.yUm, within.heightUm);
}
