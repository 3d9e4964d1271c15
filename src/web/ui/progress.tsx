/** How far a list is unrolled: "48 von 63 Designs" and a bar. */
import { t } from '#web/texts/t.ts';

export function Progress({ count, total }: { count: number; total: number }) {
  return (
    <div className="mx-auto mt-16 w-70 max-w-full text-center">
      <p className="figures mb-3 text-small">{t('list.progress', { count, total })}</p>
      <div aria-hidden="true" className="flex h-1 items-center bg-transparent">
        <span className="h-1 bg-ink" style={{ width: `${(100 * count) / total}%` }} />
        <span className="h-0.5 grow bg-line" />
      </div>
    </div>
  );
}
