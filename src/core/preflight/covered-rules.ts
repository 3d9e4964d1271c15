/** Rule over elements that cannot be seen: one that lies wholly under another one. */
import type { Element } from '#core/design/document.ts';
import { isSelectable } from '#core/design/permissions.ts';
import { idOfCopy } from '#core/design/spread/spread-pages.ts';
import { message } from '#core/values/message.ts';
import { boxOf, type Checked, type CheckedPage, type Finding, findingName, findPlacedElement } from './finding.ts';
import { boundsByElement, type PageMark } from './marks.ts';
import { type Bounds, isInsidePolygon } from './outline.ts';

/** Points along each side of a grid over an element, all of which another mark must cover. */
const gridPoints = 7;

/** A photo may be transparent in places, which is not known here: the customer confirms what is meant. */
export function coveredFindings({ pages, photo }: Checked): Finding[] {
  return pages.flatMap((page) => coveredOn(page, photo));
}

function coveredOn({ page, marks }: CheckedPage, photo: Checked['photo']): Finding[] {
  const last = new Map(marks.map(({ of }, index) => [of, index]));
  return [...boundsByElement(marks)].flatMap(([of, bounds]): Finding[] => {
    const element = findPlacedElement(page, of);
    // What a design is drawn of lies in layers on purpose, and under its photos. Of what lies across a spread one half may be covered.
    if (!element || !isSelectable(element) || idOfCopy(of) !== null) return [];
    const covering = marks.find((mark, index) => index > (last.get(of) ?? index) && mark.of !== of && covers(mark, bounds));
    const above = covering && findPlacedElement(page, covering.of);
    if (!above) return [];
    const nameOf = (one: Element) => findingName({ page, element: one }, photo);
    const text = message('preflight.covered', { name: nameOf(element), above: nameOf(above) });
    return [{ rule: 'covered', level: 'confirm', page: page.id, element: of, box: boxOf(bounds), measured: above.id, message: text }];
  });
}

function covers(mark: PageMark, { left, top, right, bottom }: Bounds): boolean {
  if ((mark.kind !== 'area' && mark.kind !== 'photo') || mark.opacity < 1) return false;
  const { bounds, outlines, clips } = mark;
  if (bounds.left > left || bounds.top > top || bounds.right < right || bounds.bottom < bottom) return false;
  const steps = Array.from({ length: gridPoints }, (_, at) => (at + 0.5) / gridPoints);
  return steps.every((across) =>
    steps.every((down) => {
      const [x, y] = [left + (right - left) * across, top + (bottom - top) * down];
      return isInsidePolygon(outlines, x, y) && clips.every((clip) => isInsidePolygon(clip, x, y));
    }),
  );
}
