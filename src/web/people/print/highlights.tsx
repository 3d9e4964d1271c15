/** The cards that are worth looking at: the hardest names large, then those that stand for the others. */
import type { MergeProof } from '#api/people/merge-calls.ts';
import { languageNameTexts } from '#texts/de/people/language-names.ts';
import { mergeTexts } from '#texts/de/people/merge.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { RecordPicture } from '#web/people/record-picture.tsx';
import { allCardsId, printPath } from './print-query.ts';
import { CardFigure } from './record-card.tsx';

type Highlight = MergeProof['highlights'][number];
type Props = { proof: MergeProof; design: string /** Of the page that opens the design. */; path: string | null };

const largeSizes = '(min-width: 1280px) 405px, (min-width: 768px) 44vw, 92vw';
const middleSizes = '(min-width: 1280px) 263px, (min-width: 768px) 30vw, 44vw';
/** So many of the worst are shown large. */
const large = 2;

function Worst({ proof, design }: Omit<Props, 'path'>) {
  const worst = proof.highlights.filter(({ why }) => why === 'worst');
  const [first, others] = [worst.slice(0, large), worst.slice(large)];
  return (
    <>
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2">
        {first.map((card) => (
          <CardFigure key={card.key} card={card} proof={proof} design={design} sizes={largeSizes} isFirst />
        ))}
      </div>
      {others.length > 0 ? (
        <div className="mt-5 grid gap-x-6 gap-y-5 sm:grid-cols-2 md:grid-cols-3">
          {others.map((card) => (
            <CardFigure key={card.key} card={card} proof={proof} design={design} sizes={middleSizes} isFirst />
          ))}
        </div>
      ) : null}
    </>
  );
}

function Small({ card, proof }: { card: Highlight; proof: MergeProof }) {
  const t = useTexts(mergeTexts);
  const nameOf = useTexts(languageNameTexts);
  const { why, language } = card;
  const caption = language
    ? nameOf(`merge.language.${language}`)
    : why === 'worst' || why === 'blocked' || why === 'language'
      ? ''
      : t(`merge.why.${why}`);
  return <SmallFigure picture={card.picture} panel={proof.panel} alt={t('merge.card.picture', { name: card.label })} caption={caption} />;
}

function SmallFigure({ caption, ...picture }: { picture: string; panel: MergeProof['panel']; alt: string; caption: string }) {
  return (
    <figure className="w-30 max-sm:w-[calc(50%-8px)]">
      <RecordPicture {...picture} sizes="(min-width: 640px) 120px, 44vw" />
      <figcaption className="mt-1 text-caption text-ink-soft">{caption}</figcaption>
    </figure>
  );
}

function After({ proof, design }: Omit<Props, 'path'>) {
  const t = useTexts(mergeTexts);
  const shown = proof.highlights.filter(({ why }) => why !== 'worst' && why !== 'blocked');
  return (
    <section aria-label={t('merge.after')} className="mt-6 flex flex-wrap items-center gap-4 border-t border-line pt-4">
      <h2 className="text-small text-ink-soft max-sm:w-full">{t('merge.after')}</h2>
      {shown.map((card) => (
        <Small key={card.key} card={card} proof={proof} />
      ))}
      {proof.blankPicture ? (
        <SmallFigure picture={proof.blankPicture} panel={proof.panel} alt={t('merge.card.blank')} caption={t('merge.why.blank')} />
      ) : null}
      <PageLink to={`${printPath(design)}#${allCardsId}`} ahead="never" className="text-link py-2 text-small">
        {t('merge.all.link', { count: proof.count })}
      </PageLink>
    </section>
  );
}

function Blocked({ proof, design, path }: Props) {
  const t = useTexts(mergeTexts);
  const shown = proof.highlights.filter(({ why }) => why === 'blocked');
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="gesperrt" className="mt-9">
      <h2 id="gesperrt" className="type-h3">
        {t('merge.blocked')}
      </h2>
      <p className="mt-1 mb-4 max-w-[60ch] text-small text-ink-soft">
        {t('merge.blocked.lead')}{' '}
        {path ? (
          <PageLink to={path} reloadDocument ahead="never" className="text-link">
            {t('merge.shared.open')}
          </PageLink>
        ) : null}
      </p>
      <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2 md:grid-cols-3">
        {shown.map((card) => (
          <CardFigure key={card.key} card={card} proof={proof} design={design} sizes={middleSizes} mayLeave />
        ))}
      </div>
      {proof.blocked > shown.length ? (
        <PageLink
          to={`${printPath(design, { search: '', filter: 'blocked', page: 1 })}#${allCardsId}`}
          ahead="never"
          className="text-link mt-4 inline-block py-2 text-small"
        >
          {t('merge.blocked.all', { count: proof.blocked })}
        </PageLink>
      ) : null}
    </section>
  );
}

export function Highlights(props: Props) {
  return (
    <>
      <Worst {...props} />
      <Blocked {...props} />
      <After {...props} />
    </>
  );
}
