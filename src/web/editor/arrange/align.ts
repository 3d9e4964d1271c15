/** Aligns and distributes elements; a group counts as one. */
import type { DesignDocument, Page } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { mayEdit } from '#core/design/permissions.ts';
import { type ElementRef, faceOf, findElement } from '#web/editor/draft/content.ts';
import { boundsOf, moveBy, type PlacedElement, placedElements, unionOf } from './boxes.ts';
import { groupOf } from './group.ts';
import { safeArea } from './snap.ts';

export type Alignment = 'left' | 'center' | 'right' | 'top' | 'middle' | 'bottom';
export type Axis = 'x' | 'y';

type Unit = { placed: PlacedElement[]; box: Box };

/** What of the selection moves as one: elements, and groups below the entered one. */
function unitsOf(design: DesignDocument, refs: readonly ElementRef[], entered: string | null): Unit[] {
  const units = new Map<unknown, PlacedElement[]>();
  for (const placed of placedElements(design, refs)) {
    const page = findElement(design, placed.ref)?.page;
    const key = (page && groupOf(page, placed.element, entered)) ?? placed.element;
    units.set(key, [...(units.get(key) ?? []), placed]);
  }
  return [...units.values()].flatMap((placed) => {
    const box = unionOf(placed.map(({ element }) => boundsOf(element)));
    return box && placed.every(({ element }) => mayEdit(element, 'position')) ? [{ placed, box }] : [];
  });
}

function panelOf(design: DesignDocument, { placed }: Unit): { page: Page; panel: Page['panels'][number] } | null {
  const found = findElement(design, placed[0]?.ref ?? null);
  const panel = found && faceOf(found.page, found.element);
  return found && panel ? { page: found.page, panel } : null;
}

/** Several units align to the box around them; one aligns to the safe lines of its panel, and by its middle to the panel's. */
export function align(design: DesignDocument, refs: readonly ElementRef[], how: Alignment, entered: string | null): Edit[] {
  const units = unitsOf(design, refs, entered);
  const [first] = units;
  if (!first) return [];
  const at = panelOf(design, first);
  const isCentred = how === 'center' || how === 'middle';
  const alone = at && (isCentred ? at.panel : safeArea(at.page, at.panel));
  const target = units.length > 1 ? unionOf(units.map(({ box }) => box)) : alone;
  if (!target) return [];
  return units.flatMap(({ placed, box }) => {
    const by = distanceTo(box, target, how);
    return placed.map((one) => moveBy(one, by.xUm, by.yUm));
  });
}

function distanceTo(box: Box, target: Box, how: Alignment): { xUm: number; yUm: number } {
  switch (how) {
    case 'left':
      return { xUm: target.xUm - box.xUm, yUm: 0 };
    case 'center':
      return { xUm: target.xUm + target.widthUm / 2 - box.xUm - box.widthUm / 2, yUm: 0 };
    case 'right':
      return { xUm: target.xUm + target.widthUm - box.xUm - box.widthUm, yUm: 0 };
    case 'top':
      return { xUm: 0, yUm: target.yUm - box.yUm };
    case 'middle':
      return { xUm: 0, yUm: target.yUm + target.heightUm / 2 - box.yUm - box.heightUm / 2 };
    case 'bottom':
      return { xUm: 0, yUm: target.yUm + target.heightUm - box.yUm - box.heightUm };
  }
}

export function canDistribute(design: DesignDocument, refs: readonly ElementRef[], entered: string | null): boolean {
  return unitsOf(design, refs, entered).length > 2;
}

/** Equal gaps between three or more units; the outer ones stay. */
export function distribute(design: DesignDocument, refs: readonly ElementRef[], axis: Axis, entered: string | null): Edit[] {
  const [at, size] = axis === 'x' ? (['xUm', 'widthUm'] as const) : (['yUm', 'heightUm'] as const);
  const units = unitsOf(design, refs, entered).toSorted((a, b) => a.box[at] - b.box[at]);
  const whole = unionOf(units.map(({ box }) => box));
  if (!whole || units.length < 3) return [];
  const gap = (whole[size] - units.reduce((sum, { box }) => sum + box[size], 0)) / (units.length - 1);
  let next = whole[at];
  return units.flatMap(({ placed, box }) => {
    const by = next - box[at];
    next += box[size] + gap;
    return placed.map((one) => moveBy(one, axis === 'x' ? by : 0, axis === 'y' ? by : 0));
  });
}
