/** Handlers of the owner of an event for its mails: whom they go to, what became of them, and what is written by itself. */
import type { Output } from '#api/call.ts';
import type { eventMailCalls } from '#api/people/event-mail-calls.ts';
import {
  type HostMailKind,
  holdsLink,
  type MailFilter,
  mailFilters,
  mailingTerms,
  nextReminder,
  senderName,
} from '#core/people/event/mailing.ts';
import { dayIn } from '#core/people/event/zone.ts';
import { readLinkKey } from '#core/people/link-key.ts';
import { namesMessage } from '#core/people/name-line.ts';
import { channelNames } from '#core/values/channel.ts';
import { addDays } from '#core/values/date.ts';
import { Fault } from '#core/values/fault.ts';
import { message, type Unrendered } from '#core/values/message.ts';
import type { Context, Handlers, Shop } from '#services/handler.ts';
import { headOf, hostedEvent, lockHostedEvent, noEvent } from '#services/people/event/host-access.ts';
import { blockMails, everyScope } from '#store/mail/mail-blocks.ts';
import { type EventMailing, findMailing, putMailing } from '#store/people/event/event-mailings.ts';
import { mailboxOfStop } from '#store/people/event/event-mails.ts';
import type { HostedEvent } from '#store/people/event/events.ts';
import { findGuestList } from '#store/people/guest-lists.ts';
import { readHouseholds } from '#store/people/household-rows.ts';
import { hostMailbox } from '#store/people/requests/link-mails.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { type GuestMail, guestMail } from './guest-mail.ts';
import {
  dryRun,
  kindObstacle,
  type MailedHousehold,
  mailAllowance,
  mailedHouseholds,
  queueKind,
  stateOf,
  writeWaiting,
} from './send-mails.ts';

const pageRows = 50;

type Shown = MailedHousehold & ReturnType<typeof stateOf>;

const isIn: Readonly<Record<MailFilter, (one: Shown) => boolean>> = {
  all: () => true,
  unanswered: ({ state }) => state !== 'answered',
  bounced: ({ state }) => state === 'bounced',
  'no-email': ({ state }) => state === 'no-email',
  blocked: ({ state }) => state === 'blocked',
};

function reminderOf(event: HostedEvent, { isReminding }: EventMailing, households: readonly MailedHousehold[], now: Date) {
  const day = nextReminder(event, now);
  return { isOn: isReminding, day, households: dryRun(event, 'reminder', households, `${event.deadline}`).due.length };
}

/** The mail as the first household would read it. Its links open nothing. */
async function previewOf(
  context: Context,
  event: HostedEvent,
  kind: HostMailKind,
  households: readonly MailedHousehold[],
): Promise<string> {
  const { shop, site } = context;
  const [first] = households;
  const list = await findGuestList(shop.store, event.owner, event.list);
  const [home] = first ? await readHouseholds(shop.store.db, event.list, [first.household]) : [];
  if (!list || !home) return '';
  const masked = 'LINK';
  const mail: GuestMail = {
    kind,
    event,
    households: [{ names: namesMessage(home), key: masked }],
    note: '',
    answers: [],
    to: '',
    replyTo: '',
    stopKey: masked,
    formality: list.formality,
  };
  return guestMail(mail, site).text;
}

async function shownMails(
  context: Context,
  { id, kind, filter, page: wanted }: { id: string; kind: HostMailKind; filter: MailFilter; page: number },
): Promise<Unrendered<Output<(typeof eventMailCalls)['GET /web-api/events/:id/mails']>>> {
  const { shop, site } = context;
  const { store } = shop;
  const now = shop.clock();
  const event = await hostedEvent(context, id, 'view');
  const mailing = await findMailing(store, id);
  const households = (await mailedHouseholds(store, event)).map((one) => ({ ...one, ...stateOf(one) }));
  const { due, ...sums } = dryRun(event, kind, households);
  const shown = households.filter(isIn[filter]);
  const pages = Math.max(1, Math.ceil(shown.length / pageRows));
  const page = Math.min(Math.max(1, wanted), pages);
  const rows = shown.slice((page - 1) * pageRows, page * pageRows);
  const homes = new Map(
    (
      await readHouseholds(
        store.db,
        event.list,
        rows.map(({ household }) => household),
      )
    ).map((home) => [home.id, home]),
  );
  const t = serverTexts({ locale: site.locale });
  return {
    head: headOf(event),
    sender: senderName(t('event.mail.sender', { title: event.title, brand: channelNames[site.channel] })),
    mayMail: (await hostMailbox(store, event.owner)) !== null,
    obstacle: kindObstacle(event, kind, now),
    dryRun: { ...sums, households: due.length, later: Math.max(0, sums.mailboxes - (await mailAllowance(store, event, now))) },
    preview: await previewOf(context, event, kind, households),
    reminder: reminderOf(event, mailing, households, now),
    isTelling: mailing.isTelling,
    rows: rows.map(({ household, email, phone, state, at }) => {
      const home = homes.get(household);
      return { household, names: home ? namesMessage(home) : '', email, phone, state, at };
    }),
    counts: Object.fromEntries(mailFilters.map((one) => [one, households.filter(isIn[one]).length])) as Record<MailFilter, number>,
    page,
    pages,
  };
}

function checkNote(note: string): void {
  if (holdsLink(note))
    throw new Fault('bad-form', 'a note with a link', {
      errors: [{ field: 'note', code: 'wrong', message: message('mails.wrong.link') }],
    });
}

/** Ends mails of the event of a link, or of every event and list, to the mailbox that got it. */
export async function stopEventMails({ store, clock }: Pick<Shop, 'store' | 'clock'>, key: string, isEvery: boolean): Promise<void> {
  const mailbox = await mailboxOfStop(store, readLinkKey(key) ?? '');
  if (!mailbox) return;
  await store.write((trx) => blockMails(trx, store, mailbox.email, isEvery ? everyScope : mailbox.event, clock()));
}

export const eventMailHandlers: Handlers<typeof eventMailCalls> = {
  async 'GET /web-api/events/:id/mails'(input, context) {
    return shownMails(context, input);
  },

  async 'POST /web-api/events/:id/mails'({ id, kind, note }, context) {
    checkNote(note);
    const { shop, site } = context;
    return shop.store.write(async (trx) => {
      const event = await lockHostedEvent(trx, context, id, 'edit');
      const list = await findGuestList({ db: trx }, event.owner, event.list);
      if (!list) throw noEvent();
      const replyTo = await hostMailbox({ db: trx }, event.owner);
      if (replyTo === null) throw new Fault('email-unconfirmed', 'host without a mailbox', { text: message('fault.address-mail-host') });
      if (kindObstacle(event, kind, shop.clock()) !== null) return { queued: 0, written: 0 };
      await putMailing(trx, id, { site });
      const queued = await queueKind(trx, { shop, event }, { kind, note });
      return { queued, written: await writeWaiting(trx, { shop, site, event, formality: list.formality, replyTo }) };
    });
  },

  async 'PUT /web-api/events/:id/mails'({ id, ...settings }, context) {
    await context.shop.store.write(async (trx) => {
      await lockHostedEvent(trx, context, id, 'edit');
      await putMailing(trx, id, { ...settings, site: context.site });
    });
    return {};
  },

  async 'GET /web-api/events/:id/follow-up'({ id }, context) {
    const { store, clock } = context.shop;
    const event = await hostedEvent(context, id, 'view');
    const mailing = await findMailing(store, id);
    const households = await mailedHouseholds(store, event);
    const [first] = mailingTerms.notices;
    const isNear = dayIn(event.zone, clock().getTime()) >= addDays(event.expiresOn, -first);
    return {
      reminder: reminderOf(event, mailing, households, clock()),
      bounced: households.filter((one) => stateOf(one).state === 'bounced').length,
      end: isNear ? { day: event.expiresOn, keepsList: mailing.keepsList } : null,
    };
  },

  async 'PUT /web-api/events/:id/end'({ id, keepsList }, context) {
    await context.shop.store.write(async (trx) => {
      await lockHostedEvent(trx, context, id, 'owner');
      await putMailing(trx, id, { keepsList });
    });
    return {};
  },

  async 'POST /web-api/event-pages/:key/stop'({ key, isEvery }, { shop }) {
    await stopEventMails(shop, key, isEvery);
    return {};
  },
};
