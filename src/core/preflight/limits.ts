import type { DeliveryCountry } from '#core/values/channel.ts';

/** An envelope with an address: the country whose post carries it, and the id of its address where that is known. */
export type EnvelopeLimits = { country: DeliveryCountry; address?: string };

/** The figures of the print check. They are the printing houses' own (print rules, 1.1 and 2); a product may bring other ones. */
export type Limits = {
  /** Effective resolution (E018): from `fine` on nothing is said, from `soft` on it is mentioned, from `least` on it must be confirmed. */
  ppi: { fine: number; soft: number; least: number };
  /** Per cent of all four inks together. */
  ink: number;
  /** Smallest type, and smallest type in several inks, in foil or light on dark: there the plates must meet. */
  typeUm: number;
  fineTypeUm: number;
  /** Thinnest printed line. */
  lineUm: number;
  /** Refinements: thinnest line, narrowest gap that stays open, and the distance the plate keeps from a fold and from the trim. */
  refinementLineUm: number;
  refinementGapUm: number;
  refinementEdgeUm: number;
  /** Ids of the pages that take a refinement; absent: every page does. */
  refinedPages?: readonly string[];
  /** All its pages are about one day; absent: dates of different places are not compared. */
  hasOneDay?: true;
  /** Ids of pages that make no product by themselves: a book's cover, the lid of a box. Absent: every page does. */
  coverPages?: readonly string[];
  /** Ids of pages that are meant to be seen without content: the inside of a tent card. Absent: none is. */
  plainPages?: readonly string[];
  /** Its front is read by machines of the post; absent: it is no envelope. */
  envelope?: EnvelopeLimits;
  /** Distance of faces in photos from the trim and from what a spine hides; absent: faces are not looked at. */
  faceUm?: number;
  /** Side of a module of a code. */
  moduleUm: number;
  /** WCAG contrast ratio, 1 to 21, of body type and of type from 14 pt; below `least` type is illegible. */
  contrast: { text: number; large: number; least: number };
};

const pointUm = 25_400 / 72;

/** 14 pt: type that is read from afar. */
export const largeTypeUm = Math.round(14 * pointUm);

/** Cards and everything else that is held in the hand. */
export const handHeld: Limits = {
  ppi: { fine: 200, soft: 120, least: 70 },
  ink: 300,
  typeUm: Math.round(6 * pointUm),
  fineTypeUm: Math.round(8 * pointUm),
  lineUm: 100,
  refinementLineUm: 250,
  refinementGapUm: 400,
  refinementEdgeUm: 1_500,
  moduleUm: 400,
  contrast: { text: 4.5, large: 3, least: 1.5 },
};
