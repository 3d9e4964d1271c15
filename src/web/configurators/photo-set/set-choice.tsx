/** One of a few options of the whole set, as a list. */
import { useId } from 'react';
import type { OptionValue } from '#core/products/product.ts';
import type { Message } from '#core/values/message.ts';

type Props = {
  label: string;
  values: readonly OptionValue[];
  chosen: string;
  onChoose: (value: string) => void;
  /** Renders names, notes and reasons. */
  t: (message: Message) => string;
};

export function SetChoice({ label, values, chosen, onChoose, t }: Props) {
  const name = useId();
  return (
    <fieldset className="set-choice">
      <legend className="style-label">{label}</legend>
      {values.map(({ value, name: title, note, refused }) => (
        <label key={value} className="option set-option">
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            disabled={refused !== null}
            onChange={() => onChoose(value)}
          />
          <span>{t(title)}</span>
          <span className="set-note">{t(refused ?? note)}</span>
        </label>
      ))}
    </fieldset>
  );
}
