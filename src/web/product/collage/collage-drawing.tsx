/** A collage design as a drawing: nine photos as it arranges them, on its ground. The page has the photos (scenes.tsx). */
import { type CollageDesign, type SheetShape, sheetShapes } from '#core/catalogue/collage-designs.ts';
import type { CollageSample, SampleCell } from '#core/catalogue/collage-sample.ts';
import { collageGroundInks } from '#core/products/collage/grounds.ts';
import { sceneId } from './scenes.tsx';

type Drawn = Pick<CollageDesign, 'id' | 'mode' | 'cornerMm' | 'ground'>;
type Props = { design: Drawn; sheet: SheetShape; sample: CollageSample; className?: string };

/** Of a print that lies on others, in millimetres. */
const printBorderMm = 4;

const onPage = 'block w-full shadow-[0_0_0_1px_var(--line)]';

export function CollageDrawing({ design, sheet, sample: { cells, outline }, className = onPage }: Props) {
  const { widthMm, heightMm } = sheetShapes[sheet];
  const photos = cells.map((cell) => <Photo key={cell.photo} design={design} cell={cell} />);
  const clip = `collage-${design.id}-outline`;
  return (
    <svg viewBox={`0 0 ${widthMm} ${heightMm}`} aria-hidden="true" className={className}>
      <path d={`M0 0h${widthMm}v${heightMm}H0z`} fill={collageGroundInks[design.ground].hex} />
      {outline ? (
        <>
          <clipPath id={clip}>
            <path d={outline} transform="scale(.001)" />
          </clipPath>
          <g clipPath={`url(#${clip})`}>{photos}</g>
        </>
      ) : (
        photos
      )}
    </svg>
  );
}

function Photo({ design: { id, mode, cornerMm }, cell }: { design: Drawn; cell: SampleCell }) {
  const mm = (um: number) => Math.round(um / 100) / 10;
  const { photo, xUm, yUm, widthUm, heightUm, tilt } = cell;
  const box = { x: mm(xUm), y: mm(yUm), width: mm(widthUm), height: mm(heightUm) };
  const turned = tilt === 0 ? undefined : `rotate(${tilt} ${box.x + box.width / 2} ${box.y + box.height / 2})`;
  const clip = `collage-${id}-${photo}`;
  return (
    <g transform={turned}>
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
}
