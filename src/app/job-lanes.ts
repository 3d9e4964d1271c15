/** Which kinds of jobs wait for each other: the handlers of the work role, one record per lane. A lane runs one job at a time. */
import { contentJobs } from '#cms/handlers/webhook.job.ts';
import type { JobHandler } from '#services/handler.ts';
import { cardPictureJobs } from '#services/images/card-pictures.job.ts';
import { imageJobs } from '#services/images/img.job.ts';
import type { ImageSources } from '#services/images/img-source.ts';
import { type MailSettings, mailJobs } from '#services/mail/mail.job.ts';
import { printJobs } from '#services/print/produce.job.ts';
import { retentionJobs } from '#services/retention/retention.job.ts';

/** Print files never wait for a mail server, pictures or a slow webhook. */
export function jobLanes(settings: MailSettings, sources: ImageSources): Record<string, JobHandler>[] {
  return [printJobs, mailJobs(settings), cardPictureJobs, contentJobs, imageJobs(sources), retentionJobs];
}
