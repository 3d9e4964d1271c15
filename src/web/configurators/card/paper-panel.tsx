/** Format, paper and refinement of a card. Every option is offered; one that does not go with the rest says why. */
import { type ReactNode, useState } from 'react';
import type { CardChoice } from '#api/catalogue.ts';
import { refinementHex } from '#core/design/refinement-colour.ts';
import { type CardOptions, cardOptions, findPaper, type PaperKey, paperName } from '#core/products/card/options.ts';
import type { OptionValue } from '#core/products/product.ts';
import type { RenderedMessage } from '#core/values/message.ts';
import { renderMessages } from '#texts/render-messages.ts';
import { useEditor } from '#web/editor/context.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { OptionBox, OptionFieldset } from '#web/ui/option-box.tsx';
import { readVariant, switchShape, useCardEditor, useChoice, useChoose } from './card-editor.ts';
import { useCardTexts } from './card-texts.ts';
import type { CardEntry } from './entry.ts';
import { PunchingChoice } from './punching-choice.tsx';
import { RefusedPaper, RefusedRefinement } from './refused-option.tsx';

/** The number of pages of a bound form. Pages are added and removed before the last one; what was on them waits for the way back. */
function PageCountChoice({ counts }: { counts: readonly RenderedMessage<OptionValue>[] }) {
  const t = useEditorTexts();
  const editor = useCardEditor();
  const { form, format, pageCount } = useChoice();
  const [least] = counts;
  const chosen = String(pageCount ?? least?.value);
  const choose = (value: string) =>
    void switchShape(editor, { form, format, ...(value === least?.value ? {} : { pageCount: Number(value) }) });
  return (
    <OptionFieldset name="pageCount" label={t('paper.pages')} aside={counts.find(({ value }) => value === chosen)?.name}>
      <div className="option-grid option-numbers">
        {counts.map(({ value }) => (
          <OptionBox key={value} name="pageCount" value={value} isChosen={value === chosen} onChoose={choose}>
            {value}
          </OptionBox>
        ))}
      </div>
    </OptionFieldset>
  );
}

type Options = RenderedMessage<ReturnType<typeof cardOptions>>;
type Change = Partial<Pick<CardChoice, 'paper' | 'refinementType'>>;
type Props = { offer: CardEntry['offer']; options: CardOptions };

/** What the customer asked for and cannot have together with the rest. */
type Asked = { paper: PaperKey } | { refinementType: CardChoice['refinementType'] };

export function PaperPanel({ offer, options }: Props) {
  const t = useCardTexts();
  const choice = useChoice();
  const choose = useChoose();
  const [asked, setAsked] = useState<Asked | null>(null);
  const shown = renderMessages(cardOptions(choice, offer, options), t);
  const take = (change: Change) => {
    setAsked(null);
    choose(change);
  };
  const parts = { choice, options, onChoose: take, onAsk: setAsked };
  return (
    <>
      <FormatChoice formats={shown.formats} />
      {shown.pageCounts.length > 0 ? <PageCountChoice counts={shown.pageCounts} /> : null}
      <PaperChoice {...parts} papers={shown.papers} asked={asked && 'paper' in asked ? asked.paper : null} />
      <RefinementChoice
        {...parts}
        refinements={shown.refinements}
        asked={asked && 'refinementType' in asked ? asked.refinementType : null}
      />
      <PunchingChoice punchings={shown.punchings} />
    </>
  );
}

function FormatChoice({ formats }: Pick<Options, 'formats'>) {
  const t = useEditorTexts();
  const editor = useCardEditor();
  const switching = useEditor((state) => state.switching);
  const { form, format, pageCount } = useChoice();
  const chosen = `${form}.${format}`;
  const choose = (shape: string) => {
    const { form: newForm, format: newFormat } = readVariant(shape);
    void switchShape(editor, { form: newForm, format: newFormat, pageCount: newForm === form ? pageCount : undefined });
  };
  return (
    <OptionFieldset name="format" label={t('paper.format')} aside={formats.find(({ value }) => value === chosen)?.note}>
      <div className="option-grid">
        {formats.map(({ value, name }) => (
          <OptionBox key={value} name="format" value={value} isChosen={value === chosen} onChoose={() => choose(value)}>
            {name}
          </OptionBox>
        ))}
      </div>
      {switching ? (
        <p className="field-note" role="status">
          {switching.message === null ? t('paper.switching') : t('paper.switch.failed', { message: switching.message })}
        </p>
      ) : null}
    </OptionFieldset>
  );
}

type PartProps = {
  choice: CardChoice;
  options: CardOptions;
  onChoose: (change: Change) => void;
  onAsk: (asked: Asked) => void;
};

function PaperChoice({ papers, asked, ...part }: PartProps & Pick<Options, 'papers'> & { asked: PaperKey | null }) {
  const t = useEditorTexts();
  const { choice, options, onChoose, onAsk } = part;
  const paper = findPaper(choice.paper, options);
  return (
    <OptionFieldset name="paper" label={t('paper.paper')} aside={paper ? paperName(paper) : ''} note={paper?.feel}>
      <div className="option-grid">
        {papers.map(({ value, name, note, refused }) => (
          <OptionBox
            key={value}
            name="paper"
            value={value}
            note={note}
            isChosen={value === (asked ?? choice.paper)}
            describedBy={value === asked ? 'paper-asked' : undefined}
            onChoose={() => (refused === null ? onChoose({ paper: value }) : onAsk({ paper: value as PaperKey }))}
          >
            {name}
          </OptionBox>
        ))}
      </div>
      {asked ? <RefusedPaper asked={asked} {...part} /> : null}
    </OptionFieldset>
  );
}

type RefinementProps = PartProps & Pick<Options, 'refinements'> & { asked: CardChoice['refinementType'] | null };

function RefinementChoice({ refinements, asked, ...part }: RefinementProps) {
  const t = useEditorTexts();
  const { choice, options, onChoose, onAsk } = part;
  const paper = findPaper(choice.paper, options);
  return (
    <OptionFieldset
      name="refinementType"
      label={t('paper.finish')}
      note={refinements.find(({ value }) => value === choice.refinementType)?.note}
    >
      <div className="option-grid">
        {refinements.map(({ value, name, refused }) => (
          <OptionBox
            key={value}
            name="refinementType"
            value={value}
            isChosen={value === (asked ?? choice.refinementType)}
            mark={foilMark(value)}
            describedBy={value === asked ? 'refinement-asked' : undefined}
            onChoose={() => {
              const refinementType = value as CardChoice['refinementType'];
              if (refused === null) onChoose({ refinementType });
              else onAsk({ refinementType });
            }}
          >
            {name}
          </OptionBox>
        ))}
      </div>
      {asked && paper ? <RefusedRefinement asked={asked} form={choice.form} paper={paper} {...part} /> : null}
    </OptionFieldset>
  );
}

function foilMark(value: string): ReactNode {
  if (value === 'none') return null;
  const backgroundColor = refinementHex[value as keyof typeof refinementHex];
  return <span aria-hidden="true" className={`foil foil-${value}`} style={{ backgroundColor }} />;
}
