/** The end of an unrolled list: "48 von 63 Designs", a bar, and the link that shows more while there is more. */
import { listTexts } from '#texts/de/list.ts';
import { useTexts } from '#web/page/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';

type Props = {
  count: number;
  total: number;
  /** Address of the same list, unrolled further. */
  more: string;
};

export function LoadMore({ count, total, more }: Props) {
  const t = useTexts(listTexts);
  return (
    <>
      <div className="mx-auto mt-16 w-70 max-w-full text-center">
        <p className="figures mb-3 text-small">{t('list.progress', { count, total })}</p>
        <div aria-hidden="true" className="flex h-1 items-center bg-transparent">
          <span className="h-1 bg-ink" style={{ width: `${(100 * count) / total}%` }} />
          <span className="h-0.5 grow bg-line" />
        </div>
      </div>
      {count < total ? (
        <div className="mt-5 text-center">
          <ButtonLink to={more} kind="secondary" replace preventScrollReset rel="next">
            {t('list.more')}
          </ButtonLink>
        </div>
      ) : null}
    </>
  );
}
