/** What guests read of an event: for a household, and for the host, who looks at the page as nobody. */
import type { AskedHousehold } from '#api/people/event-calls.ts';
import type { GuestPage } from '#api/people/event-page-calls.ts';
import type { EventPart } from '#core/people/event/event.ts';
import { hostOf } from '#core/people/event/page-content.ts';
import type { Reply } from '#core/people/event/replies.ts';
import type { Household } from '#core/people/household.ts';
import { pictureRoot } from '#core/site/picture-root.ts';
import type { Unrendered } from '#core/values/message.ts';
import type { Context } from '#services/handler.ts';
import { type HostedEvent, programmeOf } from '#store/people/event/events.ts';
import { galleryOf, questionsOf } from '#store/people/event/page-content.ts';
import { guestDrawing, guestTheme } from './guest-theme.ts';
import { askedHousehold, type HouseholdAnswers, mayAnswer } from './household-answers.ts';
import { pageFacts } from './page-access.ts';

export function invitedParts(parts: readonly EventPart[], replies: readonly Reply[]): EventPart[] {
  return parts.filter(({ id }) => replies.some(({ part }) => part === id));
}

/** `pathOf` is the address of a picture for who reads the page. */
type Viewing = { event: HostedEvent; pathOf: (picture: string) => string };

async function viewOf(context: Context, { event, pathOf }: Viewing) {
  const { store, clock } = context.shop;
  const { text, links } = event.wishes;
  return {
    facts: pageFacts(event, clock()),
    theme: await guestTheme(store, event.details.look),
    drawing: await guestDrawing(store, event.details.look),
    wishes: { text, links: links.map((link) => ({ ...link, host: hostOf(link) })) },
    pictures: (await galleryOf(store, event.id)).map(({ picture, alt, width, height }) => ({ path: pathOf(picture), alt, width, height })),
  };
}

export async function guestView(
  context: Context,
  { household, answers, ...viewing }: Viewing & { household: Household; answers: HouseholdAnswers },
): Promise<Unrendered<GuestPage>> {
  const { event } = viewing;
  return {
    ...(await viewOf(context, viewing)),
    parts: invitedParts(await programmeOf(context.shop.store, event.id), answers.replies),
    household: askedHousehold(household, answers),
    isAnswering: mayAnswer(event, answers.reply, context.shop.clock()),
  };
}

const nobody: AskedHousehold = {
  names: '',
  guests: [],
  replies: [],
  message: '',
  questions: [],
  openCompanions: 0,
  lastAt: null,
  lastBy: null,
  isDeleted: false,
};

/** With every part of the programme, and nobody who is asked. */
export async function hostView(context: Context, event: HostedEvent): Promise<GuestPage> {
  const pathOf = (picture: string) => `${pictureRoot}pictures/${picture}/medium.webp`;
  const parts = await programmeOf(context.shop.store, event.id);
  const questions = (await questionsOf(context.shop.store, event.id)).map((question) => ({ ...question, answer: '' }));
  return { ...(await viewOf(context, { event, pathOf })), parts, household: { ...nobody, questions }, isAnswering: false };
}
