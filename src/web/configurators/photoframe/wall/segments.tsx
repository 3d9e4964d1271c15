/** One of a few, side by side: radio buttons in a row of boxes. */
type Props<Key extends string> = {
  legend: string;
  name: string;
  options: readonly { key: Key; label: string }[];
  chosen: Key;
  onChoose: (key: Key) => void;
};

export function WallSegments<Key extends string>({ legend, name, options, chosen, onChoose }: Props<Key>) {
  return (
    <fieldset className="wall-segments">
      <legend className="unseen">{legend}</legend>
      {options.map(({ key, label }) => (
        <label key={key} className="option wall-segment">
          <input type="radio" name={name} value={key} checked={key === chosen} onChange={() => onChoose(key)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
