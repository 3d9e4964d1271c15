/** What a host adds to the page of an event beside facts and programme: pictures, gift wishes and own questions. */
import { data } from 'react-router';
import { type GiftWishes, pageBounds } from '#core/people/event/page-content.ts';
import type { TypedQuestion } from '#core/people/event/page-schema.ts';
import { eventContentTexts } from '#texts/de/people/event/event-content.ts';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { useTexts } from '#web/page/texts.ts';
import { QuestionsForm, WishesForm } from '#web/people/event/content-forms.tsx';
import { EventFrame } from '#web/people/event/event-frame.tsx';
import { contentPath, programmePath } from '#web/people/event/event-paths.ts';
import { GalleryForm } from '#web/people/event/gallery-form.tsx';
import { postedPictures, postedQuestions, postedWishes } from '#web/people/event/posted-content.ts';
import { doneAt, doneOf, refusedNotice } from '#web/people/list-form.ts';
import type { Route } from './+types/content';

const dones = ['pictures', 'wishes', 'questions'] as const;

export async function loader({ context, params: { event: id }, request }: Route.LoaderArgs) {
  if (!isToken(id)) throw notFound();
  return { content: await orFault(context.get(pageRequest).call('GET /web-api/events/:id/page', { id })), done: doneOf(request, dones) };
}

/** What was sent and not stored. */
type Answer = { notice: string | null; wishes: GiftWishes | null; wrong: number[]; questions: TypedQuestion[] | null };
const nothing: Answer = { notice: null, wishes: null, wrong: [], questions: null };

export async function action({ context, params: { event: id }, request }: Route.ActionArgs) {
  if (!isToken(id)) throw notFound();
  const page = context.get(pageRequest);
  const form = await postedForm(request);
  const intent = dones.find((name) => name === textOf(form, 'intent'));
  const { wishes, wrong } = postedWishes(form);
  const questions = postedQuestions(form);
  const pictures = postedPictures(form);
  const typed = { ...nothing, wishes: intent === 'wishes' ? wishes : null, questions: intent === 'questions' ? questions : null };
  if (intent === 'wishes' && wrong.length > 0) return data<Answer>({ ...typed, wrong }, { status: 400 });
  if (intent === 'pictures' && pictures.length > pageBounds.pictures)
    return data<Answer>({ ...typed, notice: requestTexts(page)('feier.pictures.many', { max: pageBounds.pictures }) }, { status: 400 });
  try {
    if (intent === 'pictures') await page.call('PUT /web-api/events/:id/pictures', { id, pictures });
    else if (intent === 'wishes') await page.call('PUT /web-api/events/:id/wishes', { id, ...wishes });
    else if (intent === 'questions') await page.call('PUT /web-api/events/:id/questions', { id, questions });
    else throw notFound();
    return doneAt(page, contentPath(id), intent);
  } catch (error) {
    const { notice, status } = refusedNotice(error);
    return data<Answer>({ ...typed, notice }, { status });
  }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = metaTexts(matches, eventContentTexts);
  return headTags({ title: loaderData?.content.head.title ?? t('feier.content'), channel: channelOf(matches) });
}

export default function EventContent({ loaderData: { content, done }, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(eventContentTexts);
  const { head, pictures, wishes, questions } = content;
  const shown = JSON.stringify([pictures, wishes, questions]);
  const typedQuestions = answer?.questions?.map((question) => ({ ...question, answers: 0 }));
  return (
    <EventFrame head={head} tab="page" done={done && t(`feier.done.${done}`)} notice={answer?.notice ?? null}>
      <PageLink to={programmePath(head.id)} ahead="never" className="text-link mb-5 inline-block py-2 text-small">
        {t('feier.content.back')}
      </PageLink>
      <section aria-labelledby="bilder">
        <h2 id="bilder" className="type-h3">
          {t('feier.pictures')}
        </h2>
        <p className="mb-5 max-w-[60ch] text-small text-ink-soft">{t('feier.pictures.lead', { max: pageBounds.pictures })}</p>
        <GalleryForm key={shown} pictures={pictures} />
      </section>
      <section aria-labelledby="wuensche" className="mt-14">
        <h2 id="wuensche" className="type-h3 mb-5">
          {t('feier.wishes')}
        </h2>
        <WishesForm key={`w${shown}`} wishes={answer?.wishes ?? wishes} wrong={answer?.wrong ?? []} />
      </section>
      <section aria-labelledby="fragen" className="mt-14">
        <h2 id="fragen" className="type-h3">
          {t('feier.questions')}
        </h2>
        <p className="mb-5 max-w-[60ch] text-small text-ink-soft">{t('feier.questions.lead', { max: pageBounds.questions })}</p>
        <QuestionsForm key={`q${shown}`} questions={typedQuestions ?? questions} />
      </section>
    </EventFrame>
  );
}
