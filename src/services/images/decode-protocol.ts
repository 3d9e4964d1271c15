/** What the shop and its decode process say to each other: one job, one answer. Facts only; sentences are made by the shop. */
import * as z from 'zod/mini';
import type { GridLimits } from '#core/people/import/grid.ts';
import { pictureFactsSchema } from '#core/photos/facts.ts';
import type { PictureUse } from '#services/handler.ts';
import { type OwnFileTask, ownFileFactsSchema, partNameSchema } from './own-file/protocol.ts';

/** Reliability 3: limits of a picture from outside. */
export const pictureLimits = {
  bytes: 50 * 1024 * 1024,
  sidePx: 32_767,
  pixels: 268_402_689,
  /** A picture with more pixels than this is refused where a byte of its file stands for more than `perByte` of them: nothing is on it. */
  sparse: { pixels: 64_000_000, perByte: 2_000 },
  decodeMs: 20_000,
  /**
   * Of files that are decoded as they come: photos of phones take a second or less. One process at most works on a file with more. A pixel of
   * HEIC, which is decoded without the help of the processor's vector unit, counts as three.
   */
  quick: { pixels: 52_000_000, ms: 6_000 },
  /**
   * Of a decode process while another one may run, and of one that runs alone: the shop grows by at most 700 MB whatever it is sent
   * (Reliability 2, promise 8).
   */
  sharedMemoryBytes: 320 * 1024 * 1024,
  memoryBytes: 480 * 1024 * 1024,
} as const;

/** Longest side of the copy of a picture for pages: two device pixels for each of the widest window they are made for. */
export const contentPx = 3840;

/** Why a file cannot be used. 'time' and 'crash' are found by the shop, the others by the decode process; 'large' is why it is decoded later. */
export const refusals = [
  'empty',
  'bytes',
  'side',
  'pixels',
  'sparse',
  'large',
  'kind',
  'broken',
  'time',
  'memory',
  'crash',
  // Of own layouts: own-file/own-file-child.ts.
  'password',
  'pages',
  'page-size',
  'page-picture',
  'svg-text',
  'svg-image',
  'svg-part',
  'svg-size',
  'svg-encoding',
  'svg-entity',
] as const;
export type DecodeRefusal = (typeof refusals)[number];

/** Formats of photos that can be used. */
export const acceptedKinds = ['jpeg', 'png', 'webp', 'avif', 'tiff', 'heic'] as const;
export type AcceptedKind = (typeof acceptedKinds)[number];

export const notices = ['small', 'converted', 'hdr', 'transparent', 'first-frame', 'first-page', 'mislabelled'] as const;

export type DecodeJob = {
  job: number;
  file: string;
  /** Extension of the uploaded file, lower case without a dot, or ''. Used for a warning only. */
  extension: string;
  use: PictureUse;
  /** Resident memory beyond which the process refuses the file and ends. */
  memoryBytes: number;
  /** Pixels beyond which the process refuses the file as 'large'. */
  largePixels: number;
  /** Present: the file is an own layout, and this is done with it. */
  task?: OwnFileTask;
  /** Present: the file is a list of people, and its grid is left beside it. */
  grid?: GridLimits;
};

const share = z.number().check(z.minimum(0), z.maximum(1));
const side = z.number().check(z.int(), z.minimum(1), z.maximum(pictureLimits.sidePx));

/** Milliseconds of processor time that the job took. */
const ms = z.number().check(z.minimum(0), z.maximum(1_000_000));

const refusedSchema = z.strictObject({
  ok: z.literal(false),
  job: z.number(),
  ms,
  refusal: z.enum(refusals),
  /** Extension that the content stands for ('heic', 'pdf', 'svg', 'text'), '' when unknown. */
  kind: z.string().check(z.regex(/^[a-z0-9.]{0,16}$/)),
  /** What of an own layout cannot be drawn. */
  named: z.optional(partNameSchema),
  /** For the log only. */
  reason: z.string().check(z.maxLength(500)),
});
export type DecodeRefused = z.infer<typeof refusedSchema>;

/** The decode process works on files from outside, so what it says is checked like input. */
export const decodeAnswerSchema = z.discriminatedUnion('ok', [
  z.strictObject({
    ok: z.literal(true),
    job: z.number(),
    ms,
    /** Pixels after orientation. */
    width: side,
    height: side,
    printKind: z.enum(['jpeg-original', 'jpeg']),
    orientation: z.number().check(z.int(), z.minimum(1), z.maximum(8)),
    sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
    focusX: share,
    focusY: share,
    facts: pictureFactsSchema,
    kind: z.enum(acceptedKinds),
    notices: z.array(z.enum(notices)),
  }),
  refusedSchema,
]);
export type DecodeAnswer = z.infer<typeof decodeAnswerSchema>;

/** The answer to a job with a task. */
export const ownFileAnswerSchema = z.discriminatedUnion('ok', [
  z.strictObject({
    ok: z.literal(true),
    job: z.number(),
    ms,
    facts: z.optional(ownFileFactsSchema),
    page: z.optional(z.strictObject({ width: side, height: side })),
  }),
  refusedSchema,
]);
export type OwnFileAnswer = z.infer<typeof ownFileAnswerSchema>;

/** The answer to a list of people. Why one is refused is `named`: a word of `gridRefusals`. */
export const gridAnswerSchema = z.discriminatedUnion('ok', [z.strictObject({ ok: z.literal(true), job: z.number(), ms }), refusedSchema]);
export type GridAnswer = z.infer<typeof gridAnswerSchema>;

/** Where the decode process leaves a grid: beside the file it was given. */
export function gridFileOf(file: string): string {
  return `${file}.grid.json`;
}

/** An answer as the work on the file gives it, before its time is known. */
export type Untimed<A extends { ms: number }> = A extends unknown ? Omit<A, 'ms'> : never;

/** Where the decode process leaves its copies: beside the file it was given. */
export function copiesOf(file: string): Record<'printFile' | 'previewFile' | 'mediumFile' | 'thumbFile', string> {
  return {
    printFile: `${file}.print.jpg`,
    previewFile: `${file}.preview.webp`,
    mediumFile: `${file}.medium.webp`,
    thumbFile: `${file}.thumb.webp`,
  };
}
