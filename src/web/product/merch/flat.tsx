/** Puzzle, mouse pad, coasters, magnets and key ring with their prints. Millimetres. */
import { goods } from '#core/products/merch/goods.ts';
import { coasterPlaces, knob, magnetPlaces, tagPlaces, tagRim } from '#paint/svg/piece/goods-outlines.ts';
import type { DrawingProps } from './print.ts';
import { LyingShadow, Sheen } from './shading.tsx';

/** The cuts of two by two pieces, which repeat over the whole puzzle. */
function Cuts({ width, height }: { width: number; height: number }) {
  const across = (x: number, y: number, out: 1 | -1) => <path d={`M0 0${knob(width, out)}`} transform={`translate(${x} ${y})`} />;
  const down = (x: number, y: number, out: 1 | -1) => <path d={`M0 0${knob(height, out)}`} transform={`translate(${x} ${y}) rotate(90)`} />;
  return (
    <>
      {across(0, height, 1)}
      {across(width, height, -1)}
      {across(0, 0, -1)}
      {across(width, 0, 1)}
      {across(0, 2 * height, -1)}
      {across(width, 2 * height, 1)}
      {down(width, 0, 1)}
      {down(width, height, -1)}
      {down(0, 0, -1)}
      {down(0, height, 1)}
      {down(2 * width, 0, -1)}
      {down(2 * width, height, 1)}
    </>
  );
}

export function puzzleView(sku: 'puzzle-100' | 'puzzle-500' | 'puzzle-1000'): string {
  const { widthMm, heightMm } = goods[sku].area;
  const margin = widthMm * 0.07;
  return `${-margin} ${-margin} ${widthMm + 2 * margin} ${heightMm + 2.4 * margin}`;
}

export function PuzzleDrawing({ choice: { sku }, print, id }: DrawingProps) {
  const { area, cuts = { columns: 1, rows: 1 } } = goods[sku];
  const [width, height] = [area.widthMm / cuts.columns, area.heightMm / cuts.rows];
  const line = Math.max(0.5, width * 0.03);
  const box = { width: area.widthMm, height: area.heightMm, rx: 2 };
  return (
    <>
      <defs>
        <pattern id={`${id}cuts`} width={2 * width} height={2 * height} patternUnits="userSpaceOnUse">
          <g fill="none" stroke="#ffffff" strokeOpacity="0.5" strokeWidth={line} transform={`translate(${-line * 0.7} ${-line * 0.7})`}>
            <Cuts width={width} height={height} />
          </g>
          <g fill="none" stroke="#1a1712" strokeOpacity="0.55" strokeWidth={line}>
            <Cuts width={width} height={height} />
          </g>
        </pattern>
        <clipPath id={`${id}board`}>
          <rect {...box} />
        </clipPath>
        <Sheen id={`${id}sheen`} strength={0.14} />
        <LyingShadow id={`${id}shadow`} heightMm={area.widthMm * 0.018} />
      </defs>
      <rect {...box} fill="#8d8272" transform={`translate(${area.widthMm * 0.003} ${area.widthMm * 0.006})`} filter={`url(#${id}shadow)`} />
      <g clipPath={`url(#${id}board)`}>
        {print(0)}
        <rect {...box} fill={`url(#${id}cuts)`} />
        <rect {...box} fill={`url(#${id}sheen)`} />
      </g>
      <rect {...box} fill="none" stroke="#1a1712" strokeOpacity="0.35" strokeWidth={line} />
    </>
  );
}

export const flatViews = {
  mousepad: '-26 -24 287 252',
  coaster: '-26 -26 262 270',
  magnet: '-16 -20 262 232',
  keyring: '-14 -46 120 116',
} as const;

type CardProps = DrawingProps & { page: number; corner: number; edge: string; thick: number; shadow: string };

/** A printed board that lies on the ground, with a little of its edge. */
function Board({ choice: { sku }, print, id, page, corner, edge, thick, shadow }: CardProps) {
  const { widthMm: width, heightMm: height } = goods[sku].area;
  const box = { width, height, rx: corner };
  return (
    <>
      <rect {...box} fill={edge} transform={`translate(${thick * 0.4} ${thick})`} filter={`url(#${shadow})`} />
      <rect {...box} fill={edge} transform={`translate(${thick * 0.2} ${thick / 2})`} />
      <g clipPath={`url(#${id}board)`}>
        {print(page)}
        <rect {...box} fill={`url(#${id}sheen)`} />
      </g>
      <rect {...box} fill="none" stroke="#ffffff" strokeOpacity="0.4" strokeWidth="0.5" />
    </>
  );
}

function BoardDefs({ choice: { sku }, id, corner, heightMm }: Pick<DrawingProps, 'choice' | 'id'> & { corner: number; heightMm: number }) {
  const { area } = goods[sku];
  return (
    <defs>
      <clipPath id={`${id}board`}>
        <rect width={area.widthMm} height={area.heightMm} rx={corner} />
      </clipPath>
      <Sheen id={`${id}sheen`} />
      <LyingShadow id={`${id}shadow`} heightMm={heightMm} />
    </defs>
  );
}

export function MousepadDrawing(props: DrawingProps) {
  const { cornerMm = 0 } = goods[props.choice.sku];
  return (
    <>
      <BoardDefs {...props} corner={cornerMm} heightMm={5} />
      <Board {...props} page={0} corner={cornerMm} edge="#26262a" thick={3} shadow={`${props.id}shadow`} />
    </>
  );
}

export function CoasterDrawing(props: DrawingProps) {
  return (
    <>
      <BoardDefs {...props} corner={5} heightMm={5} />
      {coasterPlaces.map((transform, page) => (
        <g key={transform} transform={transform}>
          <Board {...props} page={page} corner={5} edge="#b18e60" thick={3.4} shadow={`${props.id}shadow`} />
        </g>
      ))}
    </>
  );
}

export function MagnetDrawing(props: DrawingProps) {
  return (
    <>
      <BoardDefs {...props} corner={2} heightMm={3} />
      {magnetPlaces.map((transform, page) => (
        <g key={transform} transform={transform}>
          <Board {...props} page={page} corner={2} edge="#3a3a3c" thick={1.2} shadow={`${props.id}shadow`} />
        </g>
      ))}
    </>
  );
}

export function KeyringDrawing({ choice, print, id }: DrawingProps) {
  const { area } = goods[choice.sku];
  const [w, h] = [area.widthMm, area.heightMm];
  const rim = tagRim(w, h);
  return (
    <>
      <defs>
        <clipPath id={`${id}tag`}>
          <rect width={w} height={h} rx="4.5" />
        </clipPath>
        <linearGradient id={`${id}steel`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#ffffff" />
          <stop offset="0.45" stopColor="#9fa3a6" />
          <stop offset="0.6" stopColor="#e7e9ea" />
          <stop offset="1" stopColor="#6f7376" />
        </linearGradient>
        <Sheen id={`${id}sheen`} strength={0.42} />
        <LyingShadow id={`${id}shadow`} heightMm={2.4} />
      </defs>
      {tagPlaces.map((transform, page) => (
        <g key={transform} transform={transform}>
          <g filter={`url(#${id}shadow)`}>
            <circle cx={w / 2} cy="-22" r="15" fill="none" stroke={`url(#${id}steel)`} strokeWidth="2.6" />
            <path d={rim} fill="#ffffff" fillOpacity="0.72" stroke="#b9c4c8" strokeWidth="0.5" />
          </g>
          <circle cx={w / 2} cy="-3.4" r="2.3" fill="#6d7376" />
          <path
            d={`M${w / 2} -3.4c-3.4 -2 -3.4 -4.6 0 -5.4c3.4 .8 3.4 3.4 0 5.4Z`}
            fill="none"
            stroke={`url(#${id}steel)`}
            strokeWidth="1.5"
          />
          <g clipPath={`url(#${id}tag)`}>{print(page)}</g>
          <path d={rim} fill={`url(#${id}sheen)`} />
        </g>
      ))}
    </>
  );
}
