/** A number that is typed: committed with Enter and when the field is left. Escape, and what is no number, give the value back. */
import { type ComponentProps, type KeyboardEvent, useState } from 'react';

type Props = Omit<ComponentProps<'input'>, 'value' | 'type'> & {
  /** The value as it is written. */
  shown: string;
  onCommit: (value: number) => void;
};

/** "12,5 mm" is 12.5; NaN for a text without a number. */
function numberOf(typed: string): number {
  const digits = typed.replaceAll(/[^\d,.-]/g, '').replace(',', '.');
  return digits === '' ? Number.NaN : Number(digits);
}

export function NumberInput({ shown, onCommit, ...input }: Props) {
  const [typed, setTyped] = useState<string | null>(null);

  function commit() {
    const value = numberOf(typed ?? '');
    setTyped(null);
    if (Number.isFinite(value)) onCommit(value);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') setTyped(null);
    else commit();
  }

  return (
    <input
      {...input}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? shown}
      onFocus={(event) => event.target.select()}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={commit}
    />
  );
}
