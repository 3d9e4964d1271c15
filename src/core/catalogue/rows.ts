/** Schemas of designs and posters in the catalogue. */
import * as z from 'zod/mini';
import { inkSchema } from '#core/design/ink.ts';
import { appliedRefinements } from '#core/design/refinement.ts';
import { type CardShape, cardFormatKeys, cardFormKeys } from '#core/products/card/formats.ts';
import { comesIn } from '#core/products/card/types.ts';
import { daySchema, type FieldsOf, keySchema, lineSchema, textSchema, wholeSchema } from '#core/products/row-schema.ts';
import { labels } from './colours.ts';
import { motifKeys } from './motifs.ts';
import { type PosterColourway, type PosterTemplate, posterShapes, posterSubjects } from './poster.ts';
import { sampleKinds } from './suite/sample-details.ts';
import type { Colourway, DesignTemplate } from './template.ts';

const colourwaySchema = z.object({
  key: keySchema,
  name: lineSchema,
  color: keySchema,
  hex: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  inks: z.record(z.string(), inkSchema),
} satisfies FieldsOf<Colourway> & FieldsOf<PosterColourway>);

const shapeSchema = z
  .object({ form: z.enum(cardFormKeys), format: z.enum(cardFormatKeys) } satisfies FieldsOf<CardShape>)
  .check(z.refine(comesIn, 'form does not come in this format'));

/** What designs and posters share. */
const shared = {
  name: lineSchema,
  description: textSchema,
  isWithdrawn: z.optional(z.literal(true)),
  texts: z.record(z.string(), textSchema),
  sort: wholeSchema,
  popularity: wholeSchema,
  created: daySchema,
  label: z.nullable(z.enum(labels)),
};

export const designTemplateSchema: z.ZodMiniType<DesignTemplate> = z.object({
  ...shared,
  id: keySchema,
  family: keySchema,
  occasion: keySchema,
  category: keySchema,
  isBlank: z.optional(z.literal(true)),
  suite: z.optional(keySchema),
  themeId: z.optional(wholeSchema),
  numeral: z.optional(z.object({ drawing: keySchema, age: wholeSchema })),
  details: z.optional(z.partialRecord(z.enum(sampleKinds), z.readonly(z.array(lineSchema).check(z.maxLength(8))))),
  fieldTexts: z.optional(z.record(z.string(), textSchema)),
  style: keySchema,
  motifs: z.optional(z.readonly(z.array(z.enum(motifKeys)).check(z.maxLength(8)))),
  seed: wholeSchema,
  variant: textSchema,
  forms: z.array(shapeSchema).check(z.minLength(1), z.maxLength(200)),
  refinements: z.array(z.enum(appliedRefinements)).check(z.maxLength(appliedRefinements.length)),
  colourways: z.array(colourwaySchema).check(z.minLength(1), z.maxLength(100)),
} satisfies FieldsOf<DesignTemplate>);

export const posterTemplateSchema: z.ZodMiniType<PosterTemplate> = z.object({
  ...shared,
  id: z.string().check(z.regex(/^[a-z]{1,12}$/)),
  subject: z.enum(posterSubjects),
  motifs: z.optional(z.readonly(z.array(z.enum(motifKeys)).check(z.maxLength(8)))),
  shape: z.enum(posterShapes),
  colourways: z.readonly(z.tuple([colourwaySchema], colourwaySchema)),
} satisfies FieldsOf<PosterTemplate>);
