/** What a host adds to the page of an event: pictures, gift wishes and own questions; and what companies agree to when they invite guests. */
import { sql, type Transaction } from 'kysely';

export async function up({ schema }: Transaction<unknown>): Promise<void> {
  await schema.alterTable('events').addColumn('wishes', 'text').execute();
  await schema.alterTable('events').addColumn('contract_version', 'text').execute();
  await schema.alterTable('events').addColumn('contract_at', 'text').execute();
  await schema
    .alterTable('reply_revisions')
    .addColumn('kind', 'text', (c) => c.notNull().defaultTo('answer').check(sql`kind in ('answer', 'deleted')`))
    .execute();
  await schema
    .createTable('event_pictures')
    .addColumn('event', 'text', (c) => c.notNull().references('events.id').onDelete('cascade'))
    .addColumn('picture', 'text', (c) => c.notNull().references('pictures.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('alt', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('event_pictures_key', ['event', 'picture'])
    .execute();
  await schema.createIndex('event_pictures_picture').on('event_pictures').columns(['picture']).execute();
  await schema
    .createTable('event_questions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('event', 'text', (c) => c.notNull().references('events.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addColumn('choices', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('event_questions_event').on('event_questions').columns(['event']).execute();
  await schema
    .createTable('question_answers')
    .addColumn('question', 'text', (c) => c.notNull().references('event_questions.id').onDelete('cascade'))
    .addColumn('household', 'text', (c) => c.notNull())
    .addColumn('text', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('question_answers_key', ['question', 'household'])
    .execute();
}
