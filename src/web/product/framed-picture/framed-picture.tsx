/** Wall art as it hangs: the picture in its frame, behind its mat, or with its own edge, in true proportions. */
import type { CSSProperties, ReactNode } from 'react';
import type { WallArtChoice } from '#core/products/photoframe/choice.ts';
import { frameOf, outerSize, visibleSize } from '#core/products/photoframe/geometry.ts';
import { deepColours, depthMm, edgeLook } from '#paint/svg/piece/frame-looks.ts';
import { FrameDrawing } from './frame-drawing.tsx';

export type WallPiece = {
  choice: WallArtChoice;
  /** For descriptions: "Leinwand 60 × 40 cm". */
  name: string;
  /** Fills its box: what is seen of the print, width and height 100 %. */
  picture: ReactNode;
};

/**
 * As wide and high as frame or picture from the outside. The custom property `--mm` of an ancestor is the length of a millimetre. Edges and
 * shadows lie outside the box.
 */
export function FramedPicture({ piece: { choice, name, picture } }: { piece: WallPiece }) {
  const outer = outerSize(choice);
  const seen = visibleSize(choice);
  const frame = frameOf(choice);
  const edge = edgeLook(choice);
  const hasGap = frame !== null && frame.gapMm > 0;
  const style = {
    '--outer-width': outer.widthMm,
    '--outer-height': outer.heightMm,
    '--depth': depthMm(choice),
    ...(edge ? { '--edge-width': edge.widthMm, '--edge-light': edge.light, '--edge-dark': edge.dark } : {}),
    ...(hasGap ? { '--gap-colour': deepColours[choice.frameColour ?? 'black'] } : {}),
  } as CSSProperties;
  const place = {
    left: `${(50 * (outer.widthMm - seen.widthMm)) / outer.widthMm}%`,
    top: `${(50 * (outer.heightMm - seen.heightMm)) / outer.heightMm}%`,
    width: `${(100 * seen.widthMm) / outer.widthMm}%`,
    height: `${(100 * seen.heightMm) / outer.heightMm}%`,
  };
  return (
    <span
      role="img"
      aria-label={name}
      className="framed"
      style={style}
      data-frame={choice.frameType}
      data-material={choice.material}
      data-edge={edge ? '' : undefined}
      data-gap={hasGap ? '' : undefined}
    >
      <span className="framed-picture" style={place}>
        {picture}
      </span>
      <FrameDrawing choice={choice} />
    </span>
  );
}
