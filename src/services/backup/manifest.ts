/** What a backup folder holds, as manifest.json says it. The manifest is written last: a folder without one is no whole backup. */
import * as z from 'zod/mini';

/** Grows when a backup can no longer be read by the code of before. */
export const backupFormat = 1;

const count = z.int().check(z.minimum(0));
const sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const manifestSchema = z.object({
  format: z.literal(backupFormat),
  /** Of the shop that wrote it, from package.json. */
  version: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  /** When it began: every order acknowledged before is in it. */
  at: z.iso.datetime(),
  /** Parents first. `database/NAME.jsonl.gz` has one row a line, as a JSON object. */
  tables: z.array(z.object({ name: z.string().check(z.regex(/^[a-z_]{1,60}$/)), rows: count, sha256 })),
  migrations: z.array(z.string()),
  /** The number of the last order is F and this. */
  orderCounter: count,
  /** `files.jsonl` has one file a line; the content is in `files/KEY`. */
  files: z.object({ count, bytes: count, sha256 }),
  /** SHA-256 of `secrets.json`, which is encrypted; null where secrets are kept apart. */
  secrets: z.nullable(sha256),
});
export type Manifest = z.infer<typeof manifestSchema>;

/** A row of the table `secrets`. */
export const sealedSecretSchema = z.object({ name: z.string(), sealed: z.string() });

/** A key as `src/store/file` takes it, so that a damaged list never names a place outside of the folder. */
export const backedUpFileSchema = z.object({
  key: z.string().check(z.regex(/^[a-zA-Z0-9][a-zA-Z0-9._-]*(?:\/[a-zA-Z0-9_-][a-zA-Z0-9._-]*)*$/), z.maxLength(201)),
  bytes: count,
  sha256,
});
export type BackedUpFile = z.infer<typeof backedUpFileSchema>;

export const manifestFile = 'manifest.json';
export const filesFile = 'files.jsonl';
export const secretsFile = 'secrets.json';

export function tableFile(name: string): string {
  return `database/${name}.jsonl.gz`;
}
