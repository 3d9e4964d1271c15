/** How the cards of a list are printed, and the approval. Plain forms: none needs a script. */
import { type ReactNode, useId } from 'react';
import type { MergeProof } from '#api/people/merge-calls.ts';
import { maxBlanks } from '#core/merge/merge-settings.ts';
import { maxProofRecords } from '#core/merge/proof.ts';
import { pathTo } from '#core/site/paths.ts';
import { pictureRoot } from '#core/site/picture-root.ts';
import { languageNameTexts } from '#texts/de/people/language-names.ts';
import { mergeTexts } from '#texts/de/people/merge.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { checkIcon } from '#web/ui/icons.ts';
import { PartiesLink, type ShownParties } from './parties-link.tsx';
import { shorteningBoxes } from './print-query.ts';

type Props = { proof: MergeProof };

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-line py-4">
      <legend className="type-h4 float-left mb-1 w-full">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  );
}

function Sizes({ proof: { sizes, commonSize, smaller, count } }: Props) {
  const t = useTexts(mergeTexts);
  const isCommon = sizes === 'common';
  return (
    <Part title={t('merge.sizes')}>
      <CheckField
        type="radio"
        name="sizes"
        value="common"
        defaultChecked={isCommon}
        label={t('merge.sizes.common', { size: commonSize ?? 'none' })}
      />
      {isCommon ? (
        <p className="figures -mt-2 mb-1 pl-[34px] text-small text-ink-soft">
          {t('merge.sizes.common.hint', { smaller, count, fitting: count - smaller })}
        </p>
      ) : null}
      <CheckField type="radio" name="sizes" value="each" defaultChecked={!isCommon} label={t('merge.sizes.each')} />
      {isCommon ? (
        <>
          <CheckField name="measure" value="yes" label={t('merge.sizes.measure')} />
          <p className="text-caption text-ink-soft">{t('merge.sizes.measure.hint')}</p>
        </>
      ) : null}
    </Part>
  );
}

function Settings({ proof }: Props) {
  const t = useTexts(mergeTexts);
  const id = useId();
  const { version, list, allowed, blanks, proposedBlanks, kind } = proof;
  return (
    <form method="post">
      <input type="hidden" name="intent" value="settings" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="list" value={list.id} />
      <Sizes proof={proof} />
      {kind === 'guest' ? (
        <Part title={t('merge.shorten')}>
          {shorteningBoxes.map((box) => (
            <CheckField
              key={box}
              name="shorten"
              value={box}
              defaultChecked={allowed.shorten.includes(box)}
              label={t(`merge.shorten.${box}`)}
            />
          ))}
          <p className="text-small text-ink-soft">{t('merge.shorten.hint')}</p>
        </Part>
      ) : null}
      <Part title={t('merge.blanks')}>
        <div className="mt-2 grid grid-cols-[110px_1fr] items-center gap-x-4">
          <input
            type="number"
            name="blanks"
            inputMode="numeric"
            min={0}
            max={maxBlanks}
            defaultValue={blanks}
            aria-label={t('merge.blanks')}
            aria-describedby={id}
            className="input figures text-center"
          />
          <p id={id} className="text-small text-ink-soft">
            {t('merge.blanks.hint', { count: proposedBlanks })}
          </p>
        </div>
      </Part>
      <Button type="submit" kind="secondary" className="w-full">
        {t('merge.save')}
      </Button>
    </form>
  );
}

/** The languages of the records, and whether the texts are there in each. */
function Languages({ proof: { languages }, design }: Props & { design: string }) {
  const t = useTexts(mergeTexts);
  const nameOf = useTexts(languageNameTexts);
  if (languages.length === 0) return null;
  return (
    <div className="mt-6 border-t border-line pt-4">
      <h3 className="type-h4 mb-1">{t('merge.languages')}</h3>
      <ul className="text-small">
        {languages.map(({ language, count, missing }) => (
          <li key={language} className="figures flex justify-between gap-x-4 py-1">
            <span>{t('merge.languages.count', { count, language: nameOf(`merge.language.${language}`) })}</span>
            <span className={missing > 0 ? 'text-amber' : 'text-ink-soft'}>
              {missing > 0 ? t('merge.languages.missing', { missing }) : t('merge.languages.whole')}
            </span>
          </li>
        ))}
      </ul>
      <PageLink to={pathTo('print-languages', { design })} ahead="never" className="text-link py-2">
        {t('merge.languages.open')}
      </PageLink>
    </div>
  );
}

function ApproveForm({ proof }: Props) {
  const t = useTexts(mergeTexts);
  const { blocked, shared, blankReasons, count, version, hash, kind, fields } = proof;
  const isOfDesign = blankReasons.length > 0 || shared.some(({ level }) => level === 'blocked');
  const isOpen = !isOfDesign && blocked === 0 && count > 0 && fields.count > 0;
  return (
    <form method="post">
      <input type="hidden" name="intent" value="approve" />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="hash" value={hash} />
      <Button type="submit" disabled={!isOpen} className="w-full">
        {isOfDesign
          ? t('merge.approve.design')
          : blocked > 0
            ? t('merge.approve.blocked', { count: blocked })
            : t(kind === 'guest' ? 'merge.approve' : 'merge.approve.household', { count })}
      </Button>
    </form>
  );
}

/** In a narrow window the approval stands below all cards and settings: its button is always in sight. */
export function ApproveBar({ proof }: Props) {
  if (proof.state === 'approved') return null;
  return (
    <div className="sticky bottom-0 z-10 border-t border-line bg-page py-3 lg:hidden">
      <div className="wrap">
        <ApproveForm proof={proof} />
      </div>
    </div>
  );
}

function Approval({ proof }: Props) {
  const t = useTexts(mergeTexts);
  const { state, pieces } = proof;
  return (
    <div className="mt-6 border-t border-line pt-4">
      <p className="figures type-h4 mb-3">{t('merge.pieces', { count: pieces })}</p>
      {state === 'approved' ? (
        <p className="flex gap-2 text-moss">
          <Icon svg={checkIcon} className="flex-none" />
          {t('merge.approved')}
        </p>
      ) : (
        <>
          {state === 'changed' ? <p className="mb-3 text-small text-amber">{t('merge.changed')}</p> : null}
          <div className="max-lg:hidden">
            <ApproveForm proof={proof} />
          </div>
        </>
      )}
      <p className="mt-3 text-small text-ink-soft">{t('merge.approve.hint')}</p>
    </div>
  );
}

function Pdf({ proof: { count, fields }, design }: Props & { design: string }) {
  const t = useTexts(mergeTexts);
  if (count === 0 || fields.count === 0) return null;
  return (
    <div className="mt-6 border-t border-line pt-4">
      <a href={`${pictureRoot}proofs/merges/${design}.pdf`} download className="text-link inline-block py-2">
        {t('merge.pdf')}
      </a>
      <p className="figures text-small text-ink-soft">
        {t('merge.pdf.hint', { count: Math.min(count, maxProofRecords), isAll: String(count <= maxProofRecords) })}
      </p>
    </div>
  );
}

function LeftOut({ proof: { leftOut, version, list } }: Props) {
  const t = useTexts(mergeTexts);
  if (leftOut.length === 0) return null;
  return (
    <details className="mt-6 border-t border-line">
      <summary className="min-h-13 py-3 font-semibold">{t('merge.left', { count: leftOut.length })}</summary>
      <ul className="pb-4 text-small">
        {leftOut.map(({ key, label }) => (
          <li key={key} className="flex items-baseline justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">{label}</span>
            <form method="post">
              <input type="hidden" name="intent" value="take" />
              <input type="hidden" name="version" value={version} />
              <input type="hidden" name="list" value={list.id} />
              <input type="hidden" name="key" value={key} />
              <button type="submit" className="text-link py-2" aria-label={t('merge.left.take.named', { name: label })}>
                {t('merge.left.take')}
              </button>
            </form>
          </li>
        ))}
      </ul>
    </details>
  );
}

type AsideProps = Props & { design: string; parties: ShownParties; children: ReactNode };

export function ProofAside({ proof, design, parties, children }: AsideProps) {
  const t = useTexts(mergeTexts);
  return (
    <aside aria-label={t('merge.sum', { count: proof.count })} className="min-w-0 lg:border-l lg:border-line lg:pl-8">
      <h2 className="type-h3 figures mb-4">{t('merge.sum', { count: proof.count })}</h2>
      <Settings proof={proof} />
      <Languages proof={proof} design={design} />
      <Approval proof={proof} />
      <PartiesLink design={design} parties={parties} />
      <Pdf proof={proof} design={design} />
      <LeftOut proof={proof} />
      {children}
    </aside>
  );
}
