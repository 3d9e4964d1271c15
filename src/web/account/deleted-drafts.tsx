/** Deleted drafts that can still be restored. */
import type { DeletedDraft } from '#api/customer-area.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { useTextLocale, useTexts } from '#web/page/texts.ts';
import { DraftButtons } from './draft-buttons.tsx';

export function DeletedDrafts({ drafts }: { drafts: readonly DeletedDraft[] }) {
  const t = useTexts(accountTexts);
  const locale = useTextLocale();
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="papierkorb" className="mt-16">
      <h2 id="papierkorb" className="type-h2 mb-2">
        {t('account.deleted')}
      </h2>
      <p className="mb-5 max-w-[60ch] text-small text-ink-soft">{t('account.deleted.lead')}</p>
      <ul className="border-t border-line">
        {drafts.map(({ id, ownName, name, format, words, until }) => {
          const title = name ?? t('account.draft.gone');
          return (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-7 border-b border-line py-2">
              <p className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{ownName ?? (words === '' ? title : t('account.draft.words', { words }))}</span>
                <span className="figures block text-small text-ink-soft">
                  {words === '' && ownName === null ? format : `${title}, ${format}`}.{' '}
                  {t('account.deleted.until', { day: formatDate(berlinTime(Date.parse(until)).day, locale) })}
                </span>
              </p>
              <DraftButtons id={id} actions={['restore']} name={ownName ?? (words === '' ? title : `${title}, ${words}`)} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
