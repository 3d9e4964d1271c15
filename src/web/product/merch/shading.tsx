/** Light on photo gifts: shadows on the ground and gradients over prints. It comes from the upper left. Lengths are millimetres. */

/** A shadow of what lies `heightMm` above the ground. */
export function LyingShadow({ id, heightMm, strength = 0.28 }: { id: string; heightMm: number; strength?: number }) {
  return (
    <filter id={id} x="-20%" y="-20%" width="140%" height="150%">
      <feDropShadow dx="0" dy={heightMm * 0.15} stdDeviation={heightMm * 0.12} floodOpacity={strength} />
      <feDropShadow dx={heightMm * 0.5} dy={heightMm} stdDeviation={heightMm * 0.9} floodOpacity={strength * 0.8} />
    </filter>
  );
}

/** Stops of a gradient: light above 0, shade below. */
export function LightStops({ stops }: { stops: readonly (readonly [at: number, light: number])[] }) {
  return stops.map(([at, light]) => (
    <stop key={at} offset={at} stopColor={light > 0 ? '#ffffff' : '#000000'} stopOpacity={Math.abs(light)} />
  ));
}

/** A light from the upper left corner over a flat thing. */
export function Sheen({ id, strength = 0.2 }: { id: string; strength?: number }) {
  return (
    <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
      <LightStops
        stops={[
          [0, strength],
          [0.42, 0],
          [0.7, 0],
          [1, -0.1],
        ]}
      />
    </linearGradient>
  );
}
