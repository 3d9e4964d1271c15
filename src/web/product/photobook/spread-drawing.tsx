/** Two open pages of a style as a drawing. The page has the photos (collage/scenes.tsx). */
import type { SampleCell } from '#core/catalogue/collage-sample.ts';
import type { PhotobookSet } from '#core/catalogue/photobook-sets.ts';
import { collageGroundInks } from '#core/products/collage/grounds.ts';
import { type BookSize, bookSizesMm } from '#core/products/photobook/books.ts';
import { sceneId } from '#web/product/collage/scenes.tsx';

type Props = {
  set: Pick<PhotobookSet, 'ground' | 'coverGround'>;
  size: BookSize;
  spread: readonly [left: readonly SampleCell[], right: readonly SampleCell[]];
};

/** The cover is seen around the pages, in millimetres. */
const coverMm = 3;

export function SpreadDrawing({ set: { ground, coverGround }, size, spread }: Props) {
  const { widthMm, heightMm } = bookSizesMm[size];
  const [width, height] = [2 * widthMm + 2 * coverMm, heightMm + 2 * coverMm];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      className="block max-h-full w-full [filter:drop-shadow(0_6px_14px_rgb(var(--shade)/0.22))]"
    >
      <rect width={width} height={height} rx="2" fill={coverGround === 'paper' ? '#d9d4c9' : collageGroundInks[coverGround].hex} />
      {spread.map((cells, side) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: left and right
        <g key={side} transform={`translate(${coverMm + side * widthMm} ${coverMm})`}>
          <rect width={widthMm} height={heightMm} fill={collageGroundInks[ground].hex} />
          {cells.map(({ photo, xUm, yUm, widthUm, heightUm }) => (
            <use
              key={photo}
              href={`#${sceneId(photo)}`}
              x={xUm / 1_000}
              y={yUm / 1_000}
              width={widthUm / 1_000}
              height={heightUm / 1_000}
            />
          ))}
        </g>
      ))}
      <FoldShadow x={coverMm + widthMm} y={coverMm} height={heightMm} />
    </svg>
  );
}

/** The pages bend into the spine. */
function FoldShadow({ x, y, height }: { x: number; y: number; height: number }) {
  return (
    <>
      {([1, 4, 9, 16] as const).map((width) => (
        <rect key={width} x={x - width} y={y} width={2 * width} height={height} fill="#1d2420" opacity="0.05" />
      ))}
      <rect x={x - 0.3} y={y} width="0.6" height={height} fill="#1d2420" opacity="0.35" />
    </>
  );
}
