/** What every element of a document has: a place on its page, a name, and how much of it a customer may change. */
import * as z from 'zod/mini';
import type { ElementRole } from './naming/roles.ts';

/** Longest length anywhere in a document: 5 m. Keeps every sum a safe integer. */
export const lengthUm = z.number().check(z.int(), z.minimum(-5_000_000), z.maximum(5_000_000));
export const sizeUm = z.number().check(z.int(), z.minimum(1), z.maximum(5_000_000));
export const idSchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));
/** Name of an ink or a face. */
export const inkTokenSchema = z.string().check(z.regex(/^[a-z][a-z0-9-]{0,31}$/));
/** A name in words, for example "Namen", as documents of before have it. */
export const labelSchema = z.string().check(z.minLength(1), z.maxLength(80));
export const artworkIdSchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{0,127}$/));

/** A rectangle in page coordinates. */
export const areaSchema = z.strictObject({ xUm: lengthUm, yUm: lengthUm, widthUm: sizeUm, heightUm: sizeUm });

/** What can be allowed for one element. 'content' is its text, picture or code. */
export const slotRights = ['content', 'style', 'position', 'size', 'turn', 'order', 'delete'] as const;
export type SlotRight = (typeof slotRights)[number];

/** Limits a designer sets on an element. An element without a slot is free. */
export const slotSchema = z.strictObject({
  allows: z.array(z.enum(slotRights)).check(z.maxLength(slotRights.length)),
  maxCharacters: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(2000))),
  maxLines: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(100))),
  /** The element's box never leaves this one. */
  within: z.optional(areaSchema),
  /** Faces and inks to choose from; absent: all of the design. */
  fonts: z.optional(z.array(inkTokenSchema).check(z.maxLength(40))),
  inks: z.optional(z.array(inkTokenSchema).check(z.maxLength(40))),
  /** Type sizes to choose from, both ends included. */
  sizesUm: z.optional(z.strictObject({ least: sizeUm, most: sizeUm })),
});
export type Slot = z.infer<typeof slotSchema>;

/** A share of full strength, never nothing; absent is 1. Finishes print whole whatever it says. */
export const opacitySchema = z.number().check(z.gt(0), z.maximum(1));

/** On the left page of a spread: it continues on the right one (spread/spread-pages.ts). Elsewhere it says nothing. */
export const acrossSchema = z.optional(z.literal(true));

/** A key; `inconsistencies` knows which there are, so that the first view of an editor does not. */
const roleSchema = z.custom<ElementRole>((value) => typeof value === 'string' && /^[a-z][a-z-]{0,39}$/.test(value));

export const boxShape = {
  id: idSchema,
  /** What it is; absent: it is called by its kind. */
  role: z.optional(roleSchema),
  /** Of several with its role. */
  number: z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(1000))),
  /** A name of a document of before that no role says. It comes before role and kind. */
  ownName: z.optional(labelSchema),
  xUm: lengthUm,
  yUm: lengthUm,
  widthUm: sizeUm,
  heightUm: sizeUm,
  /** Degrees clockwise about the middle of the box. */
  rotation: z.number().check(z.minimum(-360), z.maximum(360)),
  opacity: z.optional(opacitySchema),
  /** The editor neither moves nor changes it until it is unlocked. */
  locked: z.optional(z.literal(true)),
  /** The group of the page it belongs to. */
  group: z.optional(idSchema),
  slot: z.optional(slotSchema),
};
