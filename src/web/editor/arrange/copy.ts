/** Copies of elements: the clipboard, duplicates and what is pasted into another panel. */
import type { DesignDocument, Element, Page } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { type ElementRef, faceOf, findElement } from '#web/editor/draft/content.ts';
import { boundsOf, middleOf, type PagePoint, placedElements, unionOf } from './boxes.ts';

type Groups = NonNullable<Page['groups']>;
/** Elements as they were copied, the groups among them, and the panel they lay on. */
export type Clip = { elements: readonly Element[]; groups: Groups; panel: { id: string; xUm: number; yUm: number } };
export type Pasted = { edits: Edit[]; refs: ElementRef[] };

/** Copies of one element lie this far to the right and below. */
const offsetUm = 4_000;

/** Null for nothing. Elements keep neither lock nor a designer's limits: a copy belongs to the customer. */
export function copy(design: DesignDocument, refs: readonly ElementRef[]): Clip | null {
  const placed = placedElements(design, refs);
  const found = findElement(design, placed[0]?.ref ?? null);
  const panel = found && faceOf(found.page, found.element);
  if (!found || !panel) return null;
  const elements = placed.map(({ element: { slot: _, locked: __, ...element } }) => element);
  return { elements, groups: found.page.groups ?? [], panel: { id: panel.id, xUm: panel.xUm, yUm: panel.yUm } };
}

/** An id that no element of the page has: the id without its number and the next free number. */
export function freeElementId(taken: ReadonlySet<string>, id: string): string {
  const stem = id.replace(/-\d+$/, '').slice(0, 56);
  let number = 2;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}

/** Edits that put the clip onto a panel, above everything: beside the original on its own panel, at the same place on another one. */
export function paste(design: DesignDocument, clip: Clip, panelId: string): Pasted {
  const page = design.pages.find(({ panels }) => panels.some(({ id }) => id === panelId));
  const panel = page?.panels.find(({ id }) => id === panelId);
  if (!page || !panel) return { edits: [], refs: [] };
  const by = shiftOf(page, panel, clip);
  const { names, edits: groupEdits } = newGroups(page, clip);
  const taken = new Set(page.elements.map(({ id }) => id));
  const added = clip.elements.map(({ group, ...element }): Element => {
    const id = freeElementId(taken, element.id);
    taken.add(id);
    const named = group === undefined ? undefined : names.get(group);
    const place = { xUm: Math.round(element.xUm + by.xUm), yUm: Math.round(element.yUm + by.yUm) };
    return { ...element, id, ...place, ...(named === undefined ? {} : { group: named }) };
  });
  return {
    edits: [
      ...groupEdits,
      ...added.map((one, at): Edit => ({ kind: 'addElement', page: page.id, index: page.elements.length + at, added: one })),
    ],
    refs: added.map(({ id }) => ({ page: page.id, element: id })),
  };
}

export function duplicate(design: DesignDocument, refs: readonly ElementRef[]): Pasted {
  const clip = copy(design, refs);
  return clip ? paste(design, clip, clip.panel.id) : { edits: [], refs: [] };
}

/** Beside what lies there already; the middle of the clip stays on the panel. */
function shiftOf(page: Page, panel: Page['panels'][number], { elements, panel: from }: Clip): PagePoint {
  const around = unionOf(elements.map(boundsOf));
  if (!around) return { xUm: 0, yUm: 0 };
  const to = { xUm: panel.xUm - from.xUm, yUm: panel.yUm - from.yUm };
  const [first] = elements;
  const isTaken = () =>
    page.elements.some((one) => one.kind === first?.kind && one.xUm === first.xUm + to.xUm && one.yUm === first.yUm + to.yUm);
  for (let copies = 0; copies < 20 && isTaken(); copies += 1) {
    to.xUm += offsetUm;
    to.yUm += offsetUm;
  }
  const middle = middleOf(around);
  const clamp = (value: number, at: number, length: number) => Math.max(at, Math.min(at + length - 1, value));
  return {
    xUm: clamp(middle.xUm + to.xUm, panel.xUm, panel.widthUm) - middle.xUm,
    yUm: clamp(middle.yUm + to.yUm, panel.yUm, panel.heightUm) - middle.yUm,
  };
}

/** Groups of which more than one element was copied, under new ids. */
function newGroups(page: Page, { elements, groups }: Clip): { names: Map<string, string>; edits: Edit[] } {
  const parentOf = (id: string) => groups.find((one) => one.id === id)?.parent;
  const counts = new Map<string, number>();
  for (const { group } of elements) {
    for (let at = group; at !== undefined; at = parentOf(at)) counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  const present = page.groups ?? [];
  const taken = new Set(present.map(({ id }) => id));
  const names = new Map<string, string>();
  const copied = groups.filter(({ id }) => (counts.get(id) ?? 0) > 1);
  for (const { id } of copied) {
    const name = freeElementId(taken, id);
    taken.add(name);
    names.set(id, name);
  }
  if (copied.length === 0) return { names, edits: [] };
  const added = copied.map(({ id, parent }) => {
    const named = parent === undefined ? undefined : names.get(parent);
    return { id: names.get(id) ?? id, ...(named === undefined ? {} : { parent: named }) };
  });
  return { names, edits: [{ kind: 'setGroups', page: page.id, groups: [...present, ...added], members: {} }] };
}
