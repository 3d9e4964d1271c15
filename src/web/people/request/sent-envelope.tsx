/** The envelope that a guest's address will stand on. */
import { addressFormTexts } from '#texts/de/people/address-form.ts';
import { useTexts } from '#web/page/texts.ts';
import type { ShownEnvelope } from './typed-address.ts';

/** A twig in the corner of the sender. Decoration. */
function Twig() {
  const leaf = 'M0 0c4-7 11-8 15-6-2 5-8 8-15 6z';
  const places = [
    [8, 30, -38],
    [20, 26, -30],
    [34, 22, -34],
    [48, 17, -28],
    [12, 31, 32],
    [26, 28, 26],
    [40, 23, 30],
    [54, 17, 14],
  ] as const;
  return (
    <svg viewBox="0 0 76 40" aria-hidden="true" className="w-[21%] text-moss">
      <path d="M2 33C22 30 42 24 58 15" fill="none" stroke="currentColor" strokeWidth="1" opacity="0.7" />
      {places.map(([x, y, turn]) => (
        <path key={x} d={leaf} transform={`translate(${x} ${y}) rotate(${turn})`} fill="currentColor" opacity={turn < 0 ? 0.55 : 0.35} />
      ))}
      <circle cx="29" cy="19" r="1.6" className="fill-amber" opacity="0.7" />
      <circle cx="45" cy="27" r="1.6" className="fill-amber" opacity="0.7" />
    </svg>
  );
}

type Props = { envelope: ShownEnvelope; names?: readonly string[] };

/** `names`: of a household, which its guests do not type. */
export function SentEnvelope({ envelope: { lines, street, town, townSign, townRegion, country }, names }: Props) {
  const t = useTexts(addressFormTexts);
  return (
    <section aria-labelledby="umschlag">
      <h2 id="umschlag" className="mb-2 text-small text-ink-soft">
        {t('address.envelope')}
      </h2>
      <div className="relative aspect-[342/172] bg-white p-[6%] shadow-[0_1px_4px_rgb(var(--shade)/0.28)]">
        <Twig />
        <div aria-hidden="true" className="absolute top-[7%] right-[4%] h-[28%] w-[11%] border border-dashed border-edge" />
        <div
          data-envelope=""
          data-street={street}
          data-town={town}
          data-town-sign={townSign}
          data-town-region={townRegion}
          data-country={country}
          data-names={names && JSON.stringify(names)}
          className="absolute top-[36%] right-[4%] left-[42%] font-display text-small leading-[1.25] wrap-anywhere"
        >
          {lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
            <p key={at}>{line}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
