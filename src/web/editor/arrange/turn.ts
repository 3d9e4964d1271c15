/** Turns elements: one about its middle, several about the middle of all. */
import type { DesignDocument } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { mayEdit } from '#core/design/permissions.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { boundsOf, middleOf, type PagePoint, type PlacedElement, placedElements, turnSpot, unionOf } from './boxes.ts';

/** Step of the buttons, and of the handle with Shift. */
export const turnStep = 15;
/** The handle snaps to quarter turns this near, in degrees. */
const snapDegrees = 3;

/** Degrees above -180 and up to 180, to one decimal. */
export function normalized(degrees: number): number {
  const rounded = Math.round(degrees * 10) / 10;
  const within = ((rounded % 360) + 360) % 360;
  return Math.round((within > 180 ? within - 360 : within) * 10) / 10;
}

/** An angle in steps of 15°, or free with the quarter turns as snap points. */
export function snapAngle(degrees: number, isStepped: boolean): number {
  if (isStepped) return normalized(Math.round(degrees / turnStep) * turnStep);
  const quarter = Math.round(degrees / 90) * 90;
  return normalized(Math.abs(degrees - quarter) < snapDegrees ? quarter : degrees);
}

export function isTurnable({ element }: PlacedElement): boolean {
  return mayEdit(element, 'turn');
}

/** Several turn only where all of them may be turned and moved. */
export function canTurn(placed: readonly PlacedElement[]): boolean {
  const isSingle = placed.length === 1;
  return placed.length > 0 && placed.every((one) => isTurnable(one) && (isSingle || mayEdit(one.element, 'position')));
}

/** Edits that turn the elements by an angle about a spot; one element keeps its middle. */
export function turnAbout(placed: readonly PlacedElement[], about: PagePoint, degrees: number): Edit[] {
  return placed.flatMap(({ ref, element }): Edit[] => {
    const turned: Edit = { kind: 'setProperties', ...ref, properties: { rotation: normalized(element.rotation + degrees) } };
    if (placed.length === 1) return [turned];
    const middle = turnSpot(middleOf(element), about, degrees);
    const xUm = Math.round(middle.xUm - element.widthUm / 2);
    const yUm = Math.round(middle.yUm - element.heightUm / 2);
    return [turned, { kind: 'moveElement', ...ref, xUm, yUm }];
  });
}

/** Edits that turn a selection by an angle; none where one of its elements must stay. */
export function turnSelection(design: DesignDocument, refs: Iterable<ElementRef>, degrees: number): Edit[] {
  const placed = placedElements(design, refs);
  const all = unionOf(placed.map(({ element }) => boundsOf(element)));
  return all && canTurn(placed) ? turnAbout(placed, middleOf(all), degrees) : [];
}
