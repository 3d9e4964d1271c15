/** The work role: print files, mail, pictures, webhooks. Any number of these processes may run; each job is claimed by one of them. */
import { constants, setPriority } from 'node:os';
import { contentJobs } from '#cms/handlers/webhook.job.ts';
import { messageJobs } from '#services/customer/messages.job.ts';
import { cardPictureJobs } from '#services/images/card-pictures.job.ts';
import { imageJobs } from '#services/images/img.job.ts';
import { startJobLoop } from '#services/job-loop.ts';
import { mailJobs } from '#services/mail/mail.job.ts';
import { printJobs } from '#services/print/produce.job.ts';
import { imageSources } from './image-sources.ts';
import { onTermination } from './on-termination.ts';
import { openShop } from './open-shop.ts';
import { readSettings } from './settings.ts';

export type WorkOptions = { decodeEntry: string; clientFolder: string };

export async function startWork(
  environment: Record<string, string | undefined>,
  { decodeEntry, clientFolder }: WorkOptions,
): Promise<void> {
  // The web role has precedence on a shared processor. Set before any thread starts: threads inherit it.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  const settings = readSettings(environment);
  const { shop, close } = await openShop(settings, 'work', decodeEntry);
  // Orders have a lane of their own, so that they never wait behind pictures or a slow webhook.
  const lanes = [
    startJobLoop(shop, { ...printJobs, ...mailJobs(settings), ...messageJobs }),
    startJobLoop(shop, cardPictureJobs),
    startJobLoop(shop, contentJobs),
    startJobLoop(shop, imageJobs(await imageSources(shop, settings.CMS_SPACE_ID, clientFolder))),
  ];
  onTermination(async () => {
    await Promise.all(lanes.map((lane) => lane.stop()));
    await close();
  });
}
