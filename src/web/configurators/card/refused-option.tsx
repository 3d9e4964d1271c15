/** Why an option does not go with the rest, and the nearest combinations that do. */
import type { ReactNode } from 'react';
import type { CardChoice } from '#api/catalogue.ts';
import { type CardOptions, cardRefinementIssue, findPaper, type PaperKey, paperIssue, paperName } from '#core/products/card/options.ts';
import type { Message } from '#core/values/message.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { useCardTexts } from './card-texts.ts';

type Props = {
  options: CardOptions;
  onChoose: (change: Partial<Pick<CardChoice, 'paper' | 'refinementType'>>) => void;
};

export function RefusedOption({ id, reason, children }: { id: string; reason: Message; children?: ReactNode }) {
  const t = useCardTexts();
  return (
    <div className="refusal" id={id} role="status">
      <p>{t(reason)}</p>
      {children ? <p className="refusal-ways">{children}</p> : null}
    </div>
  );
}

/** A paper that does not take the refinement: why, the nearest that does, or the same paper without the refinement (D32). */
export function RefusedPaper({ asked, choice, options, onChoose }: Props & { asked: PaperKey; choice: CardChoice }) {
  const t = useEditorTexts();
  const paper = findPaper(asked, options);
  const problem = paper && paperIssue(paper, choice.refinementType, options, choice.form);
  if (!paper || !problem) return null;
  const nearest = problem.nearest && findPaper(problem.nearest, options);
  const isOfForm = paperIssue(paper, 'none', options, choice.form) === null;
  const refinement = options.refinements.find(({ key }) => key === choice.refinementType)?.name ?? '';
  return (
    <RefusedOption id="paper-asked" reason={problem.reason}>
      {nearest ? (
        <button type="button" className="text-link" onClick={() => onChoose({ paper: nearest.key })}>
          {t('paper.take', { paper: paperName(nearest) })}
        </button>
      ) : null}
      {isOfForm ? (
        <button type="button" className="text-link" onClick={() => onChoose({ paper: asked, refinementType: 'none' })}>
          {t('paper.without', { finish: refinement })}
        </button>
      ) : null}
    </RefusedOption>
  );
}

/** A refinement the chosen paper does not take. */
export function RefusedRefinement({
  asked,
  form,
  paper,
  options,
  onChoose,
}: Props & { asked: CardChoice['refinementType']; form: CardChoice['form']; paper: NonNullable<ReturnType<typeof findPaper>> }) {
  const t = useEditorTexts();
  const problem = paperIssue(paper, asked, options, form);
  const refused = cardRefinementIssue(form, asked);
  const nearest = problem?.nearest ? findPaper(problem.nearest, options) : null;
  if (refused) return <RefusedOption id="refinement-asked" reason={refused} />;
  if (!problem) return null;
  return (
    <RefusedOption id="refinement-asked" reason={problem.reason}>
      {nearest ? (
        <button type="button" className="text-link" onClick={() => onChoose({ paper: nearest.key, refinementType: asked })}>
          {t('paper.take', { paper: paperName(nearest) })}
        </button>
      ) : null}
    </RefusedOption>
  );
}
