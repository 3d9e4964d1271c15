/** The first month of a calendar: fields that a plain form sends as `startMonth` and `year`. */
import { useId } from 'react';

type Props = {
  label: string;
  year: number;
  month: number;
  /** Of all months, from January. */
  names: readonly string[];
  /** '2027-01' */
  startMonths: readonly string[];
  onChoose: (start: { year: number; month: number }) => void;
};

export function StartFields({ label, year, month, names, startMonths, onChoose }: Props) {
  const id = useId();
  const years = [...new Set([...startMonths.map((start) => Number(start.slice(0, 4))), year])].toSorted((a, b) => a - b);
  return (
    <fieldset className="border-t border-line py-4">
      <legend id={id} className="float-left mb-3 w-full text-small font-semibold">
        {label}
      </legend>
      <div className="clear-both grid grid-cols-[1.4fr_1fr] gap-2">
        <select
          name="startMonth"
          aria-labelledby={id}
          className="input"
          value={month}
          onChange={(event) => onChoose({ year, month: Number(event.target.value) })}
        >
          {names.map((name, at) => (
            <option key={name} value={at + 1}>
              {name}
            </option>
          ))}
        </select>
        <select
          name="year"
          aria-labelledby={id}
          className="input figures"
          value={year}
          onChange={(event) => onChoose({ year: Number(event.target.value), month })}
        >
          {years.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </div>
    </fieldset>
  );
}
