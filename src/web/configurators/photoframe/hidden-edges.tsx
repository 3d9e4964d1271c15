/** What frame and mat hide of the print, and the holes that are drilled into it; not printed. */
import { hiddenMm, holesOf } from '#core/products/photoframe/geometry.ts';
import type { OverlayProps } from '#web/editor/context.ts';
import { usePhotoFrameProduct } from './photo-frame-editor.ts';

export function HiddenEdges({ panel }: OverlayProps) {
  const product = usePhotoFrameProduct();
  const hiddenUm = hiddenMm(product) * 1_000;
  const holes = holesOf(product);
  if (panel.id !== 'front' || (hiddenUm === 0 && holes.length === 0)) return null;
  const { xUm, yUm, widthUm, heightUm } = panel;
  const inner = { xUm: xUm + hiddenUm, yUm: yUm + hiddenUm, widthUm: widthUm - 2 * hiddenUm, heightUm: heightUm - 2 * hiddenUm };
  const rectangle = (box: typeof inner) => `M${box.xUm} ${box.yUm}h${box.widthUm}v${box.heightUm}h${-box.widthUm}z`;
  return (
    <svg className="face-lines frame-hidden" viewBox={`${xUm} ${yUm} ${widthUm} ${heightUm}`} aria-hidden="true">
      {hiddenUm > 0 ? <path d={`${rectangle(panel)}${rectangle(inner)}`} fillRule="evenodd" className="frame-hidden-edge" /> : null}
      {holes.map(({ xMm, yMm, diameterMm }) => (
        <circle key={`${xMm} ${yMm}`} cx={xUm + xMm * 1_000} cy={yUm + yMm * 1_000} r={diameterMm * 500} className="frame-hole" />
      ))}
    </svg>
  );
}
