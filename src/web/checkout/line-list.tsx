/** Lines with their picture, options, quantity and price: summary, last step and confirmation show the same rows. */
import type { MoneyDto } from '#api/call.ts';
import { pathTo } from '#core/site/paths.ts';
import { checkoutTexts } from '#texts/de/checkout.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Thumbnail } from '#web/product/piece-picture.tsx';

type Line = {
  name: string;
  options: string;
  quantity: number;
  /** Null, like `total`, for a line that cannot be ordered any more. */
  unit: MoneyDto | null;
  total: MoneyDto | null;
  /** Without VAT, for business customers. */
  net: MoneyDto | null;
  /** Of what is bought; null for what has none. */
  picture: string | null;
  /** Of an ordered calendar: its design. */
  calendar?: string | null;
};

export function LineList({ lines, label }: { lines: readonly Line[]; label: string }) {
  const t = useTexts(checkoutTexts);
  return (
    <ul aria-label={label} className="figures">
      {lines.map((line, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal in everything, and the list is never reordered
          key={at}
          className="grid grid-cols-[80px_minmax(0,1fr)] items-center gap-x-4 border-b border-line py-4 sm:grid-cols-[80px_1fr_auto] sm:gap-x-5"
        >
          <Thumbnail picture={line.picture} />
          <div className="min-w-0">
            <p className="font-semibold">{line.name}</p>
            <p className="text-small text-ink-soft">{line.options}</p>
            {line.unit ? (
              <p className="text-small text-ink-soft">{t('checkout.piecesEach', { count: line.quantity, price: line.unit.text })}</p>
            ) : null}
            {line.calendar ? (
              <PageLink
                to={`${pathTo('configurator-calendar')}?yearAfter=${line.calendar}`}
                reloadDocument
                ahead="never"
                className="text-link inline-block py-1.5 text-small"
              >
                {t('checkout.line.nextYear')}
              </PageLink>
            ) : null}
          </div>
          <p className="whitespace-nowrap max-sm:col-start-2 max-sm:mt-1 sm:text-right">
            {line.total?.text}
            {line.net ? <span className="block text-small text-ink-soft">{t('checkout.line.net', { price: line.net.text })}</span> : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
