/** What a host adds to the page of an event: own questions, and pictures of the owner. */
import type { GiftWishes, Question, QuestionAnswer } from '#core/people/event/page-content.ts';
import { type GalleryEntry, storedChoicesSchema } from '#core/people/event/page-schema.ts';
import { parseStored } from '#core/values/parse-stored.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import type { EventReader, HostedEvent } from './events.ts';

export async function questionsOf({ db }: EventReader, event: string): Promise<Question[]> {
  const rows = await db.selectFrom('event_questions').selectAll().where('event', '=', event).orderBy('position').execute();
  return rows.map(({ id, kind, text, choices }) => ({
    id,
    kind,
    text,
    choices: parseStored(`question ${id}`, storedChoicesSchema, JSON.parse(choices)),
  }));
}

/** Writes the questions of an event as they are to be; those that are gone go with their answers. The owner of the event is locked. */
export async function putQuestions(trx: StoreTransaction, event: string, questions: readonly Question[]): Promise<void> {
  const ids = questions.map(({ id }) => id);
  await trx
    .deleteFrom('event_questions')
    .where('event', '=', event)
    .$if(ids.length > 0, (query) => query.where('id', 'not in', ids))
    .execute();
  for (const [at, { id, kind, text, choices }] of questions.entries()) {
    const row = { position: at + 1, kind, text, choices: JSON.stringify(choices) };
    await trx
      .insertInto('event_questions')
      .values({ id, event, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
}

/** In the order of the questions. */
export async function questionAnswersOf({ db }: EventReader, event: string, household: string): Promise<QuestionAnswer[]> {
  return db
    .selectFrom('question_answers')
    .innerJoin('event_questions', 'event_questions.id', 'question_answers.question')
    .select(['question', 'question_answers.text'])
    .where('event', '=', event)
    .where('household', '=', household)
    .orderBy('position')
    .execute();
}

/** An empty text ends the answer. */
export async function putQuestionAnswer(trx: StoreTransaction, household: string, { question, text }: QuestionAnswer): Promise<void> {
  await trx.deleteFrom('question_answers').where('question', '=', question).where('household', '=', household).execute();
  if (text !== '') await trx.insertInto('question_answers').values({ question, household, text }).execute();
}

/** Households of an event that answered a question of it. */
export async function questionedHouseholds({ db }: EventReader, event: string): Promise<string[]> {
  const rows = await db
    .selectFrom('question_answers')
    .innerJoin('event_questions', 'event_questions.id', 'question_answers.question')
    .select('household')
    .distinct()
    .where('event', '=', event)
    .execute();
  return rows.map(({ household }) => household);
}

export type GalleryPicture = GalleryEntry & { width: number; height: number; mediumKey: string; thumbKey: string };

/** Pictures that the event's owner has still, in the order of the host. */
function gallery({ db }: EventReader, event: string) {
  return db
    .selectFrom('event_pictures')
    .innerJoin('events', 'events.id', 'event_pictures.event')
    .innerJoin('pictures', (join) =>
      join.onRef('pictures.id', '=', 'event_pictures.picture').onRef('pictures.owner', '=', 'events.owner').on('hidden_at', 'is', null),
    )
    .select(['picture', 'alt', 'width', 'height', 'medium_key', 'thumb_key'])
    .where('event', '=', event)
    .orderBy('event_pictures.position');
}

type Row = Awaited<ReturnType<ReturnType<typeof gallery>['execute']>>[number];

/** Pictures of before have no copy of middle size: then the small one is served. */
const galleryPicture = ({ medium_key, thumb_key, ...picture }: Row): GalleryPicture => ({
  ...picture,
  mediumKey: medium_key ?? thumb_key,
  thumbKey: thumb_key,
});

export async function galleryOf(reader: EventReader, event: string): Promise<GalleryPicture[]> {
  return (await gallery(reader, event).execute()).map(galleryPicture);
}

export async function findGalleryPicture(reader: EventReader, event: string, id: string): Promise<GalleryPicture | null> {
  const row = await gallery(reader, event).where('picture', '=', id).executeTakeFirst();
  return row ? galleryPicture(row) : null;
}

/** False where one of the pictures is not the owner's; then nothing is written. The owner is locked. */
export async function putGallery(trx: StoreTransaction, { id, owner }: HostedEvent, entries: readonly GalleryEntry[]): Promise<boolean> {
  const wanted = entries.map(({ picture }) => picture);
  const own =
    wanted.length === 0
      ? []
      : await trx
          .selectFrom('pictures')
          .select('id')
          .where('owner', '=', owner)
          .where('hidden_at', 'is', null)
          .where('id', 'in', wanted)
          .execute();
  if (own.length !== new Set(wanted).size || own.length !== wanted.length) return false;
  await trx.deleteFrom('event_pictures').where('event', '=', id).execute();
  if (entries.length === 0) return true;
  await trx
    .insertInto('event_pictures')
    .values(entries.map(({ picture, alt }, at) => ({ event: id, picture, position: at + 1, alt })))
    .execute();
  return true;
}

export async function putWishes(trx: StoreTransaction, event: string, wishes: GiftWishes): Promise<void> {
  await trx
    .updateTable('events')
    .set({ wishes: JSON.stringify(wishes) })
    .where('id', '=', event)
    .execute();
}

/** How many households answered a question. */
export async function answerCounts({ db }: EventReader, event: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('question_answers')
    .innerJoin('event_questions', 'event_questions.id', 'question_answers.question')
    .innerJoin('households', 'households.id', 'question_answers.household')
    .select((query) => ['question', query.fn.countAll<number>().as('count')])
    .where('event', '=', event)
    .groupBy('question')
    .execute();
  return new Map(rows.map(({ question, count }) => [question, Number(count)]));
}
