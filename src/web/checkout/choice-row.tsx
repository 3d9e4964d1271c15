/** A row to choose from, and the error of a group of them. */
import { type ReactNode, useId } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { warningIcon } from '#web/ui/icons.ts';

type Props = {
  name: string;
  value: string;
  title: string;
  note: string;
  price?: string;
  /** What is said of it besides, below its sentence. */
  mark?: ReactNode;
  isChosen: boolean;
  /** Why it cannot be chosen. */
  refused?: string | null;
  error?: string;
  onChoose?: () => void;
};

/** A choice as a whole row: mark, name, sentence, and a price at the right. A radio button whose label is the row. */
export function ChoiceRow({ name, value, title, note, price, mark = null, isChosen, refused = null, error, onChoose }: Props) {
  const id = useId();
  return (
    <div>
      <label className="option figures items-start gap-4 px-4 py-4 sm:px-4.5">
        <input
          type="radio"
          className="peer"
          name={name}
          value={value}
          defaultChecked={isChosen}
          disabled={refused !== null}
          aria-labelledby={`${id}-title`}
          aria-describedby={`${id}-note`}
          aria-invalid={error ? true : undefined}
          onChange={onChoose}
        />
        <span
          aria-hidden="true"
          className="mt-0.5 size-5.5 flex-none rounded-full border border-edge bg-white peer-checked:border-[7px] peer-checked:border-ink peer-disabled:border-line"
        />
        <span className="grid flex-1 grid-cols-[1fr_auto] gap-x-4">
          <span id={`${id}-title`} className="text-body font-semibold">
            {title}
          </span>
          {price ? <span className="text-body">{price}</span> : null}
          <span id={`${id}-note`} className="col-span-2 text-small text-ink-soft">
            {refused ?? note} {mark}
          </span>
        </span>
      </label>
    </div>
  );
}

/** The error of a group of choices; it can take the focus as a field does. */
export function GroupError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p
      id={id}
      tabIndex={-1}
      data-error=""
      className="mb-3 flex gap-2 border-2 border-seal bg-blotter-light px-3.5 py-2.5 text-small text-seal"
    >
      <Icon svg={warningIcon} small />
      {children}
    </p>
  );
}
