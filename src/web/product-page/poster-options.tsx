/** What can be chosen of a poster, in the order of a purchase. Plain radio buttons: the form of the page sends them. */
import type { PosterOption } from '#api/posters.ts';
import { frameColours } from '#core/products/photoframe/frames.ts';
import { posterTexts } from '#texts/de/wall-art/posters.ts';
import { useTexts } from '#web/page/texts.ts';
import { frameHex } from '#web/product/framed-picture/frame-colours.ts';
import { OptionBox, OptionGroup, SwatchOption } from '#web/ui/option-box.tsx';

type Group = { key: string; values: readonly PosterOption[] };
type Props = { groups: readonly Group[]; chosen: Readonly<Record<string, unknown>>; onChoose: (key: string, value: string) => void };

/** Short names stand as boxes beside each other; the others are a list with their notes. */
const inBoxes: ReadonlySet<string> = new Set(['format', 'matSize', 'stretcher']);

export function PosterOptions({ groups, chosen, onChoose }: Props) {
  const t = useTexts(posterTexts);
  return groups.map(({ key, values }) => {
    const own = String(chosen[key] ?? '');
    const name = values.find(({ value }) => value === own)?.name;
    const label = t({ key: `poster.${key}` });
    if (key === 'frameColour') {
      return (
        <OptionGroup key={key} name={key} label={label} aside={name}>
          <div className="flex flex-wrap gap-4">
            {values.map(({ value, name: colour }) => (
              <SwatchOption
                key={value}
                name={key}
                value={value}
                isChosen={value === own}
                hex={frameHex[frameColours.find((one) => one === value) ?? 'black']}
                label={colour}
                size={40}
                onChoose={() => onChoose(key, value)}
              />
            ))}
          </div>
        </OptionGroup>
      );
    }
    return (
      <OptionGroup key={key} name={key} label={label} aside={name}>
        {inBoxes.has(key) ? (
          <div className="poster-boxes">
            {values.map((option) => (
              <OptionBox
                key={option.value}
                name={key}
                value={option.value}
                isChosen={option.value === own}
                isRefused={option.refused !== null}
                note={option.price?.text ?? option.refused}
                onChoose={() => onChoose(key, option.value)}
              >
                {option.name}
              </OptionBox>
            ))}
          </div>
        ) : (
          <OptionList name={key} values={values} chosen={own} onChoose={onChoose} />
        )}
      </OptionGroup>
    );
  });
}

type ListProps = { name: string; values: readonly PosterOption[]; chosen: string; onChoose: Props['onChoose'] };

/** A chosen row, and the others on demand. */
function OptionList({ name, values, chosen, onChoose }: ListProps) {
  return (
    <div className="poster-list">
      {values.map(({ value, name: label, note, refused, price }) => (
        <label key={value} className="option poster-row">
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            disabled={refused !== null}
            onChange={() => onChoose(name, value)}
          />
          <span className="font-semibold">{label}</span>
          {price ? <span className="figures whitespace-nowrap">{price.text}</span> : null}
          {(refused ?? note) ? <span className="poster-row-note figures">{refused ?? note}</span> : null}
        </label>
      ))}
    </div>
  );
}
