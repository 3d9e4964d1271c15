/** A photo gift with what is printed on it, drawn in true proportions. */
import { useId } from 'react';
import type { MerchChoice } from '#core/products/merch/choice.ts';
import { goods, mugShape } from '#core/products/merch/goods.ts';
import { cylinderStrips } from '#paint/svg/piece/cylinder.ts';
import { handlePath, mugBody, mugDepth, mugLight, mugLooks, mugRadius, usualTurn } from '#paint/svg/piece/goods-outlines.ts';
import { CushionDrawing, clothViews, ToteDrawing, TshirtDrawing } from './cloth.tsx';
import { CoasterDrawing, flatViews, KeyringDrawing, MagnetDrawing, MousepadDrawing, PuzzleDrawing, puzzleView } from './flat.tsx';
import type { DrawingProps, Print } from './print.ts';
import { LightStops } from './shading.tsx';

const height = mugShape.heightMm;
/** More strips than can be seen. */
const stripCount = 30;

/** A mug with its print, turned to any side. The box of the whole mug, whichever way it is turned. */
const mugView = `${-mugRadius - 40} ${-mugDepth - 8} ${2 * mugRadius + 80} ${height + 2 * mugDepth + 26}`;

/** `turn`: radians; at 0 the middle of the print is in front and the handle behind. */
function MugDrawing({ choice: { sku }, print, id, turn }: DrawingProps & { turn: number }) {
  const { area } = goods[sku];
  const look = mugLooks[sku === 'mug-magic' ? 'black' : 'white'];
  const strips = cylinderStrips({ widthMm: area.widthMm, radiusMm: mugRadius, turn, count: stripCount });
  const handle = handlePath(turn);
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
          <LightStops stops={mugLight(look.shade)} />
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
      <ellipse cx="9" cy={height + 4} rx={mugRadius * 1.32} ry={mugDepth * 1.75} fill={`url(#${id}ground)`} />
      {handle.isInFront ? null : drawnHandle}
      <path d={mugBody} fill={look.body} />
      <g transform={`translate(0 ${(height - area.heightMm) / 2 + 1})`}>
        {strips.map(({ matrix }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: strips have no other name
          <use key={at} href={`#${id}print`} transform={matrix} clipPath={`url(#${id}strip${at})`} />
        ))}
      </g>
      <path d={mugBody} fill={`url(#${id}round)`} />
      <ellipse cx="0" cy="0" rx={mugRadius} ry={mugDepth} fill={look.rim} />
      <ellipse cx="0" cy="0.3" rx={mugRadius - 2.6} ry={mugDepth - 1} fill={`url(#${id}inside)`} />
      <ellipse cx="0" cy="0" rx={mugRadius} ry={mugDepth} fill="none" stroke="#000000" strokeOpacity="0.16" strokeWidth="0.5" />
      {handle.isInFront ? drawnHandle : null}
    </>
  );
}

type Props = {
  choice: MerchChoice;
  print: Print;
  name: string;
  /** Radians a mug is turned by: 0 shows the middle of its print. */
  turn?: number;
  /** Side of a cushion: 0 the front. */
  page?: number;
};

/** Fits its box. */
export function GoodsPicture({ choice, print, name, turn = usualTurn, page = 0 }: Props) {
  const id = useId();
  return (
    <svg className="goods" role="img" aria-label={name} viewBox={viewOf(choice)} preserveAspectRatio="xMidYMid meet">
      <Drawing choice={choice} print={print} id={id} turn={turn} page={page} />
    </svg>
  );
}

function viewOf({ sku }: MerchChoice): string {
  const { kind } = goods[sku];
  switch (kind) {
    case 'mug':
      return mugView;
    case 'puzzle':
      return puzzleView(sku as Parameters<typeof puzzleView>[0]);
    case 'cushion':
    case 'tote':
    case 'tshirt':
      return clothViews[kind];
    default:
      return flatViews[kind];
  }
}

function Drawing({ turn, page, ...props }: Pick<Props, 'choice' | 'print'> & { id: string; turn: number; page: number }) {
  switch (goods[props.choice.sku].kind) {
    case 'mug':
      return <MugDrawing {...props} turn={turn} />;
    case 'cushion':
      return <CushionDrawing {...props} page={page} />;
    case 'tote':
      return <ToteDrawing {...props} />;
    case 'tshirt':
      return <TshirtDrawing {...props} />;
    case 'puzzle':
      return <PuzzleDrawing {...props} />;
    case 'mousepad':
      return <MousepadDrawing {...props} />;
    case 'coaster':
      return <CoasterDrawing {...props} />;
    case 'magnet':
      return <MagnetDrawing {...props} />;
    case 'keyring':
      return <KeyringDrawing {...props} />;
  }
}
