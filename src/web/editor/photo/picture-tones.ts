/** Tones of pictures: those that are listed with them, and from the shop those that are not. */
import type { Tones } from '#core/photos/tones.ts';
import type { EditorPicture } from '#web/editor/state.ts';
import { type BrowserCall, CallError } from '#web/page/client.ts';

/** Calls at once. */
const atOnce = 4;

/** `problem`: what the shop said of the first picture that it could not measure; null where all are known. */
export type FoundTones = { tones: ReadonlyMap<string, Tones>; problem: CallError | null };

/**
 * Asks at most once for each picture, and for none after the shop has refused one because of too many calls or was not reached. What was found
 * until then is answered.
 */
export async function findTones(ids: readonly string[], pictures: readonly EditorPicture[], ask: BrowserCall): Promise<FoundTones> {
  const listed = new Map(pictures.map((picture) => [picture.id, picture.tones ?? null]));
  const tones = new Map<string, Tones>();
  for (const id of ids) {
    const known = listed.get(id);
    if (known) tones.set(id, known);
  }
  const open = ids.filter((id) => !tones.has(id));
  let problem: CallError | null = null;
  let isRefused = false;
  async function askNext(): Promise<void> {
    for (let id = open.shift(); id !== undefined && !isRefused; id = open.shift()) {
      try {
        const answer = await ask('GET /web-api/customer-picture-tones', { id });
        tones.set(id, answer.tones);
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        problem ??= error;
        isRefused ||= error.status === 0 || error.status === 429;
      }
    }
  }
  await Promise.all(Array.from({ length: atOnce }, askNext));
  return { tones, problem };
}
