/** The quantity of a card: the price ladder, a stepper and free input that is rounded up to the ladder. */
import { useState } from 'react';
import { quantitiesOf } from '#core/products/card/type-quantities.ts';
import type { ProductPrice } from '#core/products/product.ts';
import { neighbourQuantities, readQuantity, roundUpQuantity } from '#core/products/quantities.ts';
import type { Message } from '#core/values/message.ts';
import { formatMoney, type Money } from '#core/values/money.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { useSite } from '#web/page/page-context.ts';
import { ladderRows } from '#web/product/ladder-rows.ts';
import { PriceLadder } from '#web/product/price-ladder.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { useChoice, useChoose } from './card-editor.ts';
import { useCardTexts } from './card-texts.ts';

type Props = { price: ProductPrice };

export function CardQuantityPanel({ price }: Props) {
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
