/** Choices as boxes and swatches. Each is a radio button, so they work in a plain form and with the arrow keys. */
import { type ReactNode, useId } from 'react';

type GroupProps = {
  name: string;
  label: string;
  /** What is chosen, in words, or a link; stands at the right of the label. */
  aside?: ReactNode;
  children: ReactNode;
  /** Sentence under the boxes, for example why one is refused. */
  note?: ReactNode;
};

export function OptionFieldset({ name, label, aside, children, note }: GroupProps) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id} data-name={name} className="border-t border-line py-4">
      <div className="mb-3 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-small font-semibold">
          {label}
        </h2>
        <div className="text-right text-small">{aside}</div>
      </div>
      {children}
      {note ? <div className="mt-2 text-caption text-ink-soft">{note}</div> : null}
    </div>
  );
}

export type OptionBoxChoice = {
  name: string;
  value: string;
  isChosen: boolean;
  onChoose?: (value: string) => void;
  isRefused?: boolean;
  describedBy?: string;
};

function wiring({ name, value, isChosen, onChoose, isRefused = false, describedBy }: OptionBoxChoice) {
  return { name, value, checked: isChosen, disabled: isRefused, 'aria-describedby': describedBy, onChange: () => onChoose?.(value) };
}

/** 44 px high for short names; with a `note` below the name (grams, millimetres) 76. */
export function OptionBox({
  note,
  mark,
  children,
  ...choice
}: OptionBoxChoice & { note?: ReactNode; mark?: ReactNode; children: ReactNode }) {
  return (
    <label
      className={
        note
          ? 'option min-h-19 flex-col justify-between gap-1 px-3 py-2.5'
          : 'option min-h-11 items-center justify-center gap-2 px-2 py-2 text-center'
      }
    >
      <input type="radio" {...wiring(choice)} />
      {mark}
      <span>{children}</span>
      {note ? <span className="figures text-caption text-ink-soft">{note}</span> : null}
    </label>
  );
}

/** `hex` is the colour of the swatch; its name is written beside the group and said to assistive technology. */
export function SwatchOption({ hex, label, size, ...choice }: OptionBoxChoice & { hex: string; label: string; size: number }) {
  return (
    <label className={`swatch ${isLight(hex) ? 'swatch-light' : ''}`} style={{ '--hue': hex, '--size': `${size}px` }}>
      <input type="radio" {...wiring(choice)} />
      <span className="unseen">{label}</span>
    </label>
  );
}

/** Nearly white swatches get a visible edge. */
export function isLight(hex: string): boolean {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return channels.every((channel) => channel > 225);
}
