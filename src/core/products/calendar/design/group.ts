/** What a group of designs is: one look for every type and format of calendars, in some colourings. */
import type { DesignId } from './inks.ts';
import type { CalendarSheet } from './sheet.ts';

export type CalendarDesignGroup = {
  /** 1 to 99: the ids of its colourings are ten times it and one to nine. */
  id: number;
  /** Its texts are `calendar.group.KEY`. */
  key: string;
  /** Their names are `calendar.colouring.KEY`; `hex` is what stands for one in lists. */
  colourings: readonly { id: DesignId; key: string; hex: string }[];
  /** Distance of photos that share the place of one, in millimetres on A4. */
  gapMm: number;
  /** Draws one sheet. Pure: the same sheet has the same elements. */
  draw(sheet: CalendarSheet): void;
};
