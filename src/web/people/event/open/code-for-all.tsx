/** The code for all of an event: the parts that its page shows, and once there is one, its link and the code to type. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { eventInboxTexts } from '#texts/de/people/event/event-inbox.ts';
import { useTexts } from '#web/page/texts.ts';
import { codeFiles, codePage, eventSettingsPath } from '#web/people/event/event-paths.ts';
import { LinkBox } from '#web/people/request/link-box.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/field.tsx';

export type EventAccessData = Output<Calls['GET /web-api/events/:id/access']>;

export function CodeForAll({ access }: { access: EventAccessData }) {
  const t = useTexts(eventInboxTexts);
  const { head, parts, openParts, link } = access;
  return (
    <section aria-labelledby="code-fuer-alle">
      <h2 id="code-fuer-alle" className="type-h3">
        {t('forall.title')}
      </h2>
      <p className="mb-4 max-w-[60ch] text-small">{t('forall.lead')}</p>
      {parts.length === 0 ? (
        <p className="max-w-[60ch]">{t('forall.parts.none')}</p>
      ) : (
        <form method="post" action={eventSettingsPath(head.id)} className="mb-5">
          <fieldset>
            <legend className="mb-1 text-small font-semibold">{t('forall.parts')}</legend>
            {parts.map(({ id, name }) => (
              <CheckField key={id} name="part" value={id} label={name} defaultChecked={openParts.includes(id)} />
            ))}
          </fieldset>
          <p className="mt-1 mb-3 text-caption text-ink-soft">{t('forall.off')}</p>
          <Button type="submit" name="intent" value="open-parts" kind="secondary" small>
            {t('forall.save')}
          </Button>
        </form>
      )}
      {link ? (
        <>
          <LinkBox
            title={t('forall.link')}
            lead={t('forall.link.lead')}
            url={link.url}
            code={link.code}
            files={codeFiles((format) => `/web-api/events/${head.id}/code/${format}`)}
          />
          <p className="figures mt-3 text-small wrap-anywhere">{t('forall.typed', { code: link.typed, page: codePage(link.url) })}</p>
        </>
      ) : null}
    </section>
  );
}
