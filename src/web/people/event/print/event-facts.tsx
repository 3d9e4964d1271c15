/** Designs that show the facts of an event: which of their texts are older, and the way to change them all. Plain forms: they need no script. */
import type { LinkedToEvent } from '#api/people/event-fact-calls.ts';
import { eventFactTexts } from '#texts/de/people/event/event-facts.ts';
import { useTexts } from '#web/page/texts.ts';
import { PiecePicture } from '#web/product/piece-picture.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';

type Design = LinkedToEvent['design'];

function Linked({ linked: { design, isOrdered, changes } }: { linked: LinkedToEvent }) {
  const t = useTexts(eventFactTexts);
  return (
    <li className="grid grid-cols-[64px_minmax(0,1fr)] gap-x-5 border-b border-line py-4">
      <div className="h-fit bg-ground p-1.5">
        <PiecePicture picture={design.picture} alt="" sizes="64px" className="w-full" />
      </div>
      <div className="min-w-0">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <p className="font-semibold wrap-anywhere">{design.title}</p>
          <form method="post">
            <input type="hidden" name="intent" value="unlink" />
            <button
              type="submit"
              name="design"
              value={design.id}
              className="text-link py-2 text-small"
              aria-label={t('feier.follow.end.of', { name: design.title })}
            >
              {t('feier.follow.end')}
            </button>
          </form>
        </div>
        {changes.length === 0 ? (
          <p className="text-small text-ink-soft">{t(isOrdered ? 'feier.follow.ordered' : 'feier.follow.current')}</p>
        ) : (
          <dl className="mt-1 grid gap-x-6 gap-y-3 text-small sm:grid-cols-2">
            {changes.map(({ page, element, label, before, after }) => (
              <div key={`${page} ${element}`} className="min-w-0">
                <dt className="text-ink-soft">{label}</dt>
                <dd className="whitespace-pre-line wrap-anywhere">
                  <del className="text-ink-soft">{before}</del>
                </dd>
                <dd className="whitespace-pre-line wrap-anywhere">
                  <ins className="font-semibold no-underline">{after}</ins>
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}

export function EventFacts({ linked, others }: { linked: readonly LinkedToEvent[]; others: readonly Design[] }) {
  const t = useTexts(eventFactTexts);
  const behind = linked.filter(({ changes }) => changes.length > 0);
  if (linked.length === 0 && others.length === 0) return null;
  return (
    <section aria-labelledby="angaben-karten" className="border-t border-line pt-5 pb-8">
      <h3 id="angaben-karten" className="type-h4">
        {t('feier.follow')}
      </h3>
      <p className="mb-4 max-w-[60ch] text-small text-ink-soft">{t('feier.follow.lead')}</p>
      {behind.length > 0 ? (
        <form method="post" className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3 bg-ground px-4 py-3">
          <input type="hidden" name="intent" value="facts" />
          {behind.map(({ design, revision }) => (
            <input key={design.id} type="hidden" name="piece" value={`${design.id} ${revision}`} />
          ))}
          <p className="figures">{t('feier.follow.behind', { count: behind.length })}</p>
          <Button type="submit" className="max-sm:w-full">
            {t('feier.follow.change', { count: behind.length })}
          </Button>
        </form>
      ) : null}
      {linked.length > 0 ? (
        <ul className="mb-4 border-t border-line">
          {linked.map((one) => (
            <Linked key={one.design.id} linked={one} />
          ))}
        </ul>
      ) : null}
      {others.length > 0 ? (
        <form method="post" className="flex flex-wrap items-end gap-4">
          <input type="hidden" name="intent" value="link" />
          <SelectField name="design" label={t('feier.follow.design')} className="sm:w-80">
            {others.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
          <Button type="submit" kind="secondary" className="max-sm:w-full">
            {t('feier.follow.link')}
          </Button>
        </form>
      ) : null}
    </section>
  );
}
