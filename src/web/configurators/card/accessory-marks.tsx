/** Ribbon, bow, seal, tag, screws and pen as they lie on the front of a card, to scale. */
import type { CardChoice } from '#api/catalogue.ts';

type Props = { chosen: NonNullable<CardChoice['accessories']>; widthUm: number; heightUm: number };

const dyes: Readonly<Record<string, string>> = {
  ivory: '#f1e8d6',
  rose: '#d9a5a0',
  sage: '#8fa28b',
  burgundy: '#74273a',
  grey: '#a5a6a8',
};
const plain: Readonly<Record<string, string>> = { 'bakers-twine': '#c8b59b', jute: '#b08f5f', cord: '#cfc4ae', wax: '#8a6b4a' };
const seals: Readonly<Record<string, string>> = { eucalyptus: '#7f9a86', gold: '#b8934a', copper: '#b06a45', rose: '#c98a86' };

const metals: Readonly<Record<string, string>> = { bronze: '#8a6a45', gold: '#b8934a', copper: '#b06a45', silver: '#a9adb3' };

/** Width in mm by kind, from the name of the SKU. */
const ribbonWidths: readonly (readonly [kind: string, mm: number])[] = [
  ['satin-10', 10],
  ['satin-3', 3],
  ['chiffon', 15],
  ['bakers-twine', 1.6],
  ['jute', 3],
  ['cord', 2.2],
  ['wax', 1.2],
];

function colourOf(sku: string): string {
  const dyed = Object.keys(dyes).find((key) => sku.endsWith(`-${key}`));
  const kind = Object.keys(plain).find((key) => sku.includes(key));
  return (dyed && dyes[dyed]) ?? (kind && plain[kind]) ?? '#d8cdb8';
}

function Bow({ x, y, size, colour }: { x: number; y: number; size: number; colour: string }) {
  const loop = (side: 1 | -1) => `M 0 0 C ${side * 4} -7 ${side * 13} -8 ${side * 12} -1 C ${side * 12} 4 ${side * 5} 4 0 0 Z`;
  const tail = (side: 1 | -1) =>
    `M 0 0 C ${side * 2} 5 ${side * 5} 9 ${side * 8} 13 L ${side * 4.6} 14 C ${side * 2} 9 ${side * 0.6} 5 0 0 Z`;
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`} fill={colour} stroke="rgb(0 0 0 / 0.18)" strokeWidth="0.25">
      <path d={tail(-1)} />
      <path d={tail(1)} />
      <path d={loop(-1)} />
      <path d={loop(1)} />
      <rect x="-1.7" y="-2" width="3.4" height="4" rx="1.4" />
    </g>
  );
}

function Tag({ sku, x, y }: { sku: string; x: number; y: number }) {
  const look = { fill: '#efe6d6', stroke: 'rgb(0 0 0 / 0.22)', strokeWidth: 0.3 };
  const hole = <circle cx="0" cy="5" r="1.6" fill="#fff" stroke="rgb(0 0 0 / 0.25)" strokeWidth="0.2" />;
  const body = sku.includes('heart') ? (
    <path d="M 0 24 C -18 13 -13 -1 -6 0 C -2 0.5 0 3 0 4 C 0 3 2 0.5 6 0 C 13 -1 18 13 0 24 Z" {...look} />
  ) : sku.includes('narrow') ? (
    <rect x="-6" y="0" width="12" height="34" rx="1.6" {...look} />
  ) : (
    <circle cx="0" cy="13" r="13" {...look} />
  );
  return (
    <g transform={`translate(${x} ${y}) rotate(8)`}>
      {body}
      {hole}
    </g>
  );
}

/** A pen of 140 mm, laid across the corner; the card's edge cuts it off. */
function Pen({ sku, x, y }: { sku: string; x: number; y: number }) {
  const colour = sku.endsWith('black') ? '#26262b' : (metals[sku.slice(sku.lastIndexOf('-') + 1)] ?? '#26262b');
  return (
    <g transform={`translate(${x} ${y}) rotate(-24)`} stroke="rgb(0 0 0 / 0.28)" strokeWidth="0.25">
      <path d="M 0 0 L 2.2 9 L -2.2 9 Z" fill="#e7e2d8" />
      <path d="M -0.5 2.2 L 0 0 L 0.5 2.2 Z" fill={colour} />
      <rect x="-4.2" y="9" width="8.4" height="131" rx="2" fill={colour} />
      <rect x="-4.2" y="30" width="8.4" height="2" fill="rgb(255 255 255 / 0.5)" stroke="none" />
      <rect x="-2.6" y="9" width="1.8" height="131" fill="rgb(255 255 255 / 0.28)" stroke="none" />
    </g>
  );
}

export function AccessoryMarks({ chosen, widthUm, heightUm }: Props) {
  const [w, h] = [widthUm / 1_000, heightUm / 1_000];
  const { ribbon, bow, seal, tag, screw, pen } = chosen;
  const y = h * 0.68;
  const wide = ribbon ? (ribbonWidths.find(([kind]) => ribbon.includes(kind))?.[1] ?? 3) : 0;
  const size = Math.min(1.6, w / 62);
  const sealKey = seal && Object.keys(seals).find((key) => seal.includes(key));
  return (
    <svg viewBox={`0 0 ${w} ${h}`} className="accessory-marks" aria-hidden="true">
      {ribbon ? (
        <g>
          <rect
            x="-2"
            y={y - wide / 2}
            width={w + 4}
            height={wide}
            fill={colourOf(ribbon)}
            opacity={ribbon.includes('chiffon') ? 0.6 : 1}
          />
          <rect x="-2" y={y - wide / 2} width={w + 4} height={wide * 0.3} fill="#fff" opacity="0.22" />
        </g>
      ) : null}
      {screw ? (
        <g fill={metals[screw.slice(screw.lastIndexOf('-') + 1)] ?? metals.silver} stroke="rgb(0 0 0 / 0.3)" strokeWidth="0.3">
          {[0.22, 0.78].map((share) => (
            <circle key={share} cx="7" cy={h * share} r="3.5" />
          ))}
        </g>
      ) : null}
      {pen ? <Pen sku={pen} x={w * 0.8} y={h * 0.62} /> : null}
      {tag ? <Tag sku={tag} x={w * 0.5 + 6} y={y - 3} /> : null}
      {bow ? <Bow x={w / 2} y={y} size={size} colour={colourOf(bow)} /> : null}
      {ribbon && !bow && wide < 12 ? <Bow x={w / 2} y={y} size={size * 0.8} colour={colourOf(ribbon)} /> : null}
      {sealKey ? (
        <g transform={`translate(${w / 2} ${bow || ribbon ? h * 0.46 : y})`}>
          <circle r="12.5" fill={seals[sealKey]} stroke="rgb(0 0 0 / 0.25)" strokeWidth="0.4" />
          <circle r="9" fill="none" stroke="rgb(255 255 255 / 0.4)" strokeWidth="0.6" />
          <path
            d="M -4 4 C -1 1 1 -2 4 -5 M -2 2 C -4 0 -4 -2 -3 -3 M 1 -1 C 3 0 4 1 5 0"
            stroke="rgb(255 255 255 / 0.55)"
            strokeWidth="0.8"
            fill="none"
          />
        </g>
      ) : null}
    </svg>
  );
}
