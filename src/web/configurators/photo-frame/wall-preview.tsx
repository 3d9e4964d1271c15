/** What is edited, as it will hang: in its frame, on a wall. Loaded on demand. */
import { useMemo } from 'react';
import { hiddenMm } from '#core/products/photoframe/geometry.ts';
import { wallArtFormat } from '#core/products/photoframe/names.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import { usePreview } from '#web/editor/context.ts';
import { reactElement } from '#web/editor/preview/svg-element.tsx';
import { usePhotoFrameProduct } from './photo-frame-editor.ts';
import { usePhotoFrameTexts } from './texts.ts';
import { useOtherPieces } from './use-other-pieces.tsx';
import { WallView } from './wall/wall-view.tsx';

/** What of the print frame and mat leave to be seen. */
function useVisiblePrint() {
  const { preview, painting } = usePreview();
  const hiddenUm = hiddenMm(usePhotoFrameProduct()) * 1_000;
  const sheet = preview?.layout.sheets[0];
  return useMemo(() => {
    const panel = sheet?.panels.find(({ id }) => id === 'front');
    if (!sheet || !panel) return null;
    const { attrs, children } = paintSheet(sheet, painting, { view: { panel: 'front' }, foil: 'ramp', prefix: 'wall' });
    const { xUm, yUm, widthUm, heightUm } = panel;
    const viewBox = [xUm + hiddenUm, yUm + hiddenUm, widthUm - 2 * hiddenUm, heightUm - 2 * hiddenUm].join(' ');
    return (
      <svg {...attrs} viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        {children.map(reactElement)}
      </svg>
    );
  }, [sheet, painting, hiddenUm]);
}

export default function WallPreview() {
  const t = usePhotoFrameTexts();
  const product = usePhotoFrameProduct();
  const print = useVisiblePrint();
  const others = useOtherPieces();
  if (!print) return null;
  return <WallView piece={{ choice: product, name: t(wallArtFormat(product)), picture: print }} others={others} />;
}
