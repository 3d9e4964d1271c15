/** A card for one guest or household: as it is printed, and what is to be said of it. */
import type { ReactNode } from 'react';
import type { MergeProof, RecordCard } from '#api/people/merge-calls.ts';
import { mergeTexts } from '#texts/de/people/merge.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { householdPath } from '#web/people/list-query.ts';
import { Icon } from '#web/ui/icon.tsx';
import { warningIcon } from '#web/ui/icons.ts';
import { linesPath } from './print-query.ts';
import { RecordPicture } from './record-picture.tsx';

type Props = {
  card: RecordCard;
  proof: Pick<MergeProof, 'list' | 'panel'>;
  design: string;
  sizes: string;
  isFirst?: boolean;
  /** Buttons beside the way to the list. */
  children?: ReactNode;
};

/** With its number and reasons below it, and the way to the guest in the list. */
export function CardFigure({ card, proof, design, sizes, isFirst = false, children }: Props) {
  const t = useTexts(mergeTexts);
  const { number, key, label, household, state, reasons, picture, canBreak } = card;
  return (
    <figure className="min-w-0">
      <RecordPicture picture={picture} panel={proof.panel} alt={t('merge.card.picture', { name: label })} sizes={sizes} isFirst={isFirst} />
      <figcaption className="figures mt-2 flex flex-wrap items-baseline justify-between gap-x-4 text-small">
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
          <PageLink
            to={householdPath(proof.list.id, household)}
            ahead="never"
            className="text-link py-2"
            aria-label={t('merge.card.open.named', { name: label })}
          >
            {t('merge.card.open')}
          </PageLink>
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
          {children}
        </span>
      </figcaption>
    </figure>
  );
}
