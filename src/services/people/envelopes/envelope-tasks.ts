/** Checks the envelopes of a list in the worker threads of the process: each record is fitted, laid out and looked at. */
import { type AddressedRecord, type EnvelopeFinding, envelopeFindings } from '#core/envelope/envelope-findings.ts';
import { faceOf, isPlain, type Sender, senderOf } from '#core/envelope/envelope-look.ts';
import type { Fitting } from '#core/merge/merge-settings.ts';
import { usedFields } from '#core/merge/used-fields.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import type { DeliveryCountry } from '#core/values/channel.ts';
import { resourcesOf, type StoredCheck } from '#services/checks/check-document.ts';
import { storedDocument } from '#services/checks/opened-design.ts';
import { openThreadPool, processThreads, type TaskHandlers, type ThreadPool } from '#services/jobs/thread-pool.ts';

export type EnvelopeFacts = { format: string; isPlain: boolean; face: string; sender: Sender; hasAddress: boolean };

export type EnvelopeChecks = {
  facts: EnvelopeFacts;
  /** On the back, which is the same for all. */
  ofAll: EnvelopeFinding[];
  /** Of each record on the front, in their order. */
  each: EnvelopeFinding[][];
};

export type EnvelopeTasks = {
  'envelope-checks': {
    input: StoredCheck & { records: readonly AddressedRecord[]; posting: DeliveryCountry; settings: Fitting };
    output: EnvelopeChecks;
  };
};

/** The thread's side of `envelopePool`. */
export const envelopeTasks: TaskHandlers<EnvelopeTasks> = {
  async 'envelope-checks'({ document, template, pictures, records, posting, settings }) {
    const design = storedDocument({ document: JSON.parse(document) }) as CardDocument;
    const resources = await resourcesOf({ design, template, pictures });
    const context = { resources, fit: settings };
    const front = { ...design, pages: design.pages.filter(({ id }) => id === 'front') };
    const [first] = records;
    const whole = first ? envelopeFindings(design, first, posting, context) : [];
    const { format } = design.product;
    const hasAddress = usedFields(design).names.some((name) => /^adress/iu.test(name));
    return {
      facts: { format, isPlain: isPlain(design), face: faceOf(design), sender: senderOf(design), hasAddress },
      ofAll: whole.filter(({ page }) => page !== 'front'),
      each: records.map((record) => envelopeFindings(front, record, posting, context)),
    };
  },
};

let shared: ThreadPool<EnvelopeTasks> | null = null;

export function envelopePool(): ThreadPool<EnvelopeTasks> {
  shared ??= openThreadPool({ name: 'envelopes of a list', threads: processThreads(), queueSize: 20 });
  return shared;
}
