/** A mug with its print, turned to any side. */
import { goods, mugShape } from '#core/products/merch/goods.ts';
import { cylinderStrips, seenAt, tilt } from './cylinder.ts';
import type { DrawingProps } from './print.ts';
import { LightStops } from './shading.tsx';

const radius = mugShape.circumferenceMm / (2 * Math.PI);
const depth = radius * tilt;
const height = mugShape.heightMm;
/** More strips than can be seen. */
const stripCount = 30;

const looks = {
  white: { body: '#faf9f6', rim: '#ffffff', inside: ['#c9c5bc', '#f3f1ec'], handle: '#f1efea', dark: '#b9b5ac', shade: 1 },
  black: { body: '#1b1a1a', rim: '#2c2b2b', inside: ['#b9b5ac', '#eeebe4'], handle: '#232222', dark: '#000000', shade: 0.8 },
} as const;

/** Distance from the axis and height of the points of the handle's curve. */
const handleCurve = [
  [radius - 2, 21],
  [radius + 34, 10],
  [radius + 35, 77],
  [radius - 3, 79],
] as const;

function handlePath(turn: number): { d: string; isInFront: boolean } {
  const angle = Math.PI - turn;
  const [start, ...rest] = handleCurve.map(([out, y]) => {
    const seen = seenAt(out, angle);
    return `${seen.x} ${Math.round((y + seen.y) * 100) / 100}`;
  });
  return { d: `M${start}C${rest.join(' ')}`, isInFront: Math.cos(angle) > 0.02 };
}

/** The box of the whole mug, whichever way it is turned. */
export const mugView = `${-radius - 40} ${-depth - 8} ${2 * radius + 80} ${height + 2 * depth + 26}`;

/** `turn`: radians; at 0 the middle of the print is in front and the handle behind. */
export function MugDrawing({ choice: { sku }, print, id, turn }: DrawingProps & { turn: number }) {
  const { area } = goods[sku];
  const look = looks[sku === 'mug-magic' ? 'black' : 'white'];
  const strips = cylinderStrips({ widthMm: area.widthMm, radiusMm: radius, turn, count: stripCount });
  const handle = handlePath(turn);
  const body = `M${-radius} 0V${height}A${radius} ${depth} 0 0 0 ${radius} ${height}V0A${radius} ${depth} 0 0 1 ${-radius} 0Z`;
  const drawnHandle = (
    <g fill="none" strokeLinecap="round">
      <path d={handle.d} stroke={look.dark} strokeWidth="10.5" />
      <path d={handle.d} stroke={look.handle} strokeWidth="9.6" />
      <path
        d={handle.d}
        stroke="#ffffff"
        strokeOpacity={look.shade === 1 ? 0.9 : 0.22}
        strokeWidth="2.6"
        transform="translate(-1.4 -1.6)"
      />
    </g>
  );
  return (
    <>
      <defs>
        <g id={`${id}print`}>{print(0)}</g>
        {strips.map(({ fromMm, widthMm }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: strips have no other name
          <clipPath key={at} id={`${id}strip${at}`}>
            <rect x={fromMm} y="0" width={widthMm} height={area.heightMm} />
          </clipPath>
        ))}
        <linearGradient id={`${id}round`}>
          <LightStops
            stops={[
              [0, -0.36 * look.shade],
              [0.1, -0.15 * look.shade],
              [0.22, 0.14],
              [0.3, 0.24],
              [0.4, 0.06],
              [0.55, 0],
              [0.78, -0.1 * look.shade],
              [0.93, -0.26 * look.shade],
              [1, -0.42 * look.shade],
            ]}
          />
        </linearGradient>
        <linearGradient id={`${id}inside`} x1="0" y1="0" x2="1" y2="0.4">
          <stop offset="0" stopColor={look.inside[0]} />
          <stop offset="1" stopColor={look.inside[1]} />
        </linearGradient>
        <radialGradient id={`${id}ground`}>
          <stop offset="0.35" stopOpacity="0.34" />
          <stop offset="0.7" stopOpacity="0.12" />
          <stop offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      <ellipse cx="9" cy={height + 4} rx={radius * 1.32} ry={depth * 1.75} fill={`url(#${id}ground)`} />
      {handle.isInFront ? null : drawnHandle}
      <path d={body} fill={look.body} />
      <g transform={`translate(0 ${(height - area.heightMm) / 2 + 1})`}>
        {strips.map(({ matrix }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: strips have no other name
          <use key={at} href={`#${id}print`} transform={matrix} clipPath={`url(#${id}strip${at})`} />
        ))}
      </g>
      <path d={body} fill={`url(#${id}round)`} />
      <ellipse cx="0" cy="0" rx={radius} ry={depth} fill={look.rim} />
      <ellipse cx="0" cy="0.3" rx={radius - 2.6} ry={depth - 1} fill={`url(#${id}inside)`} />
      <ellipse cx="0" cy="0" rx={radius} ry={depth} fill="none" stroke="#000000" strokeOpacity="0.16" strokeWidth="0.5" />
      {handle.isInFront ? drawnHandle : null}
    </>
  );
}
