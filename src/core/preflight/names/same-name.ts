/** Elements of one name on one panel, such as two photos of one day, are told apart by where they lie on it. */
import type { Box } from '#core/design/outlines/outline.ts';
import { type Message, message } from '#core/values/message.ts';

type Placed = Box & { id: string };

const rows = ['top', 'middle', 'bottom'] as const;
const columns = ['left', 'centre', 'right'] as const;

/** Of thirds, the one that a length from the beginning lies in. */
function third<T>(parts: readonly [T, T, T], from: number, whole: number): T {
  const at = (3 * from) / Math.max(1, whole);
  return at < 1 ? parts[0] : at < 2 ? parts[1] : parts[2];
}

function cellOf({ xUm, yUm, widthUm, heightUm }: Box, panel: Box): string {
  const row = third(rows, yUm + heightUm / 2 - panel.yUm, panel.heightUm);
  return `${row}-${third(columns, xUm + widthUm / 2 - panel.xUm, panel.widthUm)}`;
}

/** From the top, lines from the left. */
function inOrder(one: Box, other: Box): number {
  return one.yUm - other.yUm || one.xUm - other.xUm;
}

/**
 * The name of a panel with the place of an element on it: `same` are the elements of its name there, itself among them. The panel's name
 * alone where it is the only one; by number where some lie in the same part of the panel.
 */
export function panelWithPlace(panel: Message, element: Placed, same: readonly Placed[], box: Box | undefined): Message {
  if (same.length < 2) return panel;
  const cells = box ? same.map((one) => cellOf(one, box)) : [];
  if (box && new Set(cells).size === same.length)
    return message('preflight.at', { panel, place: message(`preflight.place.${cellOf(element, box)}`) });
  const nth = same.toSorted(inOrder).findIndex(({ id }) => id === element.id) + 1;
  return message('preflight.at', { panel, place: message('preflight.place.number', { nth, count: same.length }) });
}
