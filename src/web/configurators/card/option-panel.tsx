/** The panels in which a card's options are chosen. One module, so that they are fetched together. */

import { useState } from 'react';
import type { AccessoryOffer } from '#api/accessories.ts';
import { sheetsBeside } from '#core/products/accessory/fit.ts';
import { quantitiesOf } from '#core/products/card/type-quantities.ts';
import type { ProductPrice } from '#core/products/product.ts';
import { neighbourQuantities, readQuantity, roundUpQuantity } from '#core/products/quantities.ts';
import type { Message } from '#core/values/message.ts';
import { formatMoney, type Money } from '#core/values/money.ts';
import { accessoryFormTexts } from '#texts/de/accessory-form.ts';
import { usePreview } from '#web/editor/context.ts';
import { ListLink } from '#web/editor/fields/list-link.tsx';
import { ColourPanel } from '#web/editor/panels/colour-panel.tsx';
import { facePainter } from '#web/editor/preview/fold-faces.tsx';
import { useEditorTexts } from '#web/editor/texts.ts';
import { useSite } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { ladderRows } from '#web/product/ladder-rows.ts';
import { paperLook } from '#web/product/paper-texture.ts';
import { PriceLadder } from '#web/product/price-ladder.tsx';
import { Button } from '#web/ui/button.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { AccessoryMarks } from './accessory-marks.tsx';
import { useChoosePart, useOffers } from './beside/use-offers.ts';
import { useAccessories, useChoice, useChoose } from './card-editor.ts';
import { useCardTexts } from './card-texts.ts';
import type { CardEntry } from './entry.ts';
import { PaperPanel } from './paper-panel.tsx';

const parts = ['envelope', 'inlay', 'ribbon', 'bow', 'seal', 'tag', 'screw', 'pen', 'bag', 'box'] as const;
type Part = (typeof parts)[number];

/** Ribbon, bow, seal, tag, pen, bag and box beside the card: one choice a part, and how it looks on the card. */
function AccessoryPanel() {
  const t = useTexts(accessoryFormTexts);
  const { offers } = useOffers();
  const chosen = useAccessories();
  const choosePart = useChoosePart();
  // Envelope and inlay are tabs beside the pages where the card takes them.
  const tabs: readonly Part[] = sheetsBeside(useChoice());
  if (!offers) return null;
  const groups = parts
    .filter((part) => !tabs.includes(part))
    .map((part) => ({ part, of: offers.filter((offer) => offer.part === part && !offer.sku.endsWith('-roll')) }));
  return (
    <section className="beside">
      <h2 className="panel-legend">{t('accessory.form.beside')}</h2>
      {tabs.length > 0 ? (
        <p className="panel-note">{t('accessory.form.sheets', { inlay: tabs.includes('inlay') ? 'yes' : 'no' })}</p>
      ) : null}
      <FrontWithAccessories />
      {groups.map(({ part, of }) => (
        <PartChoice key={part} part={part} offers={of} chosen={chosen[part] ?? ''} onChoose={(sku) => choosePart(part, sku)} />
      ))}
    </section>
  );
}

type ChoiceProps = { part: Part; offers: readonly AccessoryOffer[]; chosen: string; onChoose: (sku: string | null) => void };

function PartChoice({ part, offers, chosen, onChoose }: ChoiceProps) {
  const t = useTexts(accessoryFormTexts);
  const fitting = offers.filter(({ fits }) => fits);
  const label = t(`accessory.part.${part}`);
  const reason = offers.find(({ fits }) => !fits)?.reason ?? null;
  const lost = chosen !== '' && !fitting.some(({ sku }) => sku === chosen) ? offers.find(({ sku }) => sku === chosen) : undefined;
  if (fitting.length === 0) {
    return reason === null ? null : (
      <p className="beside-refused">
        <strong>{label}:</strong> {reason}
      </p>
    );
  }
  return (
    <SelectField
      label={label}
      name={part}
      value={lost ? '' : chosen}
      hint={lost?.reason ? t('accessory.form.left', { label: lost.name, reason: lost.reason }) : undefined}
      onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
    >
      <option value="">{t('accessory.form.none')}</option>
      {fitting.map(({ sku, name, text, unit, isAvailable }) => {
        const line = [name, text, unit.text].filter(Boolean).join(', ');
        return (
          <option key={sku} value={sku} disabled={!isAvailable}>
            {isAvailable ? line : t('accessory.form.soldOut', { label: line })}
          </option>
        );
      })}
    </SelectField>
  );
}

/** The customer's front with what lies on it. */
function FrontWithAccessories() {
  const { preview, painting } = usePreview();
  const { paper } = useChoice();
  const chosen = useAccessories();
  const sheets = preview?.layout.sheets;
  const panel = sheets?.flatMap(({ panels }) => panels).find(({ id }) => id === 'front');
  if (!sheets || !panel || !(['ribbon', 'bow', 'seal', 'tag', 'screw', 'pen'] as const).some((part) => chosen[part])) return null;
  return (
    <div className="beside-front" style={{ aspectRatio: `${panel.widthUm} / ${panel.heightUm}` }}>
      {facePainter(sheets, painting, paperLook(paper).colour)('front')}
      <AccessoryMarks chosen={chosen} widthUm={panel.widthUm} heightUm={panel.heightUm} />
    </div>
  );
}

type CardQuantityPanelProps = { price: ProductPrice };

/** The quantity of a card: the price ladder, a stepper and free input that is rounded up to the ladder. */
function CardQuantityPanel({ price }: CardQuantityPanelProps) {
  const t = useEditorTexts();
  const cardT = useCardTexts();
  const { locale } = useSite();
  const chooseOption = useChoose();
  const [typed, setTyped] = useState<{ note: Message | null; refused: Message | null }>({ note: null, refused: null });
  const wire = (value: Money) => ({ ...value, text: formatMoney(value, locale) });
  const rows = ladderRows(price.ladder, price.quantity).map((row) => ({
    quantity: row.quantity,
    unit: wire(row.unit),
    total: wire(row.total),
  }));
  const quantities = quantitiesOf(useChoice().form);
  const { fewer, more } = neighbourQuantities(quantities, price.quantity);
  const choose = (quantity: number, note: Message | null = null) => {
    setTyped({ note, refused: null });
    chooseOption({ quantity }, 'quantity');
  };
  function apply(form: HTMLFormElement) {
    const text = String(new FormData(form).get('quantity') ?? '').trim();
    // A press of the button comes after the field's blur, which has applied and rounded what was typed.
    if (typed.note && text === String(price.quantity)) return;
    const rounded = roundUpQuantity(quantities, readQuantity(text));
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
      {price.hint ? <p className="saving">{cardT(price.hint)}</p> : null}
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
          error={typed.refused && cardT(typed.refused)}
          className="figures"
          onBlur={(event) => event.target.value !== String(price.quantity) && event.target.form && apply(event.target.form)}
        />
        <Button type="submit" kind="secondary" small>
          {t('quantity.apply')}
        </Button>
      </form>
      {typed.note ? (
        <p className="refusal" role="status">
          {cardT(typed.note)}
        </p>
      ) : null}
    </div>
  );
}

type Props = { of: 'colour' | 'paper' | 'quantity'; entry: CardEntry; price: ProductPrice };

export function CardOptionPanel({ of, entry, price }: Props) {
  switch (of) {
    case 'colour':
      return <ColourPanel colourways={entry.colourways} />;
    case 'paper':
      return <PaperPanel offer={entry.offer} options={entry.pricing.options} />;
    case 'quantity':
      return (
        <>
          <CardQuantityPanel price={price} />
          <ListLink />
          <AccessoryPanel />
        </>
      );
  }
}
