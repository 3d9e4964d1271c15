/** The schema of a component: its fields and their kinds. It describes what editors fill in; contents are not checked against it. */
import * as z from 'zod/mini';

const fieldTypes = [
  'bloks',
  'text',
  'textarea',
  'richtext',
  'markdown',
  'number',
  'datetime',
  'boolean',
  'option',
  'options',
  'asset',
  'multiasset',
  'multilink',
  'table',
  'section',
  'tab',
  'group',
  'custom',
  'image',
  'file',
  'link',
] as const;

const field = z.looseObject({
  type: z.enum(fieldTypes),
  pos: z.optional(z.union([z.number(), z.string()])),
  translatable: z.optional(z.boolean()),
  required: z.optional(z.boolean()),
});

/** Fields by name. Tabs keep their lists under names of their own; everything else that was sent is kept. */
export const componentSchema = z.record(z.string().check(z.minLength(1), z.maxLength(200)), field);
