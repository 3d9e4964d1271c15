/** What can be chosen of a poster, in the order of a purchase. Plain radio buttons: the form of the page sends them. */
import type { PosterOption } from '#api/posters.ts';
import { frameColours } from '#core/products/photoframe/frames.ts';
import { posterTexts } from '#texts/de/wall-art/posters.ts';
import { useTexts } from '#web/page/texts.ts';
import { frameHex } from '#web/product/framed-picture/frame-colours.ts';
import { OptionBox, OptionFieldset, SwatchOption } from '#web/ui/option-box.tsx';
import { Refusals } from './refusals.tsx';

type Group = { option: string; values: readonly PosterOption[] };
type Props = { groups: readonly Group[]; chosen: Readonly<Record<string, unknown>>; onChoose: (key: string, value: string) => void };

/** In the order of a purchase. */
const order = ['format', 'refinement', 'frameType', 'frameColour', 'matSize', 'material', 'stretcher', 'edge', 'hanging'];

/** Short names stand as boxes beside each other; the others are a list. */
const inBoxes: ReadonlySet<string> = new Set(['format', 'matSize', 'stretcher']);

/** Rows of a long list that are seen at once. */
const shownRows = 5;

export function PosterOptions({ groups, chosen, onChoose }: Props) {
  const t = useTexts(posterTexts);
  return groups
    .toSorted((a, b) => order.indexOf(a.option) - order.indexOf(b.option))
    .map(({ option: key, values }) => {
      // A picture without a frame has no mat.
      const own = String(chosen[key] ?? (key === 'matSize' ? 0 : ''));
      const name = values.find(({ value }) => value === own)?.name;
      const label = t({ key: `poster.${key}` });
      if (key === 'refinement') return <Foils key={key} label={label} values={values} chosen={own} onChoose={onChoose} />;
      if (key === 'frameColour') {
        return (
          <OptionFieldset key={key} name={key} label={label} aside={name}>
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
          </OptionFieldset>
        );
      }
      return (
        <OptionFieldset key={key} name={key} label={label} aside={name}>
          {inBoxes.has(key) ? (
            <div className="grid grid-cols-2 gap-2">
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
        </OptionFieldset>
      );
    });
}

type FoilProps = { label: string; values: readonly PosterOption[]; chosen: string; onChoose: Props['onChoose'] };

/** Foils with their metal, and once why there is none in this size or on this material. */
function Foils({ label, values, chosen, onChoose }: FoilProps) {
  return (
    <OptionFieldset
      name="refinement"
      label={label}
      aside={values.find(({ value }) => value === chosen)?.name}
      note={<Refusals options={values} id="refinement-refused" />}
    >
      <div className="grid grid-cols-2 gap-2">
        {values.map(({ value, name, refused, price }) => (
          <OptionBox
            key={value}
            name="refinement"
            value={value}
            isChosen={value === chosen}
            isRefused={refused !== null}
            describedBy={refused ? 'refinement-refused' : undefined}
            note={price?.text ?? '\u00a0'}
            onChoose={() => onChoose('refinement', value)}
          >
            <span className="flex items-center gap-2">
              {value === 'none' ? null : <span aria-hidden="true" className={`foil foil-${value}`} />}
              {name}
            </span>
          </OptionBox>
        ))}
      </div>
    </OptionFieldset>
  );
}

type ListProps = { name: string; values: readonly PosterOption[]; chosen: string; onChoose: Props['onChoose'] };

/** What can be had with the rest of the choice; the first rows and the chosen one at once, the others on demand. */
function OptionList({ name, values, chosen, onChoose }: ListProps) {
  const t = useTexts(posterTexts);
  const rows = values.filter(({ refused }) => refused === null);
  const first = rows.filter(({ value }, at) => at < shownRows || value === chosen);
  const rest = rows.filter((row) => !first.includes(row));
  const row = ({ value, name: label, note, price }: PosterOption) => (
    <label key={value} className="option grid grid-cols-[1fr_auto] gap-x-3 px-3 py-[11px]">
      <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(name, value)} />
      <span className="font-semibold">{label}</span>
      {price ? <span className="figures whitespace-nowrap">{price.text}</span> : null}
      {note && name !== 'frameType' ? <span className="figures col-span-full text-[14px]/[19px] text-ink-soft">{note}</span> : null}
    </label>
  );
  return (
    <div className="grid gap-2">
      {first.map(row)}
      {rest.length > 0 ? (
        <details>
          <summary className="py-2 text-small">
            <span className="text-link plus">{t('shared.more')}</span>
            <span className="text-link minus">{t('shared.fewer')}</span>
          </summary>
          <div className="grid gap-2 pt-1">{rest.map(row)}</div>
        </details>
      ) : null}
    </div>
  );
}
