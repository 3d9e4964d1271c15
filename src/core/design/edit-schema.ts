/** The forms of edits: what can be done to a document, one small object each. What they do is in edit.ts. */

import * as z from 'zod/mini';
import { calendarGridSchema, calendarGridStyles } from './calendar/grid-element.ts';
import { backgroundSchema, elementSchema, groundSchema, groupSchema, textElementSchema } from './document.ts';
import { clipArtElementSchema, frameElementSchema, frameStyles, qrElementSchema, shapeElementSchema } from './drawn-element.ts';
import { boxShape } from './element.ts';
import { inkSchema } from './ink.ts';
import { photoElementSchema } from './photo-element.ts';
import { punchingKeys } from './punching.ts';
import { refinementKeys } from './refinement.ts';

const place = { page: z.string(), element: z.string() };
const text = textElementSchema.shape;
const photo = photoElementSchema.shape;
const shape = shapeElementSchema.shape;
const qr = qrElementSchema.shape;
const grid = calendarGridSchema.shape;

/** A key of a document that may be absent: null takes it out. */
function clearable<T extends z.ZodMiniType>(schema: z.ZodMiniOptional<T>) {
  return z.nullable(schema.def.innerType);
}

const styleSchema = z.partial(
  z.strictObject({
    font: text.font,
    sizeUm: text.sizeUm,
    minSizeUm: text.minSizeUm,
    leading: text.leading,
    tracking: text.tracking,
    align: text.align,
    vertical: text.vertical,
    ink: text.ink,
    figures: text.figures,
    arcUm: clearable(text.arcUm),
    list: clearable(text.list),
  }),
);

/** What `setProperties` may change. An element takes only the keys its kind has. */
const propertiesSchema = z.partial(
  z.strictObject({
    rotation: boxShape.rotation,
    opacity: clearable(boxShape.opacity),
    locked: clearable(boxShape.locked),
    slot: clearable(boxShape.slot),
    across: clearable(photo.across),
    ink: text.ink,
    shape: photo.shape,
    maskId: clearable(photo.maskId),
    cornerUm: clearable(photo.cornerUm),
    turn: clearable(photo.turn),
    tilt: clearable(photo.tilt),
    mirrored: clearable(photo.mirrored),
    filter: clearable(photo.filter),
    frame: clearable(photo.frame),
    outline: shape.outline,
    fill: clearable(shape.fill),
    stroke: clearable(shape.stroke),
    clipArtId: clipArtElementSchema.shape.clipArtId,
    inks: clipArtElementSchema.shape.inks,
    style: z.enum([...frameStyles, ...calendarGridStyles]),
    lineUm: frameElementSchema.shape.lineUm,
    content: qr.content,
    ground: clearable(qr.ground),
    ecc: clearable(qr.ecc),
    year: grid.year,
    month: grid.month,
    locale: grid.locale,
    weekNumbers: grid.weekNumbers,
    title: grid.title,
    font: grid.font,
    titleFont: grid.titleFont,
    accentInk: grid.accentInk,
    mutedInk: grid.mutedInk,
    lineInk: grid.lineInk,
    tintInk: clearable(grid.tintInk),
    marks: grid.marks,
    columns: clearable(grid.columns),
  }),
);
export type Properties = z.infer<typeof propertiesSchema>;

export const editSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('setText'), ...place, text: text.text }),
  z.strictObject({ kind: z.literal('setTextStyle'), ...place, style: styleSchema }),
  z.strictObject({ kind: z.literal('setPhoto'), ...place, photoId: photo.photoId, crop: photo.crop }),
  z.strictObject({ kind: z.literal('setCrop'), ...place, crop: photo.crop }),
  z.strictObject({ kind: z.literal('moveElement'), ...place, xUm: boxShape.xUm, yUm: boxShape.yUm }),
  z.strictObject({
    kind: z.literal('resizeElement'),
    ...place,
    xUm: boxShape.xUm,
    yUm: boxShape.yUm,
    widthUm: boxShape.widthUm,
    heightUm: boxShape.heightUm,
  }),
  z.strictObject({ kind: z.literal('setProperties'), ...place, properties: propertiesSchema }),
  /** `index` is the element's place in drawing order, 0 at the bottom. */
  z.strictObject({ kind: z.literal('addElement'), page: z.string(), index: z.number().check(z.int(), z.minimum(0)), added: elementSchema }),
  z.strictObject({ kind: z.literal('removeElement'), ...place }),
  z.strictObject({ kind: z.literal('orderElement'), ...place, index: z.number().check(z.int(), z.minimum(0)) }),
  /** The page's groups as a whole, and which elements change their group (null: none). */
  z.strictObject({
    kind: z.literal('setGroups'),
    page: z.string(),
    groups: z.array(groupSchema).check(z.maxLength(100)),
    members: z.record(z.string(), z.nullable(groupSchema.shape.id)),
  }),
  z.strictObject({
    kind: z.literal('setGround'),
    page: z.string(),
    background: backgroundSchema,
    ground: z.nullable(groundSchema),
  }),
  /** A colouring of the design; own inks stay as they are. */
  z.strictObject({ kind: z.literal('setInks'), colourway: z.string(), inks: z.record(z.string(), inkSchema) }),
  /** An own ink that comes, and one that goes because nothing is coloured in it any more. */
  z.strictObject({ kind: z.literal('addInk'), token: z.string(), ink: inkSchema }),
  z.strictObject({ kind: z.literal('removeInk'), token: z.string() }),
  z.strictObject({ kind: z.literal('setRefinement'), refinement: z.enum(refinementKeys) }),
  z.strictObject({ kind: z.literal('setPunching'), punching: z.nullable(z.enum(punchingKeys)) }),
]);
export type Edit = z.infer<typeof editSchema>;
