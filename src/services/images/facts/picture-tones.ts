/** Tones of a photo for its automatic correction. Photos that were uploaded before tones were kept are measured on their small copy, once. */
import type { designCalls } from '#api/designs.ts';
import type { Handlers } from '#services/handler.ts';
import { noPicture } from '#services/images/no-picture.ts';
import type { RenderTasks } from '#services/images/render-tasks.ts';
import { openThreadPool, processThreads, type ThreadPool } from '#services/jobs/thread-pool.ts';
import { findPicture, saveTones } from '#store/picture/pictures.ts';

/** Of a picture of 320 pixels, with what starting a task takes on a busy machine. */
const deadlineMs = 2_000;
const queueSize = 200;

let shared: ThreadPool<RenderTasks> | null = null;

function pool(): ThreadPool<RenderTasks> {
  shared ??= openThreadPool({ name: 'tones of photos', threads: processThreads(), queueSize });
  return shared;
}

export const toneHandlers = {
  async 'GET /web-api/customer-picture-tones'({ id }, { shop, actor: { owner } }) {
    const picture = owner.current ? await findPicture(shop.store, owner.current, id) : null;
    if (!picture) throw noPicture();
    if (picture.facts.tones) return { tones: picture.facts.tones };
    const tones = await pool().run({ kind: 'tones', file: await shop.files.get(picture.thumbKey) }, deadlineMs);
    await saveTones(shop.store, id, tones);
    return { tones };
  },
} satisfies Handlers<Pick<typeof designCalls, 'GET /web-api/customer-picture-tones'>>;
