/** The work role: print files, pictures of cards, mail. Any number of these processes may run; a job is done by one of them. */
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { openShop } from '#app/open-shop.ts';
import { readSettings } from '#app/settings.ts';
import { contentJobs } from '#cms/handlers/webhook.job.ts';
import { builtPictures } from '#http/files/img.ts';
import { messageJobs } from '#services/customer/messages.job.ts';
import { cardPictureJobs } from '#services/images/card-pictures.job.ts';
import { imageJobs } from '#services/images/img.job.ts';
import { startJobLoop } from '#services/job-loop.ts';
import { mailJobs } from '#services/mail/mail.job.ts';
import { printJobs } from '#services/print/produce.job.ts';

// Where both roles want the same processor, the one with people waiting goes first. Set before any thread starts: threads inherit it.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const settings = readSettings(process.env);
const isBuilt = import.meta.url.endsWith('.js');
const { shop, close } = await openShop(settings, 'work', fileURLToPath(new URL(isBuilt ? 'decode.js' : 'decode.ts', import.meta.url)));
const pictures = await builtPictures(fileURLToPath(new URL('../client', import.meta.url)));
// Orders have a lane of their own: they never wait behind pictures or somebody's slow webhook.
const lanes = [
  startJobLoop(shop, { ...printJobs, ...mailJobs(settings), ...messageJobs }),
  startJobLoop(shop, cardPictureJobs),
  startJobLoop(shop, contentJobs),
  startJobLoop(shop, imageJobs({ space: settings.CMS_SPACE_ID, files: pictures })),
];

async function leave(): Promise<void> {
  await Promise.all(lanes.map((lane) => lane.stop()));
  await close();
  process.exit(0);
}
process.on('SIGTERM', () => void leave());
process.on('SIGINT', () => void leave());
// The web role is gone: whoever starts it again also starts its own work role.
process.on('disconnect', () => void leave());
// It may have gone while this one was starting, before anybody listened.
if (process.connected === false) void leave();
