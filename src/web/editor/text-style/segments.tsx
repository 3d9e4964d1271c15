/** One of a few, as a row of icons. */
import { useId } from 'react';
import { Icon } from '#web/ui/icon.tsx';

type Props<T extends string> = {
  label: string;
  hasLabel?: boolean;
  options: readonly { value: T; name: string; icon: string }[];
  chosen: T;
  onChoose: (value: T) => void;
};

export function Segments<T extends string>({ label, hasLabel = true, options, chosen, onChoose }: Props<T>) {
  const id = useId();
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <span id={id} className={hasLabel ? 'style-label' : 'unseen'}>
        {label}
      </span>
      <div className="segments">
        {options.map(({ value, name, icon }) => (
          <label key={value} className="segment" title={name}>
            <input type="radio" name={id} value={value} checked={chosen === value} onChange={() => onChoose(value)} />
            <Icon svg={icon} small />
            <span className="unseen">{name}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
