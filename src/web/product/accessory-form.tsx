/** Puts an accessory into the cart: a plain form, alone or for the card of a cart line. */
import { useId, useRef } from 'react';
import { useHref } from 'react-router';
import { typedQuantityLength } from '#core/products/quantities.ts';
import { pathTo } from '#core/site/paths.ts';
import { accessoryFormTexts } from '#texts/de/accessory-form.ts';
import { usePath } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';

/** `label`: name, text and price in one line. `units`: what the cards need of it, the first quantity of the form. */
export type AccessoryOption = { sku: string; units: number; label: string; isAvailable: boolean };
export type AccessoryGroup = { name: string; options: readonly AccessoryOption[] };

type Props = {
  groups: readonly AccessoryGroup[];
  /** Line of the card it is for; its quantity decides. */
  line?: string;
  label: string;
};

function Options({ options }: Pick<AccessoryGroup, 'options'>) {
  const t = useTexts(accessoryFormTexts);
  return options.map(({ sku, label, isAvailable }) => (
    <option key={sku} value={sku} disabled={!isAvailable}>
      {isAvailable ? label : t('accessory.form.soldOut', { label })}
    </option>
  ));
}

export function AccessoryForm({ groups, line, label }: Props) {
  const t = useTexts(accessoryFormTexts);
  const id = useId();
  const [only] = groups;
  const options = groups.flatMap((group) => group.options);
  const units = String(options.find(({ isAvailable }) => isAvailable)?.units ?? 1);
  const quantity = useRef<HTMLInputElement>(null);
  /** What was typed stays. */
  function onChoose(sku: string) {
    const input = quantity.current;
    if (!input || input.value !== input.defaultValue) return;
    input.defaultValue = String(options.find((option) => option.sku === sku)?.units ?? 1);
    input.value = input.defaultValue;
  }
  const field = 'input min-h-11 py-2';
  return (
    <form method="post" action={useHref(usePath()(pathTo('cart')))} className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value="accessory" />
      {line ? <input type="hidden" name="line" value={line} /> : null}
      <div className="min-w-0 flex-1 basis-64">
        <label htmlFor={id} className="mb-1 block text-small font-semibold">
          {label}
        </label>
        <select id={id} name="sku" className={`${field} w-full`} onChange={(event) => onChoose(event.target.value)}>
          {only && groups.length === 1 ? (
            <Options options={only.options} />
          ) : (
            groups.map(({ name, options }) => (
              <optgroup key={name} label={name}>
                <Options options={options} />
              </optgroup>
            ))
          )}
        </select>
      </div>
      {line ? null : (
        <div className="w-20">
          <label htmlFor={`${id}-menge`} className="mb-1 block text-small font-semibold">
            {t('accessory.form.quantity')}
          </label>
          <input
            key={units}
            ref={quantity}
            id={`${id}-menge`}
            name="quantity"
            inputMode="numeric"
            defaultValue={units}
            maxLength={typedQuantityLength}
            className={`${field} figures w-full`}
          />
        </div>
      )}
      <Button type="submit" kind="secondary" small>
        {t(line ? 'accessory.form.toCard' : 'accessory.form.toCart')}
      </Button>
    </form>
  );
}
