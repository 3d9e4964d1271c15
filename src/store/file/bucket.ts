/** A bucket that speaks the S3 protocol, with the few things the shop needs of one. Keys arrive checked. */
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Fault } from '#core/values/fault.ts';

export type BucketSettings = { endpoint: string | null; bucket: string; region: string; accessKeyId: string; secretAccessKey: string };

export type Bucket = {
  put(key: string, body: Uint8Array | Readable, bytes: number): Promise<void>;
  get(key: string): Promise<Buffer | null>;
  /** The object as it arrives. Read errors are those of the connection. */
  stream(key: string): Promise<Readable | null>;
  has(key: string): Promise<boolean>;
  remove(key: string): Promise<void>;
  list(prefix: string): Promise<{ key: string; bytes: number; at: number }[]>;
};

/** An address of one's own (`endpoint`) is spoken to in path style, which every S3-speaking server understands. */
export function openBucket(settings: BucketSettings): Bucket {
  const client = new S3Client({
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    ...(settings.endpoint ? { endpoint: settings.endpoint, forcePathStyle: true } : {}),
    // Trailing checksums are an AWS speciality that other servers refuse.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 4,
    // It would write to the console; what matters comes as an error.
    logger: { debug() {}, info() {}, warn() {}, error() {} },
  });
  const Bucket = settings.bucket;
  return {
    async put(Key, Body, ContentLength) {
      await reachable(() => client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength })));
    },
    async get(Key) {
      const answer = await orNull(() => client.send(new GetObjectCommand({ Bucket, Key })));
      return answer?.Body ? Buffer.from(await answer.Body.transformToByteArray()) : null;
    },
    async stream(Key) {
      const answer = await orNull(() => client.send(new GetObjectCommand({ Bucket, Key })));
      return answer?.Body instanceof Readable ? answer.Body : null;
    },
    async has(Key) {
      return (await orNull(() => client.send(new HeadObjectCommand({ Bucket, Key })))) !== null;
    },
    async remove(Key) {
      await reachable(() => client.send(new DeleteObjectCommand({ Bucket, Key })));
    },
    async list(Prefix) {
      const found: { key: string; bytes: number; at: number }[] = [];
      let ContinuationToken: string | undefined;
      do {
        const token = ContinuationToken;
        const page = await reachable(() => client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken: token })));
        for (const { Key, Size = 0, LastModified } of page.Contents ?? []) {
          if (Key) found.push({ key: Key, bytes: Size, at: LastModified?.getTime() ?? 0 });
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
      return found;
    },
  };
}

async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  return reachable(work, true);
}

/** Answers of the bucket stay what they are; a bucket that cannot be reached is Fault 'busy'. */
async function reachable<T>(work: () => Promise<T>): Promise<T>;
async function reachable<T>(work: () => Promise<T>, missing: true): Promise<T | null>;
async function reachable<T>(work: () => Promise<T>, missing = false): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
    if (missing && status === 404) return null;
    if (status === 507) throw new Fault('storage-full', 'the bucket is full', { cause: error });
    if (status === undefined || status >= 500)
      throw new Fault('busy', 'the bucket cannot be reached', { cause: error, retryAfterSeconds: 5 });
    throw error;
  }
}
