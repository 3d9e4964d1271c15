/** A value with two buttons: one step less, one step more. */
import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { minusIcon, plusIcon } from '#web/ui/icons.ts';

type Props = {
  label: string;
  value: ReactNode;
  /** Names of the two buttons. */
  fewer: string;
  more: string;
  /** Null disables the button. */
  onFewer: (() => void) | null;
  onMore: (() => void) | null;
};

export function Steps({ label, value, fewer, more, onFewer, onMore }: Props) {
  return (
    <fieldset className="steps">
      <legend className="style-label">{label}</legend>
      <div className="steps-row">
        <button type="button" disabled={!onFewer} onClick={onFewer ?? undefined}>
          <Icon svg={minusIcon} small />
          <span className="unseen">{fewer}</span>
        </button>
        <output className="figures">{value}</output>
        <button type="button" disabled={!onMore} onClick={onMore ?? undefined}>
          <Icon svg={plusIcon} small />
          <span className="unseen">{more}</span>
        </button>
      </div>
    </fieldset>
  );
}
