/** A small picture of a pattern, drawn from the very paths that are printed. */
import { useId } from 'react';
import { patterns } from '#core/design/library/patterns.ts';

/** Side of the cut-out in micrometres of paper. */
const side = 26_000;

/** `colours` by the number of the part, `paper` below. */
export function PatternThumb({ id, colours, paper }: { id: string; colours: readonly string[]; paper: string }) {
  const key = useId();
  const pattern = patterns.get(id);
  if (!pattern) return null;
  const colour = (ink: number) => colours[Math.min(ink, colours.length - 1)];
  return (
    <svg viewBox={`0 0 ${side} ${side}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <pattern id={key} width={pattern.widthUm} height={pattern.heightUm} patternUnits="userSpaceOnUse">
        {pattern.parts.map(({ d, ink, stroke }) => (
          <path
            key={`${ink} ${d}`}
            d={d}
            fill={stroke === undefined ? colour(ink) : 'none'}
            stroke={stroke === undefined ? 'none' : colour(ink)}
            strokeWidth={stroke}
          />
        ))}
      </pattern>
      <rect width={side} height={side} fill={paper} />
      <rect width={side} height={side} fill={`url(#${key})`} />
    </svg>
  );
}
