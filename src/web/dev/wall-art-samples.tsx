/** Wall art in every frame and material, and on a wall. */
import type { CSSProperties } from 'react';
import type { PhotoframeChoice } from '#core/products/photoframe/choice.ts';
import { frameKeys, frames } from '#core/products/photoframe/frames.ts';
import { materialKeys } from '#core/products/photoframe/materials.ts';
import { WallView } from '#web/configurators/photoframe/wall/wall-view.tsx';
import { FramedPicture, type WallPiece } from '#web/product/framed-picture/framed-picture.tsx';
import mountainUrl from './karwendel.webp?url';

const plain: PhotoframeChoice = { type: 'photoframe', format: '600x400', material: 'poster', frameType: 'none', hanging: 'none' };

function piece(change: Partial<PhotoframeChoice>): WallPiece {
  const choice = { ...plain, ...change };
  const { format, material, frameType, frameColour = '' } = choice;
  const name = [material, format, frameType, frameColour].join(' ');
  return { choice, name, picture: <img src={mountainUrl} alt="" /> };
}

const framed = frameKeys.flatMap((frameType) =>
  frames[frameType].colours.map((frameColour) => {
    const { defaultMat, materials, range } = frames[frameType];
    const format = range.max.short < 400 ? '300x200' : '450x300';
    return piece({ frameType, frameColour, matSize: defaultMat, material: materials[0] ?? 'poster', format });
  }),
);

const bare = materialKeys
  .filter((material) => material !== 'fototapete')
  .map((material) => piece({ material, format: '450x300', hanging: material === 'acrylglas' ? 'drill' : 'none' }));

const others = [
  piece({ format: '300x400', frameType: 'holzrahmen', frameColour: 'oak', matSize: 30 }),
  piece({ format: '500x500', material: 'leinwand', stretcher: '25', edge: 'white' }),
  piece({ format: '400x300', frameType: 'alurahmen', frameColour: 'black', matSize: 0 }),
];

export function WallArtSamples() {
  return (
    <>
      <WallView piece={piece({ frameType: 'holzrahmen', frameColour: 'walnut', matSize: 30 })} others={others} />
      <div
        style={
          {
            '--mm': '0.56px',
            background: '#e9e6df',
            display: 'flex',
            flexWrap: 'wrap',
            gap: 44,
            padding: 44,
            marginTop: 44,
          } as CSSProperties
        }
      >
        {[...framed, ...bare].map((one) => (
          <figure key={one.name}>
            <FramedPicture piece={one} />
            <figcaption className="mt-5 text-caption">{one.name}</figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}
