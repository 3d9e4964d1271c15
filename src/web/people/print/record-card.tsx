/** A card for one guest or household: as it is printed, and what is to be said of it. */
import type { MergeProof, RecordCard } from '#api/people/merge-calls.ts';
import { mergeTexts } from '#texts/de/people/merge.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { householdPath } from '#web/people/list-query.ts';
import { RecordPicture } from '#web/people/record-picture.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { warningIcon } from '#web/ui/icons.ts';
import { linesPath } from './print-query.ts';

type Props = {
  card: RecordCard;
  proof: Pick<MergeProof, 'list' | 'panel' | 'version'>;
  design: string;
  sizes: string;
  isFirst?: boolean;
  /** Beside its picture on a phone, where cards are many. */
  isRow?: boolean;
  /** It can be left out here. */
  mayLeave?: boolean;
};

function LeaveForm({ card: { key, label }, proof: { version, list } }: Pick<Props, 'card' | 'proof'>) {
  const t = useTexts(mergeTexts);
  return (
    <form method="post">
      <input type="hidden" name="intent" value="leave" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="list" value={list.id} />
      <input type="hidden" name="key" value={key} />
      <button type="submit" className="text-link py-2" aria-label={t('merge.card.leave.named', { name: label })}>
        {t('merge.card.leave')}
      </button>
    </form>
  );
}

/** With its number and reasons below it, and the way to the guest in the list. */
export function CardFigure({ card, proof, design, sizes, isFirst = false, isRow = false, mayLeave = false }: Props) {
  const t = useTexts(mergeTexts);
  const { number, key, label, household, state, reasons, picture, canBreak } = card;
  return (
    <figure className={`min-w-0 ${isRow ? 'max-sm:grid max-sm:grid-cols-[2fr_3fr] max-sm:items-start max-sm:gap-x-4' : ''}`}>
      <RecordPicture picture={picture} panel={proof.panel} alt={t('merge.card.picture', { name: label })} sizes={sizes} isFirst={isFirst} />
      <figcaption className={`figures flex flex-wrap items-baseline justify-between gap-x-4 text-small ${isRow ? 'sm:mt-2' : 'mt-2'}`}>
        <span className="min-w-0 wrap-anywhere">
          <b className="mr-2.5 font-semibold">{t('merge.card', { number })}</b>
          {state === 'blocked' ? (
            <span className="text-seal">
              <Icon svg={warningIcon} small className="mr-1 inline-block align-text-bottom" />
              {reasons.join(' ')}
            </span>
          ) : (
            <span className={state === 'hint' ? 'text-amber' : 'text-ink-soft'}>{reasons.join(', ') || t('merge.card.as-designed')}</span>
          )}
        </span>
        <span className="flex flex-wrap gap-x-4">
          {household === null ? null : (
            <PageLink
              to={householdPath(proof.list.id, household)}
              ahead="never"
              className="text-link py-2"
              aria-label={t('merge.card.open.named', { name: label })}
            >
              {t('merge.card.open')}
            </PageLink>
          )}
          {canBreak ? (
            <PageLink
              to={linesPath(design, key)}
              ahead="never"
              className="text-link py-2"
              aria-label={t('merge.card.lines.named', { name: label })}
            >
              {t('merge.card.lines')}
            </PageLink>
          ) : null}
          {mayLeave ? <LeaveForm card={card} proof={proof} /> : null}
        </span>
      </figcaption>
    </figure>
  );
}
