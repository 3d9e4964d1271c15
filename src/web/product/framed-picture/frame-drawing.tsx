/** Frame, mat and glass as one drawing over the picture, in millimetres. The light comes from the upper left. */
import { useId } from 'react';
import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import type { FrameColour, FrameKey } from '#core/products/photoframe/frames.ts';
import { frameOf, holesOf, outerSize, visibleSize } from '#core/products/photoframe/geometry.ts';
import { deepColours, faceColours, glossOf, profileLook, recessMm } from '#paint/svg/piece/frame-looks.ts';

type Box = { x: number; y: number; w: number; h: number };

const sides = ['top', 'left', 'right', 'bottom'] as const;
type Side = (typeof sides)[number];

/** A mitred bar of a border of the width `by` around a box. */
function bar(side: Side, { x, y, w, h }: Box, by: number): string {
  const [right, bottom] = [x + w, y + h];
  return {
    top: `M${x} ${y}H${right}L${right - by} ${y + by}H${x + by}Z`,
    left: `M${x} ${y}V${bottom}L${x + by} ${bottom - by}V${y + by}Z`,
    right: `M${right} ${y}V${bottom}L${right - by} ${bottom - by}V${y + by}Z`,
    bottom: `M${x} ${bottom}H${right}L${right - by} ${bottom - by}H${x + by}Z`,
  }[side];
}

/** Ends of a gradient across a bar, from its outer edge to its inner one. */
function across(side: Side, { x, y, w, h }: Box, by: number) {
  const [x1, y1] = [side === 'right' ? x + w : x, side === 'bottom' ? y + h : y];
  return {
    top: { x1, y1, x2: x1, y2: y1 + by },
    left: { x1, y1, x2: x1 + by, y2: y1 },
    right: { x1, y1, x2: x1 - by, y2: y1 },
    bottom: { x1, y1, x2: x1, y2: y1 - by },
  }[side];
}

function inset({ x, y, w, h }: Box, by: number): Box {
  return { x: x + by, y: y + by, w: w - 2 * by, h: h - 2 * by };
}

/** Share of `contrast` that lightens or darkens a bar. */
const sideLight: Record<Side, number> = { top: 0.7, left: 0.4, right: -0.7, bottom: -1 };

/** Distances and bends of the lines of a piece of wood, repeated along the bars. */
const grain = [
  'M0 2.1C60 1.2 90 3.4 150 2.3S260 1.6 320 2.1',
  'M0 4.6C50 5.6 110 3.6 170 4.8S270 5.3 320 4.6',
  'M30 6.4C90 7 140 5.7 215 6.5',
  'M0 9C70 7.6 120 10.8 190 9.4S280 8.4 320 9',
  'M0 12.2C40 13 120 11.2 180 12.5S300 12.8 320 12.2',
  'M110 10.8C160 10 200 11.9 290 10.9',
  'M0 15.6C80 14.4 130 17 200 15.8S290 15 320 15.6',
  'M0 18.3C60 19.1 140 17.6 200 18.5S280 18.8 320 18.3',
  'M10 17C60 16.4 100 17.6 170 17',
];

function Grain({ id, colour }: { id: string; colour: FrameColour }) {
  return sides.slice(0, 2).map((side) => (
    <pattern
      key={side}
      id={`${id}grain-${side}`}
      width="320"
      height="20"
      patternUnits="userSpaceOnUse"
      patternTransform={side === 'left' ? 'rotate(90)' : undefined}
    >
      {grain.map((d, at) => (
        <path
          key={d}
          d={d}
          fill="none"
          stroke={deepColours[colour]}
          strokeWidth={at % 3 === 2 ? 1.3 : 0.6}
          opacity={at % 3 === 2 ? 0.2 : 0.42}
        />
      ))}
    </pattern>
  ));
}

/** Four mitred bars. */
function Profile({ frame, colour, outer, widthMm, id }: { frame: FrameKey; colour: FrameColour; outer: Box; widthMm: number; id: string }) {
  const { section, hasGrain, contrast } = profileLook(frame, colour);
  return (
    <g>
      <defs>
        {hasGrain ? <Grain id={id} colour={colour} /> : null}
        {sides.map((side) => (
          <linearGradient key={side} id={`${id}${side}`} gradientUnits="userSpaceOnUse" {...across(side, outer, widthMm)}>
            {section.map(([at, light]) => (
              <stop
                key={at}
                offset={at}
                stopColor={light > 0 ? '#ffffff' : '#000000'}
                stopOpacity={Math.abs(light) * (light > 0 && colour === 'black' ? 0.45 : 1)}
              />
            ))}
          </linearGradient>
        ))}
      </defs>
      {sides.map((side) => {
        const d = bar(side, outer, widthMm);
        const light = sideLight[side] * contrast;
        return (
          <g key={side}>
            <path d={d} fill={faceColours[colour]} />
            {hasGrain ? <path d={d} fill={`url(#${id}grain-${side === 'left' || side === 'right' ? 'left' : 'top'})`} /> : null}
            <path d={d} fill={`url(#${id}${side})`} />
            <path d={d} fill={light > 0 ? '#ffffff' : '#000000'} opacity={Math.abs(light)} />
          </g>
        );
      })}
      <path d={mitres(outer, widthMm)} stroke="#000000" strokeOpacity="0.28" strokeWidth="0.35" />
    </g>
  );
}

function mitres({ x, y, w, h }: Box, by: number): string {
  return `M${x} ${y}l${by} ${by}M${x + w} ${y}l${-by} ${by}M${x} ${y + h}l${by} ${-by}M${x + w} ${y + h}l${-by} ${-by}`;
}

/** The shade that the upper and left bars of a frame throw on what lies `deep` behind its front. */
function CastShadow({ box, deep, id, strength = 0.42 }: { box: Box; deep: number; id: string; strength?: number }) {
  const { x, y, w, h } = box;
  const reach = Math.min(deep * 1.25, w / 3, h / 3);
  return (
    <g>
      <defs>
        {(['down', 'across'] as const).map((way) => (
          <linearGradient
            key={way}
            id={`${id}${way}`}
            {...(way === 'down' ? { x1: 0, y1: 0, x2: 0, y2: 1 } : { x1: 0, y1: 0, x2: 1, y2: 0 })}
          >
            <stop offset="0" stopOpacity={way === 'down' ? strength : strength * 0.8} />
            <stop offset="0.35" stopOpacity={strength * 0.32} />
            <stop offset="1" stopOpacity="0" />
          </linearGradient>
        ))}
      </defs>
      <rect x={x} y={y} width={w} height={reach} fill={`url(#${id}down)`} />
      <rect x={x} y={y} width={reach * 0.8} height={h} fill={`url(#${id}across)`} />
    </g>
  );
}

const matWhite = '#f8f6f0';
/** The cut through a mat board is slanted, so that its core is seen. */
const bevelMm = 1.5;
const bevel: Record<Side, string> = { top: '#cdc8bc', left: '#d8d4c9', right: '#fdfcf9', bottom: '#ffffff' };

function Mat({ board, window: opening }: { board: Box; window: Box }) {
  const cut = inset(opening, -bevelMm);
  return (
    <g>
      <path fillRule="evenodd" fill={matWhite} d={`${rect(board)}${rect(opening)}`} />
      {sides.map((side) => (
        <path key={side} d={bar(side, cut, bevelMm)} fill={bevel[side]} />
      ))}
    </g>
  );
}

function rect({ x, y, w, h }: Box): string {
  return `M${x} ${y}h${w}v${h}h${-w}Z`;
}

/** The walls inside a deep frame, of which a little is seen. */
function InnerWalls({ box, colour }: { box: Box; colour: FrameColour }) {
  return (
    <g>
      {sides.map((side) => (
        <g key={side}>
          <path d={bar(side, box, 3)} fill={faceColours[colour]} />
          <path d={bar(side, box, 3)} fill="#000000" opacity={{ top: 0.62, left: 0.5, right: 0.22, bottom: 0.16 }[side]} />
        </g>
      ))}
    </g>
  );
}

/** The window that glass reflects, upper left, and a narrow second band. */
function Gloss({ box, strength, id }: { box: Box; strength: number; id: string }) {
  const { x, y, w, h } = box;
  const [a, b] = [x + w * 0.46, y + h * 0.7];
  return (
    <g fill={`url(#${id}gloss)`}>
      <defs>
        <linearGradient id={`${id}gloss`} gradientUnits="userSpaceOnUse" x1={x} y1={y} x2={x + w * 0.55} y2={y + h * 0.75}>
          <stop offset="0" stopColor="#ffffff" stopOpacity={0.26 * strength} />
          <stop offset="0.6" stopColor="#ffffff" stopOpacity={0.09 * strength} />
          <stop offset="1" stopColor="#ffffff" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path d={`M${x} ${y}H${a}L${x} ${b}Z`} />
      <path d={`M${a + w * 0.05} ${y}H${a + w * 0.11}L${x} ${b + h * 0.167}V${b + h * 0.076}Z`} />
    </g>
  );
}

/** Side of the piece of canvas that is repeated. Its threads lie unevenly: even ones would show moiré on the screen. */
const weaveMm = 31;
const threads = Array.from({ length: 19 }, (_, at) => {
  const uneven = (at * 7_919) % 13;
  return { atMm: at * 1.62 + uneven * 0.05, widthMm: 0.55 + uneven * 0.02, opacity: 0.05 + ((at * 31) % 7) * 0.012 };
});

/** The threads of canvas, and how its front bends into the edge. */
function Weave({ box, id }: { box: Box; id: string }) {
  return (
    <g>
      <defs>
        <pattern id={`${id}weave`} width={weaveMm} height={weaveMm} patternUnits="userSpaceOnUse">
          {threads.map(({ atMm, widthMm, opacity }) => (
            <g key={atMm} strokeWidth={widthMm} opacity={opacity}>
              <path d={`M${atMm} 0V${weaveMm}`} stroke="#000000" />
              <path d={`M0 ${atMm}H${weaveMm}`} stroke="#ffffff" />
            </g>
          ))}
        </pattern>
      </defs>
      <path className="framed-weave" d={rect(box)} fill={`url(#${id}weave)`} />
      {sides.map((side) => (
        <path
          key={side}
          d={bar(side, box, 1.6)}
          fill={sideLight[side] > 0 ? '#ffffff' : '#000000'}
          opacity={sideLight[side] > 0 ? 0.22 : 0.16}
        />
      ))}
    </g>
  );
}

/** Heads of standoffs over the drill holes, rings of eyelets. */
function Fittings({ choice, id }: { choice: WallArtChoice; id: string }) {
  const holes = holesOf(choice);
  if (holes.length === 0) return null;
  const [radius, hole] = choice.material === 'pvcplane' ? [10, 6] : [9, 0];
  return (
    <g>
      <defs>
        <linearGradient id={`${id}steel`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#ffffff" />
          <stop offset="0.45" stopColor="#b4b7b9" />
          <stop offset="1" stopColor="#7c8082" />
        </linearGradient>
      </defs>
      {holes.map(({ xMm, yMm }) => (
        <g key={`${xMm} ${yMm}`}>
          <circle cx={xMm + 1.2} cy={yMm + 2} r={radius + 0.6} fill="#000000" opacity="0.3" />
          <circle cx={xMm} cy={yMm} r={radius} fill={`url(#${id}steel)`} stroke="#5f6365" strokeWidth="0.4" />
          {hole > 0 ? <circle cx={xMm} cy={yMm} r={hole} fill="#2b2a28" /> : null}
        </g>
      ))}
    </g>
  );
}

/** Everything that lies over the picture. */
export function FrameDrawing({ choice }: { choice: WallArtChoice }) {
  const id = useId();
  const { widthMm, heightMm } = outerSize(choice);
  const seen = visibleSize(choice);
  const frame = frameOf(choice);
  const outer: Box = { x: 0, y: 0, w: widthMm, h: heightMm };
  const picture: Box = { x: (widthMm - seen.widthMm) / 2, y: (heightMm - seen.heightMm) / 2, w: seen.widthMm, h: seen.heightMm };
  const { frameType, frameColour = 'black' } = choice;
  const inner = frame ? inset(outer, frame.profileMm) : outer;
  const gloss = glossOf(choice);
  return (
    <svg className="framed-drawing" viewBox={`0 0 ${widthMm} ${heightMm}`} preserveAspectRatio="none" aria-hidden="true">
      {choice.material === 'leinwand' ? <Weave box={picture} id={id} /> : null}
      {choice.matSize ? (
        <>
          <Mat board={inner} window={picture} />
          <CastShadow box={picture} deep={2.2} id={`${id}window`} strength={0.34} />
        </>
      ) : null}
      {frameType === 'artbox' ? <InnerWalls box={inner} colour={frameColour} /> : null}
      {frame && frameType !== 'none' && frame.gapMm === 0 ? (
        <CastShadow box={frameType === 'artbox' ? inset(inner, 3) : inner} deep={recessMm(frameType)} id={`${id}frame`} />
      ) : null}
      {gloss > 0 ? <Gloss box={frame ? (frame.gapMm > 0 ? picture : inner) : outer} strength={gloss} id={id} /> : null}
      {frame && frameType !== 'none' ? (
        <Profile frame={frameType} colour={frameColour} outer={outer} widthMm={frame.profileMm} id={`${id}bar-`} />
      ) : null}
      <Fittings choice={choice} id={id} />
    </svg>
  );
}
