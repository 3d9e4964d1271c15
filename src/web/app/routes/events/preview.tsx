/** The page of an event as its host sees it without a household's link: the same parts, and no form that is sent. No script. */
import type { GuestPage } from '#api/people/event-page-calls.ts';
import { formatDate } from '#core/values/date.ts';
import { eventContentTexts } from '#texts/de/people/event/event-content.ts';
import { eventPageTexts } from '#texts/de/people/event/event-page.ts';
import type { Handle } from '#web/app/root.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { AnswerFields } from '#web/people/event/answer-form.tsx';
import faceStyles from '#web/people/event/card-faces.css?url';
import { eventPath } from '#web/people/event/event-paths.ts';
import { GuestBody } from '#web/people/event/guest-body.tsx';
import { GuestFrame } from '#web/people/event/guest-frame.tsx';
import type { Route } from './+types/preview';

export const handle: Handle = { frame: 'none', script: 'own' };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: faceStyles }];

export async function loader({ context, params: { event: id } }: Route.LoaderArgs) {
  if (!isToken(id)) throw notFound();
  const { formality, page } = await orFault(context.get(pageRequest).call('GET /web-api/events/:id/preview', { id }));
  return { id, page, address: formality };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const t = metaTexts(matches, eventContentTexts);
  return headTags({ title: loaderData?.page.facts.title ?? t('feier.preview'), channel: channelOf(matches) });
}

/** The page asks nobody; fields are shown as they are for one guest. */
function asGuest({ household, parts }: GuestPage, name: string): GuestPage['household'] {
  const guest = 'gast';
  return {
    ...household,
    guests: [{ id: guest, name, kind: 'adult', food: '' }],
    replies: parts.map(({ id }) => ({ part: id, guest, answer: 'open', menu: null, version: 0 })),
  };
}

export default function EventPreview({ loaderData: { id, page } }: Route.ComponentProps) {
  const t = useTexts(eventContentTexts);
  const guest = useTexts(eventPageTexts);
  const locale = useTextLocale();
  const { facts, parts } = page;
  const note = (
    <p className="flex flex-wrap justify-between gap-x-6 border-b border-line bg-ground px-6 py-2 text-small">
      <span className="py-2">{t('feier.preview.note')}</span>
      <PageLink to={eventPath(id)} ahead="never" className="text-link inline-block py-2">
        {t('feier.preview.back')}
      </PageLink>
    </p>
  );
  const answers =
    parts.length === 0 ? null : (
      <section aria-labelledby="kommt" className="mt-11">
        <h2 id="kommt" className="type-h3 mb-4">
          {guest('event.answers.one')}
        </h2>
        <fieldset disabled>
          <AnswerFields
            parts={parts}
            household={asGuest(page, t('feier.preview.guest'))}
            typed={null}
            errors={{}}
            consent={guest('event.food.consent', { day: formatDate(facts.foodUntil, locale) })}
          />
        </fieldset>
      </section>
    );
  return (
    <GuestFrame theme={page.theme} drawing={page.drawing} above={note}>
      <GuestBody page={page} calendar={null} answers={answers} />
    </GuestFrame>
  );
}
