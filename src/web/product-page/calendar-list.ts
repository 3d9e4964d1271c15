/** What lists of calendars show: every type in every design, filtered, with counts. Server side of the routes. */

import type { CalendarGroup } from '#api/calendar/calls.ts';
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { calendarPictureBase } from '#core/catalogue/calendar-picture.ts';
import { calendarTypes } from '#core/products/calendar/kinds.ts';

type Types = Output<Calls['GET /web-api/calendar-types']>;

export type CalendarTileData = {
  calendarType: string;
  type: string;
  group: CalendarGroup;
  from: string;
  /** "DIN A3, DIN A4, Quadrat" */
  formats: string;
  size: { widthMm: number; heightMm: number };
};

export type CalendarFilter = { calendarType: string | null; designGroupId: number | null };

/** A group with the pictures of a type. */
function shownAs(group: CalendarGroup, type: string): CalendarGroup {
  const calendarType = calendarTypes.find((one) => one === type) ?? calendarTypes[0];
  const designs = group.designs.map((design) => ({
    ...design,
    image: calendarPictureBase({ calendarType, designId: design.designId, sheet: 'cover' }),
  }));
  return { ...group, designs };
}

/** All of them, by design and in it by type. */
export function calendarTiles({ types, groups }: Types): CalendarTileData[] {
  return groups.flatMap((group) =>
    types.map(({ calendarType, name, from, formats }) => ({
      calendarType,
      type: name,
      group: shownAs(group, calendarType),
      from: from.text,
      formats: formats.map((format) => format.name).join(', '),
      size: formats[0] ?? { widthMm: 1, heightMm: 1 },
    })),
  );
}

/** What a list of a filter shows; what the shop does not know counts as nothing chosen. */
export function readCalendarFilter(query: URLSearchParams, { types, groups }: Types): CalendarFilter {
  const type = types.find(({ calendarType }) => calendarType === query.get('calendarType'));
  const design = query.get('designGroupId') ?? query.get('designId')?.slice(0, -1);
  const group = groups.find(({ id }) => String(id) === design);
  return { calendarType: type?.calendarType ?? null, designGroupId: group?.id ?? null };
}

export function isShown({ calendarType, group }: CalendarTileData, filter: CalendarFilter): boolean {
  return (
    (filter.calendarType === null || filter.calendarType === calendarType) &&
    (filter.designGroupId === null || filter.designGroupId === group.id)
  );
}
