/** Design groups of calendars, in the order of recommendation. */
import type { CalendarDesignGroup } from './group.ts';
import { galerie } from './groups/galerie.ts';
import { linol } from './groups/linol.ts';
import { vollbild } from './groups/vollbild.ts';
import { ziffer } from './groups/ziffer.ts';
import { zweige } from './groups/zweige.ts';
import type { DesignId } from './inks.ts';

export const designGroups: readonly [CalendarDesignGroup, ...CalendarDesignGroup[]] = [galerie, vollbild, zweige, linol, ziffer];

/** The group of an id, or null. */
export function findDesignGroup(id: number): CalendarDesignGroup | null {
  return designGroups.find((group) => group.id === id) ?? null;
}

/** The colouring of a group; the first where it has not the one that is named. */
export function colouringOf(group: CalendarDesignGroup, designId: number): DesignId {
  const [first] = group.colourings;
  return (group.colourings.find(({ id }) => id === designId) ?? first)?.id ?? 11;
}
