/** What an order waits for from its customer: each place that cannot be printed, marked on its page, with what can be done. Forms alone: no script is needed. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { pathTo } from '#core/site/paths.ts';
import { orderRepairTexts } from '#texts/de/customer/order-repair.ts';
import { FormNotice } from '#web/customer/form-notice.tsx';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';

export type Repair = Output<Calls['GET /web-api/orders/:token/repair']>;
type Line = Repair['lines'][number];
type Problem = Line['problems'][number];

/** `notice`: why the last form changed nothing. */
type Props = { repair: Repair; orderNumber: string; notice: string | null };

export function OrderRepair({ repair: { lines, isRepaired }, orderNumber, notice }: Props) {
  const t = useTexts(orderRepairTexts);
  if (lines.length === 0)
    return (
      <>
        <FormNotice text={notice} />
        {isRepaired ? (
          <div role="status" className="mt-6 border-l-3 border-moss bg-ground px-5 py-4">
            <p className="font-semibold">{t('order.repair.done')}</p>
            <p>{t('order.repair.done.lead')}</p>
          </div>
        ) : null}
      </>
    );
  return (
    <section id="reparatur" aria-labelledby="reparatur-titel" className="mt-7 bg-ground px-5 py-6 sm:px-7.5 sm:py-7">
      <h2 id="reparatur-titel" className="type-h3 mb-2">
        {t('order.repair.title')}
      </h2>
      <p className="mb-5">{t('order.repair.lead')}</p>
      <FormNotice text={notice} />
      {lines.map((line) => (
        <BadLine key={line.position} line={line} orderNumber={orderNumber} />
      ))}
    </section>
  );
}

function BadLine({ line, orderNumber }: { line: Line; orderNumber: string }) {
  return (
    <div className="border-t border-line pt-4 not-last:pb-5">
      <h3 className="font-semibold">{line.name}</h3>
      <p className="text-small text-ink-soft">{line.options}</p>
      <ul>
        {line.problems.map((problem) => (
          <li key={problem.key} className="grid gap-x-6 gap-y-4 pt-5 sm:grid-cols-[180px_minmax(0,1fr)]">
            <Place problem={problem} />
            <div>
              <p className="mb-4 wrap-anywhere">{problem.text}</p>
              <Ways line={line} problem={problem} orderNumber={orderNumber} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The page as it would be printed. The frame stands around the place, with a white line between: it is seen on red, too. */
function Place({ problem: { picture, page, mark } }: { problem: Problem }) {
  const t = useTexts(orderRepairTexts);
  if (picture === null) return <p className="text-small text-ink-soft">{page}</p>;
  const percent = (share: number) => `${share * 100}%`;
  return (
    <figure className="w-fit self-start">
      <div className="relative w-fit">
        <img
          src={`${picture}-960.webp`}
          alt={t(mark ? 'order.repair.picture' : 'order.repair.picture.whole', { page })}
          className="block max-h-65 min-h-20 min-w-20 max-w-full bg-white shadow-[0_1px_6px_rgb(28_37_65/0.22)] sm:max-w-45"
        />
        {mark ? (
          <span
            aria-hidden="true"
            className="absolute shadow-[0_0_0_3px_white] outline-2 outline-offset-3 outline-seal"
            style={{ left: percent(mark.left), top: percent(mark.top), width: percent(mark.width), height: percent(mark.height) }}
          />
        ) : null}
      </div>
      <figcaption aria-hidden="true" className="mt-2 text-small text-ink-soft">
        {page}
      </figcaption>
    </figure>
  );
}

type WayProps = { line: Line; problem: Problem };

function Ways({ line, problem, orderNumber }: WayProps & { orderNumber: string }) {
  const t = useTexts(orderRepairTexts);
  const { repair, takesPhoto, isAcceptable, text } = problem;
  if (repair === null && !takesPhoto && !isAcceptable)
    return (
      <p>
        {t('order.repair.none')}{' '}
        <PageLink to={pathTo('contact')} ahead="never" data-ask={orderNumber} className="text-link inline-block py-2">
          {t('order.repair.none.link')}
        </PageLink>
      </p>
    );
  return (
    <div className="grid gap-5">
      {repair === null && !isAcceptable ? null : (
        <form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="intent" value="repair" />
          <input type="hidden" name="position" value={line.position} />
          <input type="hidden" name="revision" value={line.revision} />
          <input type="hidden" name="key" value={problem.key} />
          {repair === null ? null : (
            <Button type="submit" name="how" value="repair" aria-label={t('order.repair.of', { action: repair, text })}>
              {repair}
            </Button>
          )}
          {isAcceptable ? (
            <Button
              kind="secondary"
              type="submit"
              name="how"
              value="accept"
              aria-label={t('order.repair.of', { action: t('order.repair.accept'), text })}
            >
              {t('order.repair.accept')}
            </Button>
          ) : null}
        </form>
      )}
      {takesPhoto ? <PhotoForm line={line} problem={problem} /> : null}
    </div>
  );
}

/** The address names the place: fields of a form with a file are read after the file. */
function PhotoForm({ line, problem }: WayProps) {
  const t = useTexts(orderRepairTexts);
  const place = new URLSearchParams({ position: `${line.position}`, revision: `${line.revision}`, key: problem.key });
  const noteId = `foto-${line.position}-${line.problems.indexOf(problem)}`;
  return (
    <form method="post" encType="multipart/form-data" action={`?${place}`} className="grid gap-3">
      <label className="grid gap-2">
        <span className="font-semibold">{t('order.repair.photo')}</span>
        <input
          type="file"
          name="file"
          accept="image/*"
          required
          aria-describedby={noteId}
          className="w-full min-w-0 file:mr-4 file:cursor-pointer file:rounded-xs file:border file:border-ink file:bg-transparent file:px-5 file:py-2.5 file:font-semibold file:text-ink"
        />
      </label>
      <p id={noteId} className="text-small text-ink-soft">
        {t('order.repair.photo.note')}
      </p>
      <Button kind={problem.repair === null ? 'primary' : 'secondary'} type="submit" className="w-full sm:w-fit">
        {t('order.repair.photo.send')}
      </Button>
    </form>
  );
}
