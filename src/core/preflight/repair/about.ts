/** What a repair is looked for: a finding with its page, element and ink. */
import type { Element } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import { type Checked, type CheckedPage, type Finding, findPlacedElement } from '#core/preflight/finding.ts';
import type { PageMark } from '#core/preflight/marks.ts';
import { type Bounds, nowhere, union } from '#core/preflight/outline.ts';

/** Ways to repair a finding, the gentlest first. Each is a list of edits that are applied together. */
export type Ways = Edit[][];

export type RepairTarget = {
  checked: Checked;
  on: CheckedPage;
  finding: Finding;
  /** Null for a finding about the page's ground. */
  element: Element | null;
  /** Marks of the element, or of the ground. */
  marks: PageMark[];
  /** Bounds of these marks. */
  ink: Bounds;
};

/** Null where the finding's page or element is not in the design. */
export function aboutFinding(checked: Checked, finding: Finding): RepairTarget | null {
  const on = checked.pages.find(({ page }) => page.id === finding.page);
  const element = (finding.element !== null && on && findPlacedElement(on.page, finding.element)) || null;
  if (!on || (finding.element !== null && !element)) return null;
  const marks = on.marks.filter(({ of }) => of === (element?.id ?? 'background'));
  return { checked, on, finding, element, marks, ink: marks.reduce((all, { bounds }) => union(all, bounds), nowhere) };
}

/** The ids that an edit of the element carries. */
export function repairPlaceOf({ on, element }: RepairTarget): { page: string; element: string } {
  return { page: on.page.id, element: element?.id ?? '' };
}

export function moveElementBy(about: RepairTarget, xUm: number, yUm: number): Edit[] {
  const { element } = about;
  if (!element) return [];
  return [{ kind: 'moveElement', ...repairPlaceOf(about), xUm: element.xUm + Math.round(xUm), yUm: element.yUm + Math.round(yUm) }];
}

export function resizeTo(about: RepairTarget, { xUm, yUm, widthUm, heightUm }: Box): Edit[] {
  const whole = { xUm: Math.round(xUm), yUm: Math.round(yUm), widthUm: Math.round(widthUm), heightUm: Math.round(heightUm) };
  return [{ kind: 'resizeElement', ...repairPlaceOf(about), ...whole }];
}

/** The box at another scale around its middle. */
export function scaledElementBox({ xUm, yUm, widthUm, heightUm }: Box, factor: number): Box {
  const [width, height] = [widthUm * factor, heightUm * factor];
  return { xUm: xUm + (widthUm - width) / 2, yUm: yUm + (heightUm - height) / 2, widthUm: width, heightUm: height };
}
