/** The tools of a card besides text and pictures: colourway, format and paper with finish, quantity. Each shows every option with its reasons. */
import { type ReactNode, useState } from 'react';
import type { CardChoice } from '#api/catalogue.ts';
import { finishHex } from '#core/design/refinement-colour.ts';
import { type CardOptions, cardOptions, findPaper, type PaperKey, paperIssue, paperName } from '#core/products/card/options.ts';
import type { CardPrice } from '#core/products/card/price.ts';
import { ladderNeighbours, roundUpToLadder } from '#core/products/card/quantities.ts';
import { formatMoney, type Money } from '#core/values/money.ts';
import type { AddressForm } from '#core/values/text.ts';
import { useTexts } from '#web/editor/texts.ts';
import type { SiteView } from '#web/page/page-context.ts';
import { ladderRows } from '#web/product/ladder-rows.ts';
import { PriceLadder } from '#web/product/price-ladder.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { isLight, OptionBox, OptionGroup } from '#web/ui/option-box.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import type { CardEntry } from './entry.ts';

type ColourProps = { colourways: CardEntry['colourways']; chosen: string; onChoose: (colourway: CardEntry['colourways'][number]) => void };

export function ColourPanel({ colourways, chosen, onChoose }: ColourProps) {
  const t = useTexts();
  const name = colourways.find(({ key }) => key === chosen)?.name;
  return (
    <OptionGroup name="colourway" label={t('colour.heading')} aside={name} note={t('colour.kept')}>
      <div className="colourways">
        {colourways.map((one) => (
          <label key={one.key} className="colourway">
            <span className={`swatch ${isLight(one.hex) ? 'swatch-light' : ''}`} style={{ '--hue': one.hex }}>
              <input type="radio" name="colourway" value={one.key} checked={one.key === chosen} onChange={() => onChoose(one)} />
            </span>
            {one.name}
          </label>
        ))}
      </div>
    </OptionGroup>
  );
}

type PaperProps = {
  choice: CardChoice;
  offer: CardEntry['offer'];
  options: CardOptions;
  site: SiteView;
  voice: AddressForm;
  /** Form and format that are being fetched, or why they did not come. */
  switching: { to: string; message: string | null } | null;
  onFormat: (form: CardChoice['form'], format: CardChoice['format']) => void;
  onChoose: (change: Partial<Pick<CardChoice, 'paper' | 'refinementType'>>) => void;
};

/** What the customer asked for and cannot have together with the rest. */
type Asked = { paper: PaperKey } | { refinementType: CardChoice['refinementType'] };

export function PaperPanel({ choice, offer, options, site, voice, switching, onFormat, onChoose }: PaperProps) {
  const t = useTexts();
  const [asked, setAsked] = useState<Asked | null>(null);
  const shown = cardOptions(choice, offer, options, site.locale, voice);
  const choose = (change: Partial<Pick<CardChoice, 'paper' | 'refinementType'>>) => {
    setAsked(null);
    onChoose(change);
  };
  const paper = findPaper(choice.paper, options);
  const askedPaper = asked && 'paper' in asked ? asked.paper : null;
  const askedFinish = asked && 'refinementType' in asked ? asked.refinementType : null;
  return (
    <>
      <OptionGroup
        name="format"
        label={t('paper.format')}
        aside={shown.formats.find(({ value }) => value === `${choice.form}.${choice.format}`)?.note}
      >
        <div className="option-grid">
          {shown.formats.map(({ value, name }) => (
            <OptionBox
              key={value}
              name="format"
              value={value}
              isChosen={value === `${choice.form}.${choice.format}`}
              onChoose={() => {
                const [form, format] = value.split('.') as [CardChoice['form'], CardChoice['format']];
                onFormat(form, format);
              }}
            >
              {name}
            </OptionBox>
          ))}
        </div>
        {switching ? (
          <p className="field-note" role="status">
            {switching.message === null ? t('paper.switching') : t('paper.switch.failed', { message: switching.message })}
          </p>
        ) : null}
      </OptionGroup>
      <OptionGroup name="paper" label={t('paper.paper')} aside={paper ? paperName(paper) : ''} note={paper?.feel}>
        <div className="option-grid">
          {shown.papers.map(({ value, name, note, refused }) => (
            <OptionBox
              key={value}
              name="paper"
              value={value}
              note={note}
              isChosen={value === (askedPaper ?? choice.paper)}
              describedBy={value === askedPaper ? 'paper-asked' : undefined}
              onChoose={() => (refused === null ? choose({ paper: value }) : setAsked({ paper: value as PaperKey }))}
            >
              {name}
            </OptionBox>
          ))}
        </div>
        {askedPaper ? <RefusedPaper asked={askedPaper} choice={choice} options={options} voice={voice} onChoose={choose} /> : null}
      </OptionGroup>
      <OptionGroup
        name="refinementType"
        label={t('paper.finish')}
        note={shown.refinements.find(({ value }) => value === choice.refinementType)?.note}
      >
        <div className="option-grid">
          {shown.refinements.map(({ value, name, refused }) => (
            <OptionBox
              key={value}
              name="refinementType"
              value={value}
              isChosen={value === (askedFinish ?? choice.refinementType)}
              mark={
                value === 'none' ? null : (
                  <span
                    aria-hidden="true"
                    className={`foil foil-${value}`}
                    style={{ backgroundColor: finishHex[value as keyof typeof finishHex] }}
                  />
                )
              }
              describedBy={value === askedFinish ? 'finish-asked' : undefined}
              onChoose={() => {
                const refinementType = value as CardChoice['refinementType'];
                if (refused === null) choose({ refinementType });
                else setAsked({ refinementType });
              }}
            >
              {name}
            </OptionBox>
          ))}
        </div>
        {askedFinish && paper ? (
          <RefusedFinish asked={askedFinish} paper={paper} options={options} voice={voice} onChoose={choose} />
        ) : null}
      </OptionGroup>
    </>
  );
}

type RefusedProps = { options: CardOptions; voice: AddressForm; onChoose: PaperProps['onChoose'] };

function Refusal({ id, reason, children }: { id: string; reason: string; children: ReactNode }) {
  return (
    <div className="refusal" id={id} role="status">
      <p>{reason}</p>
      <p className="refusal-ways">{children}</p>
    </div>
  );
}

/** A paper that does not take the finish: why, the nearest that does, or the same paper without the finish (D32). */
function RefusedPaper({ asked, choice, options, voice, onChoose }: RefusedProps & { asked: PaperKey; choice: CardChoice }) {
  const t = useTexts();
  const paper = findPaper(asked, options);
  const problem = paper && paperIssue(paper, choice.refinementType, options, voice);
  if (!paper || !problem) return null;
  const nearest = problem.nearest && findPaper(problem.nearest, options);
  const finish = options.refinements.find(({ key }) => key === choice.refinementType)?.name ?? '';
  return (
    <Refusal id="paper-asked" reason={problem.reason}>
      {nearest ? (
        <button type="button" className="text-link" onClick={() => onChoose({ paper: nearest.key })}>
          {t('paper.take', { paper: paperName(nearest) })}
        </button>
      ) : null}
      <button type="button" className="text-link" onClick={() => onChoose({ paper: asked, refinementType: 'none' })}>
        {t('paper.without', { finish })}
      </button>
    </Refusal>
  );
}

/** A finish the chosen paper does not take. */
function RefusedFinish({
  asked,
  paper,
  options,
  voice,
  onChoose,
}: RefusedProps & { asked: CardChoice['refinementType']; paper: NonNullable<ReturnType<typeof findPaper>> }) {
  const t = useTexts();
  const problem = paperIssue(paper, asked, options, voice);
  const nearest = problem?.nearest ? findPaper(problem.nearest, options) : null;
  if (!problem) return null;
  return (
    <Refusal id="finish-asked" reason={problem.reason}>
      {nearest ? (
        <button type="button" className="text-link" onClick={() => onChoose({ paper: nearest.key, refinementType: asked })}>
          {t('paper.take', { paper: paperName(nearest) })}
        </button>
      ) : null}
    </Refusal>
  );
}

type QuantityProps = { price: CardPrice; site: SiteView; voice: AddressForm; onChoose: (quantity: number) => void };

export function QuantityPanel({ price, site, voice, onChoose }: QuantityProps) {
  const t = useTexts();
  const [typed, setTyped] = useState<{ note: string | null; refused: string | null }>({ note: null, refused: null });
  const wire = (value: Money) => ({ ...value, text: formatMoney(value, site.locale) });
  const rows = ladderRows(price.ladder, price.quantity).map((row) => ({
    quantity: row.quantity,
    unit: wire(row.unit),
    total: wire(row.total),
  }));
  const { fewer, more } = ladderNeighbours(price.quantity);
  const choose = (quantity: number, note: string | null = null) => {
    setTyped({ note, refused: null });
    onChoose(quantity);
  };
  function apply(form: HTMLFormElement) {
    const text = String(new FormData(form).get('quantity') ?? '').trim();
    const rounded = roundUpToLadder(/^\d+$/.test(text) ? Number(text) : Number.NaN, voice);
    if ('refused' in rounded) setTyped({ note: null, refused: rounded.refused });
    else choose(rounded.quantity, rounded.note);
  }
  return (
    <div className="quantity">
      <div className="quantity-head">
        <h2 className="panel-legend">{t('quantity.heading')}</h2>
        <Stepper label={t('quantity.label')} value={price.quantity} fewer={fewer} more={more} onChange={(quantity) => choose(quantity)} />
      </div>
      <PriceLadder rows={rows} chosen={price.quantity} name="ladder" onChoose={(quantity) => choose(quantity)} />
      {price.hint ? <p className="saving">{price.hint}</p> : null}
      <form
        className="quantity-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
      >
        <TextField
          key={price.quantity}
          label={t('quantity.free')}
          name="quantity"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={price.quantity}
          error={typed.refused}
          className="figures"
          onBlur={(event) => event.target.value !== String(price.quantity) && event.target.form && apply(event.target.form)}
        />
        <Button type="submit" kind="secondary" small>
          {t('quantity.apply')}
        </Button>
      </form>
      {typed.note ? (
        <p className="refusal" role="status">
          {typed.note}
        </p>
      ) : null}
    </div>
  );
}
