/** Preflight findings of saved designs: checked in worker threads within a deadline, one design at a time for an owner, and cached. */
import { LRUCache } from 'lru-cache';
import type { OwnerId } from '#core/customer/owner.ts';
import type { PhotoFacts } from '#core/layout/resources.ts';
import type { Finding } from '#core/preflight/finding.ts';
import { tooComplex } from '#core/preflight/too-complex.ts';
import type { DesignSummary } from '#core/products/design-summary.ts';
import { berlinTime, type Day } from '#core/values/date.ts';
import { createLimiter } from '#core/values/limiter.ts';
import { withFormality } from '#core/values/message.ts';
import { createSingleFlight } from '#core/values/single-flight.ts';
import { pagesOf, readable, requiredText, summaryOf } from '#services/design-summary.ts';
import type { Shop } from '#services/handler.ts';
import { isOverBudget } from '#services/jobs/thread-pool.ts';
import { turnOf } from '#services/rate-limits.ts';
import type { Catalogue } from '#store/catalogue/catalogue-index.ts';
import type { SavedDesign } from '#store/design/designs.ts';
import { checkPool, storedCheck } from './check-document.ts';
import { formalityOfTemplate } from './choice.ts';

/** What a request gives the check of a document. */
function deadlineMs({ pageCount }: DesignSummary): number {
  return 2_000 + 50 * pageCount;
}

/** A machine under load may miss the deadline of a plain design: another check is made after this time. */
const overBudgetTtlMs = 60_000;

const findingBytes = 600;
/** By everything that findings depend on, so that a document is checked once and not at every view of its cart. */
const known = new LRUCache<string, Finding[]>({
  max: 1_000,
  maxSize: 16_000_000,
  sizeCalculation: (findings) => 500 + findings.length * findingBytes,
});
const running = createSingleFlight<Finding[]>();

/** One design of an owner, and one for a client's address, is checked at a time. A document is read when its turn has come. */
const turns = createLimiter({
  name: 'checks of designs',
  concurrency: 2,
  queueSize: 60,
  address: { running: 1, waiting: 30 },
  owner: { running: 1, waiting: 8 },
});

/** A saved design with the pictures on its pages. */
export type DesignToCheck = { owner: OwnerId; saved: SavedDesign; pictures: readonly PhotoFacts[] };

function todayOf({ clock }: Pick<Shop, 'clock'>): Day {
  return berlinTime(clock()).day;
}

function keyOf(shop: Shop, catalogue: Catalogue, { saved, pictures }: DesignToCheck): string {
  return JSON.stringify([saved.id, saved.revision, catalogue.version, pictures.map(({ id }) => id), todayOf(shop)]);
}

/** The findings of a design that was checked lately, or undefined. */
export function knownFindings(shop: Shop, catalogue: Catalogue, design: DesignToCheck): Finding[] | undefined {
  return known.get(keyOf(shop, catalogue, design));
}

/**
 * Findings of a saved design, for the client at `address`. One that cannot be checked within the deadline has a single finding, which blocks. Throws Fault 'busy' while
 * too many designs are checked or when this one was saved anew, and 'bad-input' or 'not-found' for a document that names a face, drawing or ink that is not there.
 */
export function designFindings(shop: Shop, catalogue: Catalogue, design: DesignToCheck, address: string): Promise<Finding[]> {
  const key = keyOf(shop, catalogue, design);
  const found = known.get(key);
  if (found) return Promise.resolve(found);
  return running.run(key, () => turns.run(() => checked(shop, catalogue, key, design), { turn: turnOf({ address, owner: design.owner }) }));
}

async function checked(shop: Shop, catalogue: Catalogue, key: string, { owner, saved, pictures }: DesignToCheck): Promise<Finding[]> {
  const summary = readable(await summaryOf(shop, owner, saved));
  const document = await requiredText(shop.store, owner, saved);
  const check = storedCheck(catalogue, { document, product: summary.product }, pictures);
  try {
    const findings = await checkPool().run({ kind: 'stored-findings', ...check, today: todayOf(shop) }, deadlineMs(summary));
    known.set(key, findings);
    return findings;
  } catch (error) {
    if (!isOverBudget(error)) throw error;
    shop.log('warn', 'preflight-over-budget', { design: saved.id, revision: saved.revision, error: String(error) });
    const finding = tooComplex({ pages: await pagesOf(shop, owner, saved) });
    const findings = [{ ...finding, message: withFormality(finding.message, formalityOfTemplate(check.template)) }];
    known.set(key, findings, { ttl: overBudgetTtlMs });
    return findings;
  }
}
