/** One design that is printed for the answers to an event: how many pieces are needed and ordered, and what is to be printed again. */
import type { PrintedForEvent } from '#api/people/event-print-calls.ts';
import { eventPrintTexts } from '#texts/de/people/event/event-print.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { printPath } from '#web/people/print/print-query.ts';
import { PiecePicture } from '#web/product/piece-picture.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { needOf } from './print-words.ts';

function Figures({ printed: { needed, ordered, supplement } }: { printed: PrintedForEvent }) {
  const t = useTexts(eventPrintTexts);
  const obsolete = supplement ? supplement.obsolete.length + supplement.moreObsolete : 0;
  const figures = [
    ['needed', needed],
    ...(ordered === null || !supplement
      ? []
      : ([
          ['ordered', ordered],
          ['added', supplement.added],
          ['changed', supplement.changed],
          ['obsolete', obsolete],
        ] as const)),
  ] as const;
  return (
    <dl className="figures flex flex-wrap gap-x-6 gap-y-2">
      {figures.map(([name, count]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-small text-ink-soft">{t(`feier.print.${name}`)}</dt>
          <dd className={`text-lead ${count > 0 && (name === 'added' || name === 'changed') ? 'font-semibold' : ''}`}>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

function useNames(): (names: readonly string[], more: number) => string {
  const t = useTexts(eventPrintTexts);
  return (names, count) => (count > 0 ? t('feier.print.names.more', { names: names.join('; '), count }) : names.join('; '));
}

/** The next step: a first order, pieces that are missing, or none. */
function Next({ printed }: { printed: PrintedForEvent }) {
  const t = useTexts(eventPrintTexts);
  const { design } = printed;
  const name = design.title;
  const need = needOf(printed);
  if (need && need.count > 0)
    return (
      <form method="post" className="max-sm:w-full">
        <input type="hidden" name="intent" value="supplement" />
        <input type="hidden" name="design" value={design.id} />
        <Button type="submit" className="max-sm:w-full" aria-label={t('feier.print.reprint.of', { count: need.count, name })}>
          {t('feier.print.reprint', { count: need.count })}
        </Button>
      </form>
    );
  const isFirst = printed.supplement === null && printed.needed > 0;
  return (
    <ButtonLink
      to={printPath(design.id)}
      ahead="never"
      kind={isFirst ? 'primary' : 'secondary'}
      className="max-sm:w-full"
      aria-label={t(isFirst ? 'feier.print.look.of' : 'feier.print.proof.of', { name })}
    >
      {t(isFirst ? 'feier.print.look' : 'feier.print.proof')}
    </ButtonLink>
  );
}

export function PrintedPiece({ printed }: { printed: PrintedForEvent }) {
  const t = useTexts(eventPrintTexts);
  const named = useNames();
  const { design, piece, part, supplement, unnamed, moreUnnamed, hasFields } = printed;
  const need = needOf(printed);
  const of = t(`feier.print.of.${piece}`);
  return (
    <div className="grid grid-cols-[88px_minmax(0,1fr)] gap-x-5 gap-y-4 sm:grid-cols-[112px_minmax(0,1fr)_auto] sm:gap-x-7">
      <div className="bg-ground p-2">
        <PiecePicture picture={design.picture} alt="" sizes="112px" className="w-full" />
      </div>
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          <PageLink to={printPath(design.id)} ahead="never" className="text-link">
            {design.title}
          </PageLink>
        </p>
        <p className="mb-3 text-small text-ink-soft wrap-anywhere">{part === null ? of : t('feier.print.of.part', { of, part })}</p>
        <Figures printed={printed} />
        <div className="figures mt-3 grid max-w-[60ch] gap-1 text-small wrap-anywhere">
          {supplement === null ? <p>{t('feier.print.unordered')}</p> : null}
          {supplement?.isSameDesign === false ? <p>{t('feier.print.other-design')}</p> : null}
          {need?.count === 0 ? <p className="text-moss">{t('feier.print.none-missing')}</p> : null}
          {need && need.count > 0 ? (
            <p>{t(`feier.print.since.${need.key}`, { added: supplement?.added ?? 0, changed: supplement?.changed ?? 0 })}</p>
          ) : null}
          {hasFields ? null : <p className="text-amber">{t('feier.print.no-fields')}</p>}
          {unnamed.length > 0 ? <p>{t('feier.print.unnamed', { names: named(unnamed, moreUnnamed) })}</p> : null}
          {supplement && supplement.obsolete.length > 0 ? (
            <p className="text-ink-soft">
              {t('feier.print.obsolete.names', { names: named(supplement.obsolete, supplement.moreObsolete) })}
            </p>
          ) : null}
        </div>
      </div>
      <div className="max-sm:col-span-2">
        <Next printed={printed} />
      </div>
    </div>
  );
}
