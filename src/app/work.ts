/** The work role: print files, mail, pictures, webhooks. Any number of these processes may run; each job is claimed by one of them. */
import { hourMs, minuteMs } from '#core/values/unit.ts';
import { startJobLoop } from '#services/jobs/job-loop.ts';
import { imageSources } from './image-sources.ts';
import { jobLanes, jobLimitMs } from './job-lanes.ts';
import { lowerPriority } from './lower-priority.ts';
import { scheduleNightlyJobs, schedulePeriodicJob } from './nightly-jobs.ts';
import { notifyWebRole } from './notify-web-role.ts';
import { onTermination } from './on-termination.ts';
import { openShop } from './open-shop.ts';
import { readSettings } from './settings.ts';

/** `worker` is the name on the leases of this process. */
export type WorkOptions = { decodeEntry: string; clientFolder: string; worker: string };

/** What a job in hand may take after the signal to end; a longer one is given back. The web role kills after 8 s. */
const jobGraceMs = 3_000;

export async function startWork(
  environment: Record<string, string | undefined>,
  { decodeEntry, clientFolder, worker }: WorkOptions,
): Promise<void> {
  lowerPriority();
  const settings = readSettings(environment);
  const { shop, close } = await openShop(settings, 'work', decodeEntry);
  const sources = await imageSources(shop, settings.CMS_SPACE_ID, clientFolder);
  const lanes = jobLanes(settings, sources).map((handlers, lane) =>
    startJobLoop(shop, handlers, {
      worker,
      limitMs: jobLimitMs,
      // The web role kills a work role that does not even notice that a job is overdue.
      onJob: (limitMs) => notifyWebRole({ lane, limitMs }),
      // Only the end of the process ends the job's code. The web role starts another one.
      onOverdue(kind) {
        shop.log('error', 'job-overdue', { kind });
        end(1);
      },
    }),
  );
  const end = onTermination(async () => {
    await Promise.all(lanes.map((lane) => lane.stop(jobGraceMs)));
    await close();
  });
  await scheduleNightlyJobs(shop, [
    'retention',
    'fill-summaries',
    'move-sheets',
    'payment-reconcile',
    'dun-invoices',
    'check-documents',
    'note-deliveries',
  ]);
  await schedulePeriodicJob(shop, 'payment-watch', 10 * minuteMs);
  await schedulePeriodicJob(shop, 'address-mails', hourMs);
  await schedulePeriodicJob(shop, 'event-mails', 15 * minuteMs);
  await schedulePeriodicJob(shop, 'plan-mails', hourMs);
  await schedulePeriodicJob(shop, 'approval-mails', 5 * minuteMs);
}
