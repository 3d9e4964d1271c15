/** /feier/beispiel/: what a guest sees, with invented people. Its form is sent nowhere. No script. */
import { pathTo } from '#core/site/paths.ts';
import { formatDate } from '#core/values/date.ts';
import { eventPageTexts } from '#texts/de/people/event/event-page.ts';
import { eventPortalTexts } from '#texts/de/people/event/event-portal.ts';
import type { Handle } from '#web/app/root.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { AnswerFields } from '#web/people/event/answer-form.tsx';
import faceStyles from '#web/people/event/card-faces.css?url';
import { longDay } from '#web/people/event/event-paths.ts';
import { EventFacts, Programme } from '#web/people/event/event-view.tsx';
import { GuestFrame } from '#web/people/event/guest-frame.tsx';
import { Button } from '#web/ui/button.tsx';
import type { Route } from './+types/example';

export const handle: Handle = { frame: 'none', script: 'own' };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: faceStyles }];

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  // The poster shop sells no cards.
  if (page.site.channel !== 'federleicht') throw notFound();
  const example = await orFault(page.call('GET /web-api/event-example', {}));
  return { page: example.page, address: example.formality };
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, eventPortalTexts);
  return headTags({ title: t('portal.example'), channel: channelOf(matches) });
}

const answerId = 'antwort';

function Banner() {
  const t = useTexts(eventPortalTexts);
  return (
    <p className="flex flex-wrap justify-center gap-x-5 border-b border-line bg-ground px-6 py-2 text-center text-small">
      <span className="py-2">{t('example.banner')}</span>
      <PageLink to={pathTo('events')} ahead="never" className="text-link py-2">
        {t('example.back')}
      </PageLink>
    </p>
  );
}

export default function ExamplePage({ loaderData: { page } }: Route.ComponentProps) {
  const t = useTexts(eventPageTexts);
  const own = useTexts(eventPortalTexts);
  const locale = useTextLocale();
  const { facts, household, parts, theme, drawing } = page;
  const deadline = longDay(facts.deadline ?? facts.lastDay, locale);
  return (
    <GuestFrame theme={theme} drawing={drawing} above={<Banner />}>
      <EventFacts facts={facts} />
      <p className="mx-auto mt-5 max-w-[44ch] text-center wrap-anywhere text-ink-soft">
        {t('event.for', { names: household.names })}. {t('event.ask', { day: deadline })}
      </p>
      <a href={`#${answerId}`} className="button button-primary mt-4 w-full">
        {t('event.answer.button')}
      </a>
      <Programme parts={parts} facts={facts} calendar={null} />
      <section id={answerId} aria-labelledby="kommt" className="mt-11">
        <h2 id="kommt" className="type-h3">
          {t('event.answers')}
        </h2>
        <p className="mb-4 text-small text-ink-soft">{t('event.answers.until', { day: deadline })}</p>
        <p className="mb-4 border-l-4 border-edge bg-ground px-4 py-3">{own('example.closed')}</p>
        <fieldset disabled aria-label={t('event.answers')} className="min-w-0">
          <AnswerFields
            parts={parts}
            household={household}
            typed={null}
            errors={{}}
            consent={t('event.food.consent', { day: formatDate(facts.foodUntil, locale) })}
          />
          <Button type="submit" disabled className="w-full">
            {t('event.send')}
          </Button>
        </fieldset>
      </section>
    </GuestFrame>
  );
}
