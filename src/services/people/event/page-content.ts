/** Handlers of the owner of an event for what its page holds beside facts and programme: pictures, gift wishes, own questions, and the page as guests see it. */
import type { eventPageCalls, OfferedPicture } from '#api/people/event-page-calls.ts';
import type { Question } from '#core/people/event/page-content.ts';
import type { TypedQuestion } from '#core/people/event/page-schema.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { newToken } from '#store/db/tokens.ts';
import type { HostedEvent } from '#store/people/event/events.ts';
import {
  answerCounts,
  galleryOf,
  putGallery,
  putQuestions,
  putWishes,
  questionedHouseholds,
  questionsOf,
} from '#store/people/event/page-content.ts';
import { revised } from '#store/people/event/replies.ts';
import { findGuestList } from '#store/people/guest-lists.ts';
import { listPictures } from '#store/picture/pictures.ts';
import { hostView } from './guest-view.ts';
import { headOf, hostedEvent, lockHostedEvent } from './host-access.ts';

/** Newest pictures that are offered; older ones stay where they are on the page. */
const offeredPictures = 120;

async function offered({ shop: { store } }: Context, { id, owner }: HostedEvent): Promise<OfferedPicture[]> {
  const chosen = await galleryOf(store, id);
  const all = await listPictures(store, owner);
  const names = new Map(all.map((picture) => [picture.id, picture.name]));
  const others = all.filter((picture) => !chosen.some(({ picture: on }) => on === picture.id)).slice(0, offeredPictures);
  return [
    ...chosen.map(({ picture, alt }, at) => ({ id: picture, name: names.get(picture) ?? '', position: at + 1, alt })),
    ...others.map((picture) => ({ id: picture.id, name: picture.name, position: null, alt: '' })),
  ];
}

/** A question of another kind is another one: what was answered does not answer it. */
function questionOf(typed: TypedQuestion, known: readonly Question[]): Question {
  const before = known.find(({ id, kind }) => id === typed.id && kind === typed.kind);
  return { ...typed, id: before?.id ?? newToken(), choices: typed.kind === 'choice' ? [...new Set(typed.choices)] : [] };
}

export const eventPageHandlers: Handlers<typeof eventPageCalls> = {
  async 'GET /web-api/events/:id/page'({ id }, context) {
    const { store } = context.shop;
    const event = await hostedEvent(context, id);
    const counts = await answerCounts(store, id);
    const questions = await questionsOf(store, id);
    return {
      head: headOf(event),
      wishes: event.wishes,
      questions: questions.map((question) => ({ ...question, answers: counts.get(question.id) ?? 0 })),
      pictures: await offered(context, event),
    };
  },

  async 'PUT /web-api/events/:id/wishes'({ id, ...wishes }, context) {
    await context.shop.store.write(async (trx) => {
      await lockHostedEvent(trx, context, id);
      await putWishes(trx, id, wishes);
    });
    return {};
  },

  async 'PUT /web-api/events/:id/questions'({ id, questions }, context) {
    if (questions.some(({ kind, choices }) => kind === 'choice' && choices.length < 2))
      throw new Fault('bad-form', 'a question with less than two choices', { text: message('event.wrong.choices') });
    const { store, clock } = context.shop;
    await store.write(async (trx) => {
      await lockHostedEvent(trx, context, id);
      const known = await questionsOf({ db: trx }, id);
      const households = await questionedHouseholds({ db: trx }, id);
      const wanted = questions.map((question) => questionOf(question, known));
      await revised(trx, { event: id, households, actor: 'host', now: clock() }, () => putQuestions(trx, id, wanted));
    });
    return {};
  },

  async 'PUT /web-api/events/:id/pictures'({ id, pictures }, context) {
    await context.shop.store.write(async (trx) => {
      const event = await lockHostedEvent(trx, context, id);
      if (!(await putGallery(trx, event, pictures)))
        throw new Fault('bad-form', 'a picture that the owner does not have', { text: message('event.wrong.picture') });
    });
    return {};
  },

  async 'GET /web-api/events/:id/preview'({ id }, context) {
    const event = await hostedEvent(context, id);
    const list = await findGuestList(context.shop.store, event.owner, event.list);
    return { formality: list?.formality ?? 'du', page: await hostView(context, event) };
  },
};
