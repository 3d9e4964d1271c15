/** A collage design as a small drawing: nine photos as it would arrange them, as plain fields. */
import { useMemo } from 'react';
import { arrange } from '#core/arrange/arrange.ts';
import type { CollageDesign } from '#core/catalogue/collage-designs.ts';
import { collageGroundInks } from '#core/products/collage/blank.ts';

/** A sheet of 40 × 30 cm. */
const sheet = { widthUm: 400_000, heightUm: 300_000 };
const ratios = [3 / 2, 2 / 3, 1, 4 / 3, 3 / 2, 3 / 4, 3 / 2, 1, 4 / 3];
/** Of photos, from light to dark. */
const tones = ['#c9b8a0', '#8fa3a8', '#b98f78', '#6f7f6a', '#d6c8b4', '#7d6a5d', '#a9b5b0', '#c49a6c', '#586a78'];

export function DesignDrawing({ design }: { design: CollageDesign }) {
  const { mode, gapMm, marginMm, cornerMm, ground } = design;
  const cells = useMemo(() => {
    const marginUm = marginMm * 1_000;
    const area = { widthUm: sheet.widthUm - 2 * marginUm, heightUm: sheet.heightUm - 2 * marginUm };
    const photos = ratios.map((ratio, at) => ({ id: String(at), ratio }));
    return arrange({ photos, ...area, gapUm: gapMm * 1_000, mode, seed: 0 }, { effort: 'first' }).cells;
  }, [mode, gapMm, marginMm]);
  const mm = (um: number) => Math.round(um / 100) / 10;
  return (
    <svg viewBox="0 0 400 300" aria-hidden="true" className="collage-drawing">
      <path d="M0 0h400v300H0z" fill={collageGroundInks[ground].hex} />
      {cells.map(({ photo, xUm, yUm, widthUm, heightUm, tilt = 0 }) => {
        const [x, y, width, height] = [mm(xUm) + marginMm, mm(yUm) + marginMm, mm(widthUm), mm(heightUm)];
        return (
          <rect
            key={photo}
            {...{ x, y, width, height, rx: cornerMm }}
            fill={tones[Number(photo)]}
            {...(mode === 'free' ? { stroke: '#ffffff', strokeWidth: 3 } : {})}
            transform={tilt === 0 ? undefined : `rotate(${tilt} ${x + width / 2} ${y + height / 2})`}
          />
        );
      })}
    </svg>
  );
}
