/** Handlers of the owner of a guest list who asks for addresses: the request, its links, and what is answered. */
import type { addressRequestCalls } from '#api/people/address-calls.ts';
import type { Household } from '#core/people/household.ts';
import { namesMessage } from '#core/people/name-line.ts';
import { otherNames } from '#core/people/request/answer.ts';
import type { RequestSettings } from '#core/people/request/request-schema.ts';
import { berlinTime } from '#core/values/date.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { changing, noList, ownList } from '#services/people/guest-lists.ts';
import { linkCode, linkUrl } from '#services/people/link-code.ts';
import { allHouseholds, type GuestList, pageRows } from '#store/people/guest-lists.ts';
import { type AddressAnswer, answerCounts, answersOfList, linksOfHouseholds } from '#store/people/requests/address-answers.ts';
import {
  type AddressRequest,
  changeRequest,
  createRequest,
  ensureKeys,
  isOpen,
  keyMaker,
  newestRequest,
} from '#store/people/requests/address-requests.ts';
import { textLanguage } from '#texts/server-texts.ts';
import { decideAnswers } from './decide-answers.ts';
import { proposalsOf } from './proposals.ts';
import { mailLinks, mailsThatWait } from './request-mails.ts';

/** Answers on one page: those behind them come when these are decided. */
const shownAnswers = 50;

function noRequest(): Fault {
  return new Fault('not-found', 'no request', { text: message('fault.no-own-address-request') });
}

/** Throws Fault 'bad-form' for a deadline that is over. */
function checkDeadline({ deadline }: RequestSettings, now: Date): void {
  if (deadline === null || (deadline >= berlinTime(now.getTime()).day && !Number.isNaN(Date.parse(deadline)))) return;
  throw new Fault('bad-form', 'deadline', { errors: [{ field: 'deadline', code: 'wrong', message: message('address.wrong.deadline') }] });
}

type Shown = { context: Context; list: GuestList; request: AddressRequest };

/** The links of one page of the list, which open from here on. */
async function linksOf({ context, request }: Shown, households: readonly Household[]) {
  const { store } = context.shop;
  const makeKey = keyMaker(store, request);
  if (!makeKey || !isOpen(request, context.shop.clock())) return [];
  const ids = households.map(({ id }) => id);
  await store.write((trx) => ensureKeys(trx, request, makeKey, ids));
  const { answers, mails } = await linksOfHouseholds(store, request.id, ids);
  return households.map((household) => ({
    household: household.id,
    names: namesMessage(household),
    url: linkUrl(context.site, 'address-request', makeKey(`household ${household.id}`)),
    answer: answers.get(household.id) ?? null,
    hasEmail: household.email !== '',
    mailedAt: mails.get(household.id) ?? null,
  }));
}

/** The link whose code is shown: that for the group, or that of a household. */
async function shownLink({ context, list, request }: Shown, household: Household | undefined) {
  const { store, clock } = context.shop;
  const makeKey = keyMaker(store, request);
  if (!makeKey || !isOpen(request, clock())) return null;
  if (household) await store.write((trx) => ensureKeys(trx, request, makeKey, [household.id]));
  const key = makeKey(household ? `household ${household.id}` : 'group');
  return {
    names: household ? namesMessage(household) : list.name,
    url: linkUrl(context.site, 'address-request', key),
    code: linkCode(context.site, 'address-request', key),
  };
}

function requestDto(request: AddressRequest, url: string | null, now: Date) {
  const { title, note, deadline, asks, state, endsOn } = request;
  return { title, note, deadline, asks, state, endsOn, url, isOpen: isOpen(request, now) };
}

/** Taken over, where their guests wrote more than an address. */
function remarksOf(answers: readonly AddressAnswer[], known: ReadonlyMap<string, Household>) {
  return answers.flatMap((answer) => {
    const household = known.get(answer.target ?? '');
    const others = household ? otherNames(household, answer.names) : [];
    return household && others.length > 0 ? [{ names: namesMessage(household), others }] : [];
  });
}

export const addressRequestHandlers: Handlers<typeof addressRequestCalls> = {
  async 'GET /web-api/guest-lists/:id/address-request'({ id, page: wanted, household }, context) {
    const { store, clock } = context.shop;
    const list = await ownList(context, id);
    const request = await newestRequest(store, id);
    const households = await allHouseholds(store, id);
    const known = new Map(households.map((one) => [one.id, one]));
    const waiting = await answersOfList(store, id, ['new'], shownAnswers);
    const taken = await answersOfList(store, id, ['taken', 'joined'], shownAnswers);
    const pages = Math.max(1, Math.ceil(households.length / pageRows));
    const page = Math.min(Math.max(1, wanted), pages);
    const shown = request && { context, list, request };
    const writing = { home: list.country, language: textLanguage(context.site.locale) };
    const group = shown && (await shownLink(shown, undefined));
    return {
      list: { id, name: list.name },
      request: request && requestDto(request, group?.url ?? null, clock()),
      counts: await answerCounts(store, id),
      proposals: await proposalsOf(waiting, households, writing),
      remarks: remarksOf(taken, known),
      links: shown ? await linksOf(shown, households.slice((page - 1) * pageRows, page * pageRows)) : [],
      page,
      pages,
      shown: household === undefined ? group : shown && (await shownLink(shown, known.get(household))),
      mails: request ? await mailsThatWait(context, request, households) : { waiting: 0, mayMail: false },
    };
  },

  async 'POST /web-api/guest-lists/:id/address-request'({ id, ...settings }, context) {
    checkDeadline(settings, context.shop.clock());
    const { channel, country, locale } = context.site;
    const made = await createRequest(changing(context, id), settings, { channel, country, locale });
    if (made === null) throw noList();
    if (made === 'open') throw new Fault('list-changed', 'links are open', { text: message('fault.address-request-open') });
    return {};
  },

  async 'PUT /web-api/guest-lists/:id/address-request'({ id, ...settings }, context) {
    checkDeadline(settings, context.shop.clock());
    await ownList(context, id);
    if (!(await changeRequest(changing(context, id), settings))) throw noRequest();
    return {};
  },

  async 'POST /web-api/guest-lists/:id/address-request/state'({ id, state }, context) {
    await ownList(context, id);
    if (!(await changeRequest(changing(context, id), { state }))) throw noRequest();
    return {};
  },

  async 'POST /web-api/guest-lists/:id/address-request/mails'({ id }, context) {
    await ownList(context, id);
    const request = await newestRequest(context.shop.store, id);
    if (!request || !isOpen(request, context.shop.clock())) throw noRequest();
    return mailLinks(context, request);
  },

  'POST /web-api/guest-lists/:id/address-answers': ({ id, what, isDryRun, answers }, context) =>
    decideAnswers(context, id, { what, isDryRun, answers }),
};
