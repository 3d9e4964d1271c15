/** Hashes of passwords: argon2id as PHC text. Few at once, since they use the threads that also read files and compress pages. */
import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { Fault } from '#core/values/fault.ts';
import { createLimiter } from '#core/values/limiter.ts';

/** What a hash costs: `memory` in KiB. */
export type HashCost = { memory: number; passes: number; parallelism: number };

/** OWASP: 19 MiB, two passes. */
const usualCost: HashCost = { memory: 19_456, passes: 2, parallelism: 1 };
const bytes = 32;

const derive = promisify(argon2) as (algorithm: 'argon2id', parameters: Argon2Parameters) => Promise<Buffer>;

/** One core is left for everything else. */
export const hashLimiter = createLimiter({
  name: 'password hashes',
  concurrency: Math.max(1, availableParallelism() - 1),
  queueSize: 20,
  busy: () => new Fault('busy', 'too many password hashes at once', { retryAfterSeconds: 2 }),
});

type Stored = { memory: number; passes: number; parallelism: number; salt: Buffer; hash: Buffer };

function parse(text: string): Stored {
  const [, memory, passes, parallelism, salt = '', hash = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(text) ?? [];
  if (!memory) throw new Error('a stored password is no argon2id text');
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  };
}

const unpadded = (data: Buffer) => data.toString('base64').replaceAll('=', '');

/** The text that is stored of a password. Throws Fault 'busy' when many wait. */
export async function hashPassword(password: string, cost: HashCost = usualCost): Promise<string> {
  const nonce = randomBytes(16);
  const hash = await hashLimiter.run(() => derive('argon2id', { message: password, nonce, tagLength: bytes, ...cost }));
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(nonce)}$${unpadded(hash)}`;
}

/** No password has this hash: random bytes, compared where an account has no password, so that it takes as long. */
const dummy = { salt: randomBytes(16), hash: randomBytes(bytes) };

/** Whether a password is the stored one; exactly one hash also for null. `isWeak`: stored with less than `cost`. Throws Fault 'busy'. */
export async function checkPassword(
  password: string,
  stored: string | null,
  cost: HashCost = usualCost,
): Promise<{ isRight: boolean; isWeak: boolean }> {
  const { salt, hash, memory, passes, parallelism } = stored === null ? { ...dummy, ...cost } : parse(stored);
  const parameters = { message: password, nonce: salt, tagLength: hash.length, memory, passes, parallelism };
  const found = await hashLimiter.run(() => derive('argon2id', parameters));
  const isRight = timingSafeEqual(found, hash) && stored !== null;
  return { isRight, isWeak: memory < cost.memory || passes < cost.passes };
}
