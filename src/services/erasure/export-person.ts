/** Writes what the shop stores of one person into a folder: person.json, drafts, photos as they are printed, and print files of orders. */
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { OwnerId } from '#core/customer/owner.ts';
import type { Store } from '#store/db/store.ts';
import { findPerson, type Person } from '#store/erasure/find-person.ts';
import type { Files } from '#store/file/files.ts';
import { makePrivateFolder, writePrivateFile } from '#store/file/private-files.ts';
import { invoicesOfOrder } from '#store/invoice/invoices.ts';
import { emailOwnerHash } from '#store/order/email-owners.ts';
import { lineDocument } from '#store/order/line-content.ts';
import { orderById } from '#store/order/orders.ts';
import { productionFiles } from '#store/order/production.ts';
import { operatorText as t } from '#texts/server-texts.ts';

export type Exported = { orders: number; drafts: number; pictures: number; messages: number; mails: number; files: number };

type Source = { store: Store; files: Files };
type FileToWrite = { path: string; content: () => Promise<Buffer | string> };

/** Throws an Error with a German sentence for a folder that is not empty. Nothing is changed in the shop. */
export async function exportPerson(source: Source, email: string, folder: string, now: Date): Promise<Exported> {
  const { store } = source;
  await makePrivateFolder(folder);
  if ((await readdir(folder)).length > 0) throw new Error(t('operator.export.not-empty', { folder }));
  const person = await findPerson(store.db, email);
  const drafts = await draftsOf(store, person.owners);
  const pictures = await picturesOf(source, person.owners);
  const orders = await ordersOf(source, person.orders);
  const rows = { ...(await rowsOf(store, person)), account: await accountOf(store, person) };
  const facts = {
    address: person.address,
    exportedAt: now.toISOString(),
    orders: orders.map(({ order }) => order),
    drafts: drafts.map(({ facts: draft }) => draft),
    pictures: pictures.map(({ facts: picture }) => picture),
    ...rows,
  };
  const files: FileToWrite[] = [
    { path: 'person.json', content: async () => JSON.stringify(facts, null, 2) },
    ...drafts.map(({ file }) => file),
    ...pictures.map(({ file }) => file),
    ...orders.flatMap((order) => order.files),
  ];
  for (const { path, content } of files) {
    const target = join(folder, path);
    await makePrivateFolder(dirname(target));
    await writePrivateFile(target, await content());
  }
  const { messages, mails } = rows;
  const counts = { orders: orders.length, drafts: drafts.length, pictures: pictures.length };
  return { ...counts, messages: messages.length, mails: mails.length, files: files.length };
}

async function draftsOf(store: Store, owners: readonly OwnerId[]) {
  if (owners.length === 0) return [];
  const designs = await store.db.selectFrom('designs').selectAll().where('owner', 'in', owners).orderBy('created_at').execute();
  const drafts = [];
  for (const design of designs) {
    const versions = await store.db
      .selectFrom('design_versions')
      .select(['revision', 'reason', 'name', 'document', 'choice', 'created_at'])
      .where('design', '=', design.id)
      .orderBy('created_at')
      .execute();
    const shares = await store.db
      .selectFrom('design_shares')
      .select(['permission', 'created_at', 'expires_at', 'revoked_at'])
      .where('design', '=', design.id)
      .orderBy('created_at')
      .execute();
    const notes = await store.db
      .selectFrom('design_notes')
      .select(['kind', 'page', 'element', 'x_um', 'y_um', 'author', 'text', 'replaced', 'state', 'created_at'])
      .where('design', '=', design.id)
      .orderBy('created_at')
      .execute();
    const parties = await store.db
      .selectFrom('approval_parties')
      .innerJoin('design_shares', 'design_shares.id', 'approval_parties.share')
      .select(['name', 'email', 'language', 'approval', 'wished_at', 'mails', 'mailed_at', 'told_at'])
      .where('design', '=', design.id)
      .orderBy('created_at')
      .execute();
    const parsed = <Row extends { document: string; choice: string }>(row: Row) => ({
      ...row,
      document: JSON.parse(row.document),
      choice: JSON.parse(row.choice),
    });
    const { owner: _, ...content } = design;
    const path = `drafts/${design.id}.json`;
    const text = JSON.stringify({ ...parsed(content), versions: versions.map(parsed), shares, parties, notes }, null, 2);
    drafts.push({
      facts: { file: path, product: design.product, createdAt: design.created_at, changedAt: design.updated_at },
      file: { path, content: async () => text },
    });
  }
  return drafts;
}

async function picturesOf({ store, files }: Source, owners: readonly OwnerId[]) {
  if (owners.length === 0) return [];
  const pictures = await store.db.selectFrom('pictures').selectAll().where('owner', 'in', owners).orderBy('created_at').execute();
  return pictures.map(({ id, name, width, height, taken_at, camera, faces, print_key, created_at }) => {
    // The id goes before the name, so that equal names stay apart and no name leads out of the folder.
    const ending = print_key.slice(print_key.lastIndexOf('.'));
    const path = `photos/${id}${ending}`;
    const facts = { file: path, name, width, height, takenAt: taken_at, camera, faces: JSON.parse(faces), uploadedAt: created_at };
    return { facts, file: { path, content: () => files.get(print_key) } };
  });
}

async function ordersOf({ store, files }: Source, found: Person['orders']) {
  const orders = [];
  for (const { id, number } of found) {
    const order = await orderById(store, id);
    if (!order) continue;
    const { id: _, owner: __, lines, ...facts } = order;
    const exported = [];
    for (const { id: line, hasDocument: ___, ...rest } of lines) exported.push({ ...rest, document: await lineDocument(store, line) });
    const printed = await productionFiles(store, id);
    const invoices = (await invoicesOfOrder(store.db, id)).flatMap(({ snapshot, pdfKey }) =>
      pdfKey === null ? [] : { name: `${snapshot.number}.pdf`, key: pdfKey },
    );
    orders.push({
      order: { ...facts, lines: exported },
      files: [...printed, ...invoices].map(
        ({ name, key }): FileToWrite => ({ path: `orders/${number}/${name}`, content: () => files.get(key) }),
      ),
    });
  }
  return orders;
}

/** The account with everything of it but secrets; null where the address has none. */
async function accountOf({ db }: Store, { customers, owners }: Person) {
  const [id] = customers;
  const row = id && (await db.selectFrom('customers').selectAll().where('id', '=', id).executeTakeFirst());
  if (!id || !row) return null;
  const { id: _, password, email_key: __, ...account } = row;
  const addresses = await db.selectFrom('customer_addresses').selectAll().where('customer', '=', id).orderBy('created_at').execute();
  return {
    ...account,
    hasPassword: password !== null,
    logins: await db
      .selectFrom('logins')
      .select(['method', 'label', 'created_at', 'seen_at', 'expires_at', 'ended_at', 'end_reason'])
      .where('customer', '=', id)
      .orderBy('created_at')
      .execute(),
    google: await db.selectFrom('google_identities').select(['sub', 'email', 'linked_at']).where('customer', '=', id).execute(),
    passkeys: await db.selectFrom('passkeys').select(['name', 'rp_id', 'created_at', 'used_at']).where('customer', '=', id).execute(),
    links: await db
      .selectFrom('account_links')
      .select(['kind', 'email', 'created_at', 'expires_at', 'used_at'])
      .where('customer', '=', id)
      .orderBy('created_at')
      .execute(),
    events: await db.selectFrom('account_events').select(['kind', 'at', 'detail']).where('customer', '=', id).orderBy('at').execute(),
    exports: await db.selectFrom('customer_exports').select(['asked_at', 'ready_at', 'expires_at']).where('customer', '=', id).execute(),
    addresses: addresses.map(({ body, is_delivery, is_billing }) => ({ ...JSON.parse(body), is_delivery, is_billing })),
    wishes: await db
      .selectFrom('wishes')
      .select(['channel', 'card', 'colourway', 'added_at'])
      .where('owner', 'in', owners)
      .orderBy('added_at')
      .execute(),
    wishListShares: await db
      .selectFrom('wish_list_shares')
      .select(['channel', 'shows_name', 'created_at'])
      .where('owner', 'in', owners)
      .orderBy('created_at')
      .execute(),
  };
}

/** Lists with their households and guests as they are; what undoes a change is their state of before. */
async function guestListsOf(db: Store['db'], owners: readonly OwnerId[]) {
  const lists = await db.selectFrom('guest_lists').selectAll().where('owner', 'in', owners).orderBy('changed_at').execute();
  const found = [];
  for (const { owner: _, ...list } of lists) {
    const households = await db.selectFrom('households').selectAll().where('list', '=', list.id).orderBy('position').execute();
    const guests = await db
      .selectFrom('guests')
      .innerJoin('households', 'households.id', 'guests.household')
      .selectAll('guests')
      .where('households.list', '=', list.id)
      .orderBy('households.position')
      .orderBy('guests.position')
      .execute();
    const imports = await db
      .selectFrom('imports')
      .select(['file_name', 'state', 'made_at'])
      .where('list', '=', list.id)
      .orderBy('made_at')
      .execute();
    const addressRequests = await db
      .selectFrom('address_requests')
      .select(['title', 'note', 'deadline', 'ends_on', 'state', 'made_at'])
      .where('list', '=', list.id)
      .orderBy('made_at')
      .execute();
    const answers = await db
      .selectFrom('address_answers')
      .innerJoin('address_requests', 'address_requests.id', 'address_answers.request')
      .select([
        'names',
        'company',
        'street',
        'extra',
        'postcode',
        'city',
        'region',
        'country',
        'email',
        'phone',
        'address_answers.state',
        'at',
      ])
      .where('list', '=', list.id)
      .orderBy('at')
      .execute();
    found.push({
      ...list,
      addressRequests,
      answers,
      households: households.map(({ search: __, ...household }) => household),
      guests,
      imports,
    });
  }
  return found;
}

/** Events with what their guests answered. */
async function eventsOf(db: Store['db'], owners: readonly OwnerId[]) {
  const events = await db.selectFrom('events').selectAll().where('owner', 'in', owners).orderBy('made_at').execute();
  const found = [];
  for (const { owner: _, secret: __, password: ___, ...event } of events) {
    const parts = await db.selectFrom('event_parts').selectAll().where('event', '=', event.id).orderBy('position').execute();
    const ids = ['none', ...parts.map(({ id }) => id)];
    found.push({
      ...event,
      details: JSON.parse(event.details),
      wishes: event.wishes === null ? null : JSON.parse(event.wishes),
      parts,
      menus: await db.selectFrom('menu_options').selectAll().where('part', 'in', ids).execute(),
      invites: await db.selectFrom('part_invites').selectAll().where('part', 'in', ids).execute(),
      replies: await db.selectFrom('replies').selectAll().where('part', 'in', ids).execute(),
      tables: await db.selectFrom('seating_tables').selectAll().where('part', 'in', ids).execute(),
      seats: await db.selectFrom('seats').selectAll().where('part', 'in', ids).execute(),
      seatingWishes: await db.selectFrom('seating_wishes').selectAll().where('part', 'in', ids).execute(),
      households: await db.selectFrom('household_replies').selectAll().where('event', '=', event.id).execute(),
      gifts: await db.selectFrom('gifts').selectAll().where('event', '=', event.id).execute(),
      food: await db.selectFrom('food_notes').selectAll().where('event', '=', event.id).execute(),
      openParts: await db.selectFrom('open_parts').selectAll().where('part', 'in', ids).execute(),
      openReplies: (await db.selectFrom('open_replies').selectAll().where('event', '=', event.id).execute()).map(
        ({ edit_hash: _edit, names, answers, ...reply }) => ({ ...reply, names: JSON.parse(names), answers: JSON.parse(answers) }),
      ),
      hosts: await db
        .selectFrom('event_hosts')
        .select(['name', 'can_edit', 'made_at', 'joined_at'])
        .where('event', '=', event.id)
        .execute(),
      pictures: await db.selectFrom('event_pictures').selectAll().where('event', '=', event.id).orderBy('position').execute(),
      questions: await db.selectFrom('event_questions').selectAll().where('event', '=', event.id).orderBy('position').execute(),
      questionAnswers: await db
        .selectFrom('question_answers')
        .innerJoin('event_questions', 'event_questions.id', 'question_answers.question')
        .select(['question', 'household', 'question_answers.text'])
        .where('event', '=', event.id)
        .execute(),
    });
  }
  return found;
}

async function rowsOf({ db }: Store, person: Person) {
  const { address } = person;
  const owners = person.owners.length > 0 ? person.owners : (['none'] as unknown as OwnerId[]);
  const ids = person.mails.length > 0 ? person.mails : ['none'];
  const subscribers = await db.selectFrom('subscribers').selectAll().where('address', '=', address).execute();
  const consents = db.selectFrom('newsletter_consents').select(['wording', 'asked_at', 'confirmed_at', 'ended_at']);
  return {
    calendarEntries: (await db.selectFrom('calendar_entries').select('entries').where('owner', 'in', owners).execute()).flatMap(
      ({ entries }) => JSON.parse(entries),
    ),
    tileWords: (await db.selectFrom('tile_words').select(['words', 'created_at', 'expires_at']).where('owner', 'in', owners).execute()).map(
      ({ words, ...times }) => ({ ...times, ...JSON.parse(words) }),
    ),
    guestLists: await guestListsOf(db, owners),
    events: await eventsOf(db, owners),
    ledEvents: await db.selectFrom('event_hosts').select(['event', 'name', 'can_edit', 'joined_at']).where('owner', 'in', owners).execute(),
    guests: await db.selectFrom('owners').select(['created_at', 'seen_at']).where('id', 'in', owners).execute(),
    sessions: await db.selectFrom('sessions').select(['created_at', 'seen_at', 'expires_at']).where('owner', 'in', owners).execute(),
    cartLines: await db
      .selectFrom('cart_lines')
      .innerJoin('carts', 'carts.id', 'cart_lines.cart')
      .select(['cart_lines.kind', 'cart_lines.design', 'cart_lines.data', 'cart_lines.quantity', 'cart_lines.created_at'])
      .where('carts.owner', 'in', owners)
      .where('carts.ordered_at', 'is', null)
      .execute(),
    freeSamples: await db.selectFrom('sample_grants').select('granted_at').where('owner', '=', emailOwnerHash(address)).execute(),
    withdrawals: await db
      .selectFrom('withdrawals')
      .select(['name', 'contract', 'lines', 'email', 'submitted_at', 'state', 'decided_at'])
      .where('id', 'in', person.withdrawals.length > 0 ? person.withdrawals : ['none'])
      .execute(),
    newsletter: subscribers.map(({ id: _, unsubscribe_token: __, token_sealed: ___, ...profile }) => profile),
    consents: await consents.where('subscriber', 'in', db.selectFrom('subscribers').select('id').where('address', '=', address)).execute(),
    signUps: (await db.selectFrom('newsletter_requests').selectAll().where('address', '=', address).execute()).map(
      ({ id: _, ...row }) => row,
    ),
    messages: await db
      .selectFrom('messages')
      .select(['email', 'name', 'order_number', 'message', 'path', 'created_at'])
      .where('address', '=', address)
      .execute(),
    mails: await db
      .selectFrom('mails')
      .select(['to_address', 'reply_to', 'subject', 'text', 'created_at', 'sent_at'])
      .where('id', 'in', ids)
      .orderBy('created_at')
      .execute(),
  };
}
