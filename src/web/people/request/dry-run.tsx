/** What taking several answers over would change, before anything does. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { addressRequestTexts } from '#texts/de/people/address-requests.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { decisionField, type PostedDecision } from './decision-field.ts';

export type DryRunData = Output<Calls['POST /web-api/guest-lists/:id/address-answers']>;
type Props = { path: string; result: DryRunData; decisions: readonly PostedDecision[] };

export function DryRun({ path, result: { changed, added }, decisions }: Props) {
  const t = useTexts(addressRequestTexts);
  return (
    <section aria-labelledby="probe" className="max-w-180">
      <h2 id="probe" className="type-h3 mb-4">
        {t('collect.dry.title')}
      </h2>
      {changed.length > 0 ? <h3 className="type-h4">{t('collect.dry.change', { count: changed.length })}</h3> : null}
      <ul className="mb-5 text-small">
        {changed.map(({ names, before, after }) => (
          <li key={`${names}${after}`} className="border-b border-line py-2 wrap-anywhere">
            <span className="font-semibold">{names}</span>: {before || t('collect.before.none')} → {after}
          </li>
        ))}
      </ul>
      {added.length > 0 ? <h3 className="type-h4">{t('collect.dry.add', { count: added.length })}</h3> : null}
      <ul className="mb-5 text-small">
        {added.map(({ names, after }) => (
          <li key={`${names}${after}`} className="border-b border-line py-2 wrap-anywhere">
            <span className="font-semibold">{names}</span>: {after}
          </li>
        ))}
      </ul>
      <form method="post" className="flex flex-wrap items-center gap-4">
        <input type="hidden" name="intent" value="decide" />
        <input type="hidden" name="bulk" value="take" />
        {decisions.map(({ id, version, to }) => (
          <span key={id}>
            <input type="hidden" name="chosen" value={id} />
            <input type="hidden" name={decisionField(id, 'version')} value={version} />
            <input type="hidden" name={decisionField(id, 'to')} value={to ?? ''} />
          </span>
        ))}
        <Button type="submit">{t('collect.dry.take')}</Button>
        <PageLink to={path} ahead="never" className="text-link min-h-11 py-2">
          {t('collect.dry.back')}
        </PageLink>
      </form>
    </section>
  );
}
