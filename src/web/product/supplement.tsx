/** What a list needs beside the pieces that are ordered for its design. A plain form: it needs no script. */
import type { SupplementDto } from '#api/people/supplement.ts';
import { supplementTexts } from '#texts/de/people/supplement.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';

type Shown = {
  supplement: SupplementDto;
  design: string;
  /** Whether the list is approved as it is now. */
  isApproved: boolean;
  /** Page of the list; absent on that page. */
  path?: string;
};

/** The form posts the intent 'supplement' with the design to its own page. */
export function Supplement({ supplement, design, isApproved, path }: Shown) {
  const t = useTexts(supplementTexts);
  const { isSameDesign, added, changed, obsolete, moreObsolete } = supplement;
  const count = added + changed;
  const counts = { added, changed };
  const key = added > 0 && changed > 0 ? 'both' : added > 0 ? 'added' : 'changed';
  const names = obsolete.join('; ');
  return (
    <div className="figures grid gap-3">
      {isSameDesign ? (
        <p>{count === 0 ? t('supplement.none') : t(`supplement.${key}`, counts)}</p>
      ) : (
        <p className="max-w-[60ch]">{t('supplement.design')}</p>
      )}
      {count === 0 ? null : <p className="max-w-[60ch]">{t(isApproved ? 'supplement.how' : 'supplement.unapproved')}</p>}
      {obsolete.length === 0 ? null : (
        <p className="max-w-[60ch] text-ink-soft wrap-anywhere">
          {t('supplement.obsolete', { names: moreObsolete > 0 ? t('supplement.obsolete.more', { names, count: moreObsolete }) : names })}
        </p>
      )}
      {count > 0 && isApproved ? (
        <form method="post">
          <input type="hidden" name="intent" value="supplement" />
          <input type="hidden" name="design" value={design} />
          <Button type="submit" kind="secondary" className="max-sm:w-full">
            {t('supplement.button', { count })}
          </Button>
        </form>
      ) : null}
      {path ? (
        <p>
          <PageLink to={path} ahead="never" className="text-link inline-block py-2">
            {t('supplement.proof')}
          </PageLink>
        </p>
      ) : null}
    </div>
  );
}
