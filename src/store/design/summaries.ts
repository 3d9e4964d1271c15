/** Columns of a design that say what is shown of its document: written with the document, and filled for designs of before. */

import type { SuiteText } from '#core/catalogue/suite/suite-details.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { type DesignFacts, type DesignSummary, type ListedPage, readSummary, type Unreadable } from '#core/products/design-summary.ts';
import type { Store, StoreTransaction } from '#store/db/store.ts';

export type SummaryColumns = { summary: string; pages: string; photos: string; suite_texts: string };

/** A design at one of its revisions. */
type Revision = { id: string; revision: number };

export function summaryColumns({ summary, pages, photos, suiteTexts }: DesignFacts): SummaryColumns {
  return {
    summary: JSON.stringify(summary),
    pages: JSON.stringify(pages),
    photos: JSON.stringify(photos),
    suite_texts: JSON.stringify(suiteTexts),
  };
}

/** Null where the column has to be filled. */
export function storedSummary(summary: string | null): DesignSummary | Unreadable | null {
  return summary === null ? null : readSummary(JSON.parse(summary));
}

type Facts = { pages: ListedPage[]; photos: string[]; suite_texts: SuiteText[] };

/** Of an owner's design at its revision; null where the column has to be filled, undefined for a design that was saved anew or deleted meanwhile. */
export async function designFact<Name extends keyof Facts>(
  { db }: Pick<Store, 'db'>,
  owner: OwnerId,
  { id, revision }: Revision,
  name: Name,
): Promise<Facts[Name] | null | undefined> {
  const row = await db
    .selectFrom('designs')
    .select(`${name as keyof Facts} as fact`)
    .where('id', '=', id)
    .where('owner', '=', owner)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return row && JSON.parse(row.fact ?? 'null');
}

export type UnfilledDesign = Revision & { owner: OwnerId };

/** The next designs of all owners behind the id `after` whose columns have to be filled. */
export async function unfilledDesigns({ db }: Pick<Store, 'db'>, after: string, limit: number): Promise<UnfilledDesign[]> {
  return db
    .selectFrom('designs')
    .select(['id', 'owner', 'revision'])
    .where('summary', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Fills the columns of a design; nothing for one that was saved anew meanwhile. */
export async function fillSummary(trx: StoreTransaction, { id, revision }: Revision, columns: SummaryColumns): Promise<void> {
  await trx.updateTable('designs').set(columns).where('id', '=', id).where('revision', '=', revision).execute();
}
