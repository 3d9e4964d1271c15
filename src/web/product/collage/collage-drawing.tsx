/** A collage design as a drawing: nine photos as it arranges them, on its ground. The page has the photos (scenes.tsx). */
import { type CollageDesign, type CollageShape, collageShapes } from '#core/catalogue/collage-designs.ts';
import type { SampleCell } from '#core/catalogue/collage-sample.ts';
import { collageGroundInks } from '#core/products/collage/grounds.ts';
import { sceneId } from './scenes.tsx';

type Props = { design: Pick<CollageDesign, 'id' | 'mode' | 'cornerMm' | 'ground'>; shape: CollageShape; cells: readonly SampleCell[] };

/** Of a print that lies on others, in millimetres. */
const printBorderMm = 4;

export function CollageDrawing({ design: { id, mode, cornerMm, ground }, shape, cells }: Props) {
  const { widthMm, heightMm } = collageShapes[shape];
  const mm = (um: number) => Math.round(um / 100) / 10;
  return (
    <svg viewBox={`0 0 ${widthMm} ${heightMm}`} aria-hidden="true" className="collage-drawing">
      <path d={`M0 0h${widthMm}v${heightMm}H0z`} fill={collageGroundInks[ground].hex} />
      {cells.map(({ photo, xUm, yUm, widthUm, heightUm, tilt }) => {
        const box = { x: mm(xUm), y: mm(yUm), width: mm(widthUm), height: mm(heightUm) };
        const turned = tilt === 0 ? undefined : `rotate(${tilt} ${box.x + box.width / 2} ${box.y + box.height / 2})`;
        const clip = `collage-${id}-${photo}`;
        return (
          <g key={photo} transform={turned}>
            {cornerMm > 0 ? (
              <clipPath id={clip}>
                <rect {...box} rx={cornerMm * 2} />
              </clipPath>
            ) : null}
            <g clipPath={cornerMm > 0 ? `url(#${clip})` : undefined}>
              <use href={`#${sceneId(photo)}`} {...box} />
            </g>
            {mode === 'free' && cornerMm === 0 ? <rect {...box} fill="none" stroke="#ffffff" strokeWidth={printBorderMm} /> : null}
          </g>
        );
      })}
    </svg>
  );
}
