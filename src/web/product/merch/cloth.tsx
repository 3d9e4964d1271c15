/** Cushion, tote bag and T-shirt with their prints. Millimetres; the origin is the middle of the good's upper edge, of the cushion its middle. */
import { goods } from '#core/products/merch/goods.ts';
import { bag, cushion, cushionFolds, shirt, strap } from '#paint/svg/piece/goods-outlines.ts';
import type { DrawingProps } from './print.ts';
import { LightStops, LyingShadow } from './shading.tsx';

export const clothViews = { cushion: '-245 -245 490 510', tote: '-245 -190 490 690', tshirt: '-360 -30 720 780' } as const;

/** `page`: 0 the front, 1 the back. */
export function CushionDrawing({ print, id, page }: DrawingProps & { page: number }) {
  return (
    <>
      <defs>
        <clipPath id={`${id}cushion`}>
          <path d={cushion} />
        </clipPath>
        <radialGradient id={`${id}round`} cx="0.42" cy="0.4" r="0.72">
          <LightStops
            stops={[
              [0, 0.2],
              [0.3, 0.06],
              [0.5, 0],
              [0.78, -0.14],
              [1, -0.42],
            ]}
          />
        </radialGradient>
        <Soft id={`${id}soft`} blurMm={4} />
        <LyingShadow id={`${id}shadow`} heightMm={22} strength={0.3} />
      </defs>
      <path d={cushion} fill="#e9e4da" stroke="#ddd6c8" strokeWidth="11" strokeLinejoin="round" filter={`url(#${id}shadow)`} />
      <g clipPath={`url(#${id}cushion)`}>
        <g transform="translate(-200 -200)">{print(page)}</g>
        <rect x="-200" y="-200" width="400" height="400" fill={`url(#${id}round)`} />
        <g fill="none" strokeLinecap="round" filter={`url(#${id}soft)`}>
          {cushionFolds.map((d) => (
            <g key={d}>
              <path d={d} stroke="#000000" strokeOpacity="0.24" strokeWidth="9" />
              <path d={d} stroke="#ffffff" strokeOpacity="0.3" strokeWidth="6" transform="translate(-5 -4)" />
            </g>
          ))}
        </g>
      </g>
      <path d={cushion} fill="none" stroke="#000000" strokeOpacity="0.2" strokeWidth="1.4" />
    </>
  );
}

/** Folds have no edges. */
function Soft({ id, blurMm }: { id: string; blurMm: number }) {
  return (
    <filter id={id} x="-20%" y="-20%" width="140%" height="140%">
      <feGaussianBlur stdDeviation={blurMm} />
    </filter>
  );
}

function Weave({ id, stroke }: { id: string; stroke: string }) {
  return (
    <pattern id={id} width="5.2" height="5.2" patternUnits="userSpaceOnUse">
      <path d="M0 1.3H5.2M0 3.9H5.2" stroke={stroke} strokeOpacity="0.2" strokeWidth="0.8" />
      <path d="M1.3 0V5.2M3.9 0V5.2" stroke={stroke} strokeOpacity="0.13" strokeWidth="0.8" />
    </pattern>
  );
}

const bagFolds = [
  'M-150 40C-160 170 -150 300 -168 440',
  'M158 60C166 190 150 320 170 436',
  'M-60 300C-20 350 30 380 90 392',
  'M-186 4C-120 40 -90 70 -70 120',
  'M186 4C130 36 110 60 92 100',
];

export function ToteDrawing({ choice: { sku }, print, id }: DrawingProps) {
  const { area } = goods[sku];
  return (
    <>
      <defs>
        <Weave id={`${id}weave`} stroke="#6b5d42" />
        <linearGradient id={`${id}side`}>
          <LightStops
            stops={[
              [0, -0.16],
              [0.12, 0],
              [0.3, 0.14],
              [0.6, 0],
              [0.88, -0.06],
              [1, -0.22],
            ]}
          />
        </linearGradient>
        <LyingShadow id={`${id}shadow`} heightMm={12} />
      </defs>
      <path d={strap} fill="none" stroke="#cdbf9f" strokeWidth="24" transform="translate(8 -10)" />
      <path d={bag} fill="#ece3cf" filter={`url(#${id}shadow)`} />
      <path d={bag} fill={`url(#${id}weave)`} />
      <g transform={`translate(${-area.widthMm / 2} 96)`}>{print(0)}</g>
      <path d={bag} fill={`url(#${id}side)`} />
      <g fill="none" strokeLinecap="round">
        {bagFolds.map((d) => (
          <path key={d} d={d} stroke="#000000" strokeOpacity="0.06" strokeWidth="10" />
        ))}
      </g>
      <path d="M-185 30C-120 36 120 36 185 30" fill="none" stroke="#a9997a" strokeWidth="1.6" strokeDasharray="6 4" />
      <path d={strap} fill="none" stroke="#00000030" strokeWidth="26" transform="translate(2 4)" />
      <path d={strap} fill="none" stroke="#e6dcc5" strokeWidth="24" />
      {[-92, 92].map((x) => (
        <g key={x}>
          <rect x={x - 12} y="8" width="24" height="44" fill="#e6dcc5" />
          <path d={`M${x - 9} 20l18 26M${x + 9} 20l-18 26M${x - 9} 20h18M${x - 9} 46h18`} stroke="#a9997a" strokeWidth="1.4" />
        </g>
      ))}
    </>
  );
}

const shirtFolds = [
  'M-214 246C-196 200 -190 150 -196 96',
  'M214 246C196 200 190 150 196 96',
  'M-190 300C-120 340 -60 420 -170 560',
  'M196 320C150 380 120 470 186 610',
  'M-60 640C0 610 80 620 150 660',
  'M-120 80C-90 110 -60 124 -20 130',
  'M120 80C96 108 70 122 34 130',
];

export function TshirtDrawing({ choice: { sku }, print, id }: DrawingProps) {
  const { area } = goods[sku];
  return (
    <>
      <defs>
        <clipPath id={`${id}shirt`}>
          <path d={shirt} />
        </clipPath>
        <linearGradient id={`${id}side`}>
          <LightStops
            stops={[
              [0, -0.1],
              [0.22, -0.02],
              [0.4, 0.16],
              [0.62, 0],
              [0.84, -0.06],
              [1, -0.16],
            ]}
          />
        </linearGradient>
        <Soft id={`${id}soft`} blurMm={9} />
        <LyingShadow id={`${id}shadow`} heightMm={9} />
      </defs>
      <path d={shirt} fill="#f6f5f2" filter={`url(#${id}shadow)`} />
      <path d="M-88 4C-60 30 60 30 88 4C60 -8 -60 -8 -88 4Z" fill="#cfccc5" />
      <g transform={`translate(${-area.widthMm / 2} 108)`}>{print(0)}</g>
      <g clipPath={`url(#${id}shirt)`} fill="none" strokeLinecap="round">
        <path d={shirt} fill={`url(#${id}side)`} />
        <g filter={`url(#${id}soft)`}>
          {shirtFolds.map((d) => (
            <g key={d}>
              <path d={d} stroke="#000000" strokeOpacity="0.1" strokeWidth="16" />
              <path d={d} stroke="#ffffff" strokeOpacity="0.4" strokeWidth="9" transform="translate(-11 -8)" />
            </g>
          ))}
        </g>
        <path
          d="M-214 246C-210 200 -214 130 -250 92M214 246C210 200 214 130 250 92"
          stroke="#000000"
          strokeOpacity="0.13"
          strokeWidth="2"
        />
      </g>
      <path d="M-92 2C-60 52 60 52 92 2" fill="none" stroke="#e3e0d9" strokeWidth="15" transform="translate(0 4)" />
      <path d="M-96 10C-62 66 62 66 96 10" fill="none" stroke="#000000" strokeOpacity="0.14" strokeWidth="1.4" />
    </>
  );
}
