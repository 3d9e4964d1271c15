/** Profiles of printing houses and photo labs: plates, bleed, output condition, limits. */

import * as z from 'zod/mini';
import type { AppliedRefinement } from '#core/design/refinement.ts';
import { languages } from '#core/values/locale.ts';
import plates from './finishing-plates.json' with { type: 'json' };

const share = z.int().check(z.minimum(0), z.maximum(100));
/** Names with a meaning in PDF, and process inks: a plate of that name would not be separated. */
const reservedNames = ['all', 'none', 'cyan', 'magenta', 'yellow', 'black'];
const plateName = z.string().check(
  z.regex(/^[^\p{Cc}]{1,60}$/u),
  z.refine((name) => name.trim() === name && !reservedNames.includes(name.toLowerCase()), 'no name for a plate'),
);

/** A plate of its own. `shown` are the process colours a screen shows in its place; they never reach the press. */
const plateSchema = z.strictObject({ name: plateName, shown: z.strictObject({ c: share, m: share, y: share, k: share }) });
const bleedUm = z.int().check(z.minimum(0), z.maximum(20_000));
/** A strip outside the bleed that says which record a page is of. */
const slugSchema = z.strictObject({ edge: z.literal('bottom'), heightUm: z.int().check(z.minimum(3_000), z.maximum(20_000)) });

const pressSchema = z
  .strictObject({
    kind: z.literal('press'),
    /** Display name. */
    name: z.string(),
    /** Of job tickets. */
    language: z.enum(languages),
    /** E064: one plate a finish. */
    finishes: z.strictObject({ gold: plateSchema, rosegold: plateSchema, silver: plateSchema, relief: plateSchema } satisfies Record<
      AppliedRefinement,
      unknown
    >),
    /** Cut contour and fold lines; null writes the file without technical plates. */
    technical: z.nullable(z.strictObject({ cut: plateSchema, fold: plateSchema })),
    bleedUm,
    /** Of pages that are printed once for each record; null where a page may be no larger than trim and bleed. */
    slug: z.nullable(slugSchema),
    /** Output condition as registered with the ICC, and its display name. Its profile is a file of `icc/` (src/resources/icc.ts). */
    intent: z.strictObject({ id: z.enum(['FOGRA39']), name: z.string() }),
    /** False where photos must be converted to the output condition. */
    rgbAllowed: z.boolean(),
    /** Absent: PDF/X-4. PDF/X-3:2003 knows no transparency (src/paint/pdf/flatten.ts). */
    pdfx: z.optional(z.literal('x3')),
    /** Highest sum of inks in per cent (E068). */
    inkLimit: z.int().check(z.minimum(200), z.maximum(400)),
  })
  .check(
    z.refine((profile) => new Set(plateNames(profile)).size === plateNames(profile).length, 'two plates have the same name'),
    z.refine((profile) => profile.pdfx === undefined || !profile.rgbAllowed, 'pictures of a flattened page are in inks'),
  );

const labSchema = z.strictObject({
  kind: z.literal('lab'),
  name: z.string(),
  language: z.enum(languages),
  /** Of prints; canvas and wallpaper have their own (core/products). */
  bleedUm,
  dpi: z.int().check(z.minimum(72), z.maximum(600)),
  /** PNG has an alpha channel. Absent: JPEG. */
  format: z.optional(z.enum(['jpeg', 'png'])),
  quality: z.int().check(z.minimum(80), z.maximum(100)),
});

/** A supplier's rules as they are checked wherever they come from outside the code. @internal */
export const supplierSchema = z.discriminatedUnion('kind', [pressSchema, labSchema]);

export type Plate = z.infer<typeof plateSchema>;
/** Sheets become one PDF/X-4, or PDF/X-3 where it is asked for. */
export type PrintProfile = z.infer<typeof pressSchema>;
/** Each Sheet becomes an sRGB picture at exact pixels. */
export type LabProfile = z.infer<typeof labSchema>;

function plateNames({ finishes, technical }: Pick<z.infer<typeof pressSchema>, 'finishes' | 'technical'>): string[] {
  return [...Object.values(finishes), ...(technical ? Object.values(technical) : [])].map(({ name }) => name);
}

/** The house standard: coated offset after FOGRA39, bleed 3 mm, pictures may keep their RGB profile (print rules 1.1 to 1.4). */
export const standardProfile: PrintProfile = {
  kind: 'press',
  name: 'Hausdruckerei',
  language: 'de',
  finishes: {
    gold: { name: 'FOIL_GOLD', shown: { c: 20, m: 41, y: 86, k: 17 } },
    rosegold: { name: 'FOIL_ROSEGOLD', shown: { c: 17, m: 53, y: 52, k: 11 } },
    silver: { name: 'FOIL_SILVER', shown: { c: 39, m: 28, y: 26, k: 0 } },
    relief: { name: 'RELIEF', shown: { c: 11, m: 9, y: 16, k: 1 } },
  },
  technical: {
    cut: { name: 'CUT', shown: { c: 0, m: 100, y: 0, k: 0 } },
    fold: { name: 'FOLD', shown: { c: 100, m: 0, y: 0, k: 0 } },
  },
  bleedUm: 3_000,
  slug: { edge: 'bottom', heightUm: 6_000 },
  intent: { id: 'FOGRA39', name: 'ISO Coated v2 300 % (FOGRA39)' },
  rgbAllowed: true,
  inkLimit: 300,
};

/** The same profile without cut and fold plates, for houses that take technical plates in a file of their own. */
export function withoutTechnicalPlates(profile: PrintProfile): PrintProfile {
  return { ...profile, technical: null };
}

/** A finishing house with its own words for plates, a wider bleed, dies of its own and no RGB. */
const finishingProfile: PrintProfile = {
  ...standardProfile,
  name: 'Veredelungsdruckerei',
  finishes: {
    gold: { ...standardProfile.finishes.gold, name: plates.gold },
    rosegold: { ...standardProfile.finishes.rosegold, name: plates.rosegold },
    silver: { ...standardProfile.finishes.silver, name: plates.silver },
    relief: { ...standardProfile.finishes.relief, name: plates.relief },
  },
  technical: null,
  bleedUm: 5_000,
  slug: null,
  rgbAllowed: false,
};

/** A house whose machines take no transparency. */
const olderProfile: PrintProfile = { ...standardProfile, name: 'Druckerei mit PDF/X-3', rgbAllowed: false, pdfx: 'x3' };

const labProfile: LabProfile = { kind: 'lab', name: 'Fotolabor', language: 'de', bleedUm: 2_000, dpi: 300, quality: 92 };

/** Books of photo paper. */
const bookLabProfile: LabProfile = { kind: 'lab', name: 'Fotobuchlabor', language: 'de', bleedUm: 5_000, dpi: 300, quality: 92 };

/** Wall art up to several metres: products say bleed and resolution of each size. */
const largeFormatProfile: LabProfile = { kind: 'lab', name: 'Wandbildlabor', language: 'de', bleedUm: 3_000, dpi: 200, quality: 92 };

/** Mugs, cushions, puzzles: products say bleed and resolution of each. */
const giftProfile: LabProfile = { kind: 'lab', name: 'Geschenkehersteller', language: 'de', bleedUm: 3_000, dpi: 300, quality: 95 };

/** Every supplier there are files for, by the name that `npm run print -- … --profile` takes. */
export const suppliers = {
  haus: standardProfile,
  veredelung: finishingProfile,
  x3: olderProfile,
  fotolabor: labProfile,
  buchlabor: bookLabProfile,
  grossformat: largeFormatProfile,
  geschenke: giftProfile,
} as const;
export type SupplierName = keyof typeof suppliers;

export function isSupplierName(name: string): name is SupplierName {
  return Object.hasOwn(suppliers, name);
}
