/** Brings a database to the newest schema, in one transaction. Not a way back: a released migration is never edited. */
import { sql, type Transaction } from 'kysely';
import { up as businessOrders } from '#store/migrations/0030-business-orders.ts';
import { up as accountPages } from '#store/migrations/0031-account-pages.ts';
import { up as customerExports } from '#store/migrations/0032-customer-exports.ts';
import { up as signInWays } from '#store/migrations/0033-sign-in-ways.ts';
import { up as flags } from '#store/migrations/0034-flags.ts';
import { up as consents } from '#store/migrations/0035-consents.ts';
import { up as giftVouchers } from '#store/migrations/0036-gift-vouchers.ts';
import { up as pictureFacts } from '#store/migrations/0037-picture-facts.ts';
import { up as calendarEntries } from '#store/migrations/0038-calendar-entries.ts';
import { up as mediumCopies } from '#store/migrations/0039-medium-copies.ts';
import { up as designSummaries } from '#store/migrations/0040-design-summaries.ts';
import { up as sealedLinks } from '#store/migrations/0041-sealed-links.ts';
import { up as mailTurns } from '#store/migrations/0042-mail-turns.ts';
import { up as linksOfOrders } from '#store/migrations/0043-links-of-orders.ts';
import { up as knownClients } from '#store/migrations/0044-known-clients.ts';
import { up as sealedSubscriptions } from '#store/migrations/0045-sealed-subscriptions.ts';
import { up as frozenSheets } from '#store/migrations/0046-frozen-sheets.ts';
import { up as secrets } from '#store/migrations/0048-secrets.ts';
import { up as openJobs } from '#store/migrations/0049-open-jobs.ts';
import { up as seedNumbers } from '#store/migrations/0050-seed-numbers.ts';
import { up as payments } from '#store/migrations/0052-payments.ts';
import { up as invoices } from '#store/migrations/0053-invoices.ts';
import { up as emailOwners } from '#store/migrations/0054-email-owners.ts';
import { up as bookkeeping } from '#store/migrations/0055-bookkeeping.ts';
import { up as shipments } from '#store/migrations/0056-shipments.ts';
import { up as lineRevisions } from '#store/migrations/0057-line-revisions.ts';
import { up as keptOrders } from '#store/migrations/0058-kept-orders.ts';
import { up as forgivenDifferences } from '#store/migrations/0059-forgiven-differences.ts';
import { up as guestLists } from '#store/migrations/0060-guest-lists.ts';
import { up as merges } from '#store/migrations/0061-merges.ts';
import { up as addressRequests } from '#store/migrations/0062-address-requests.ts';
import { up as recordsLater } from '#store/migrations/0063-records-later.ts';
import { up as approvalParties } from '#store/migrations/0064-approval-parties.ts';
import { up as mailsOfRequests } from '#store/migrations/0065-mails-of-requests.ts';
import { up as tileWords } from '#store/migrations/0085-tile-words.ts';
import { up as searches } from '#store/migrations/0086-searches.ts';
import { up as firstOrder } from '#store/migrations/before-0030/0001-first-order.ts';
import { up as catalogue } from '#store/migrations/before-0030/0002-catalogue.ts';
import { up as content } from '#store/migrations/before-0030/0003-content.ts';
import { up as handover } from '#store/migrations/before-0030/0004-handover.ts';
import { up as newsletter } from '#store/migrations/before-0030/0005-newsletter.ts';
import { up as storySeeds } from '#store/migrations/before-0030/0006-story-seeds.ts';
import { up as confirmations } from '#store/migrations/before-0030/0007-confirmations.ts';
import { up as messages } from '#store/migrations/before-0030/0008-messages.ts';
import { up as owners } from '#store/migrations/before-0030/0009-owners.ts';
import { up as lines } from '#store/migrations/before-0030/0010-lines.ts';
import { up as orders } from '#store/migrations/before-0030/0011-orders.ts';
import { up as storyRobots } from '#store/migrations/before-0030/0012-story-robots.ts';
import { up as designProducts } from '#store/migrations/before-0030/0013-design-products.ts';
import { up as rateLimits } from '#store/migrations/before-0030/0015-rate-limits.ts';
import { up as retention } from '#store/migrations/before-0030/0017-retention.ts';
import { up as sessionRenewal } from '#store/migrations/before-0030/0018-session-renewal.ts';
import { up as accessories } from '#store/migrations/before-0030/0019-accessories.ts';
import { up as shares } from '#store/migrations/before-0030/0020-shares.ts';
import { up as suiteDetails } from '#store/migrations/before-0030/0025-suite-details.ts';
import { up as customers } from '#store/migrations/before-0030/0026-customers.ts';
import { up as approvals } from '#store/migrations/before-0030/0028-approvals.ts';
import { up as creationKeys } from '#store/migrations/before-0030/0029-creation-keys.ts';
import { up as events } from '#store/migrations/events/0067-events.ts';
import { up as eventMails } from '#store/migrations/events/0068-event-mails.ts';
import { up as openAnswers } from '#store/migrations/events/0069-open-answers.ts';
import { up as seating } from '#store/migrations/events/0070-seating.ts';
import { up as eventPrint } from '#store/migrations/events/0071-event-print.ts';
import { up as neededBy } from '#store/migrations/events/0072-needed-by.ts';
import { up as eventPages } from '#store/migrations/events/0073-event-pages.ts';
import { up as householdMoves } from '#store/migrations/events/0075-household-moves.ts';
import { up as pictureTones } from '#store/migrations/pictures/0080-tones.ts';
import { up as pictureUse } from '#store/migrations/pictures/0081-picture-use.ts';
import { up as uploadLinks } from '#store/migrations/pictures/0082-upload-links.ts';
import { up as tonesAgain } from '#store/migrations/pictures/0084-tones-again.ts';
import type { Tables } from './tables.ts';

type Migration = (trx: Transaction<unknown>) => Promise<void>;

/** In order; a new migration is one file and one line here. */
const migrations: Record<string, Migration> = {
  '0001-first-order': firstOrder,
  '0002-catalogue': catalogue,
  '0003-content': content,
  '0004-handover': handover,
  '0005-newsletter': newsletter,
  '0006-story-seeds': storySeeds,
  '0007-confirmations': confirmations,
  '0008-messages': messages,
  '0009-owners': owners,
  '0010-lines': lines,
  '0011-orders': orders,
  '0012-story-robots': storyRobots,
  '0013-design-products': designProducts,
  '0015-rate-limits': rateLimits,
  '0017-retention': retention,
  '0018-session-renewal': sessionRenewal,
  '0019-accessories': accessories,
  '0020-shares': shares,
  '0025-suite-details': suiteDetails,
  '0026-customers': customers,
  '0028-approvals': approvals,
  '0029-creation-keys': creationKeys,
  '0030-business-orders': businessOrders,
  '0031-account-pages': accountPages,
  '0032-customer-exports': customerExports,
  '0033-sign-in-ways': signInWays,
  '0034-flags': flags,
  '0035-consents': consents,
  '0036-gift-vouchers': giftVouchers,
  '0037-picture-facts': pictureFacts,
  '0038-calendar-entries': calendarEntries,
  '0039-medium-copies': mediumCopies,
  '0040-design-summaries': designSummaries,
  '0041-sealed-links': sealedLinks,
  '0042-mail-turns': mailTurns,
  '0043-links-of-orders': linksOfOrders,
  '0044-known-clients': knownClients,
  '0045-sealed-subscriptions': sealedSubscriptions,
  '0046-frozen-sheets': frozenSheets,
  '0048-secrets': secrets,
  '0049-open-jobs': openJobs,
  '0050-seed-numbers': seedNumbers,
  '0052-payments': payments,
  '0053-invoices': invoices,
  '0054-email-owners': emailOwners,
  '0055-bookkeeping': bookkeeping,
  '0056-shipments': shipments,
  '0057-line-revisions': lineRevisions,
  '0058-kept-orders': keptOrders,
  '0059-forgiven-differences': forgivenDifferences,
  '0060-guest-lists': guestLists,
  '0061-merges': merges,
  '0062-address-requests': addressRequests,
  '0063-records-later': recordsLater,
  '0064-approval-parties': approvalParties,
  '0065-mails-of-requests': mailsOfRequests,
  '0067-events': events,
  '0068-event-mails': eventMails,
  '0069-open-answers': openAnswers,
  '0070-seating': seating,
  '0071-event-print': eventPrint,
  '0072-needed-by': neededBy,
  '0073-event-pages': eventPages,
  '0075-household-moves': householdMoves,
  '0080-tones': pictureTones,
  '0081-picture-use': pictureUse,
  '0082-upload-links': uploadLinks,
  '0084-tones-again': tonesAgain,
  '0085-tile-words': tileWords,
  '0086-searches': searches,
};

/** What starts do one after the other, until the end of the transaction. On SQLite every write transaction is alone. */
export async function lockForStart(trx: Transaction<Tables>, engine: 'sqlite' | 'postgres'): Promise<void> {
  // Any fixed number, the same in every process of the shop.
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(7240115)`.execute(trx);
}

export const knownMigrations: readonly string[] = Object.keys(migrations);

/**
 * Applies what is missing of `wanted`. Must run in a transaction that no other process can hold at the same time: on SQLite every write
 * transaction is one, on PostgreSQL an advisory lock makes it one. Throws when the database is newer than this program.
 */
export async function migrateDatabase(
  trx: Transaction<Tables>,
  engine: 'sqlite' | 'postgres',
  now: Date,
  wanted = knownMigrations,
): Promise<void> {
  await lockForStart(trx, engine);
  await trx.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('applied_at', 'text', (c) => c.notNull())
    .execute();
  const applied = new Set((await trx.selectFrom('migrations').select('name').execute()).map((row) => row.name));
  const unknown = [...applied].filter((name) => !(name in migrations));
  if (unknown.length > 0) throw new Error(`The database was changed by a newer version of the shop (${unknown.join(', ')}).`);
  for (const [name, migration] of Object.entries(migrations)) {
    if (applied.has(name) || !wanted.includes(name)) continue;
    await migration(trx as unknown as Transaction<unknown>);
    await trx.insertInto('migrations').values({ name, applied_at: now.toISOString() }).execute();
  }
}
