/** A painted room in true scale: wall, skirting, floor, furniture of two metres, and what hangs. Drawn by the style sheet from millimetres. */
import { type CSSProperties, useState } from 'react';
import { wallTexts } from '#texts/de/wall-art/wall.ts';
import { useTexts } from '#web/page/texts.ts';
import { FramedPicture } from '#web/product/framed-picture/framed-picture.tsx';
import { Bench, Sofa } from '#web/product/wall/furniture.tsx';
import { WallColours } from '#web/product/wall/wall-colours.tsx';
import { type FurnitureKey, furnitureKeys, type Hung, middleMm } from './hung.ts';
import { WallSegments } from './segments.tsx';
import { useHeightText, useSizeText } from './sizes.ts';

const zooms = ['room', 'near'] as const;
type Zoom = (typeof zooms)[number];

/** What is seen at least: the sofa with air beside it, and the wall up to the ceiling. */
const roomMm = { width: 2_500, height: 2_350, floor: 330 } as const;

function sceneOf({ extent }: Hung, zoom: Zoom, middle: number): CSSProperties {
  const { widthMm, heightMm } = extent;
  const [width, height] =
    zoom === 'near'
      ? [widthMm * 1.25 + 120, heightMm * 1.2 + 220]
      : [Math.max(roomMm.width, widthMm + 500), Math.max(roomMm.height, middle + heightMm / 2 + 200) + roomMm.floor];
  return { '--scene-width': width, '--scene-height': height, '--middle': middle } as CSSProperties;
}

export function Room({ hung }: { hung: Hung }) {
  const t = useTexts(wallTexts);
  const sizeText = useSizeText();
  const heightText = useHeightText();
  const [zoom, setZoom] = useState<Zoom>('room');
  const [furniture, setFurniture] = useState<FurnitureKey>('sofa');
  const middle = middleMm(hung, furniture);
  const [first] = hung.pieces;
  const facts = { size: sizeText(hung.extent), height: heightText(middle) };
  return (
    <div className="painted">
      <div className="room" data-zoom={zoom} style={sceneOf(hung, zoom, middle)}>
        <div className="room-scene">
          <div aria-hidden="true" className="room-floor" />
          <div
            className="room-hung"
            style={{ '--extent-width': hung.extent.widthMm, '--extent-height': hung.extent.heightMm } as CSSProperties}
          >
            {hung.pieces.map(({ piece, placed }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may be alike, and their order is the arrangement
              <div key={at} className="room-piece" style={{ '--x': placed.xMm, '--y': placed.yMm } as CSSProperties}>
                <FramedPicture piece={piece} />
                {hung.pieces.length === 1 ? (
                  <span aria-hidden="true" className="room-caption">
                    {piece.name}
                  </span>
                ) : null}
              </div>
            ))}
          </div>
          <Furniture of={furniture} />
          <div aria-hidden="true" className="room-scale">
            {t('wall.scale')}
          </div>
        </div>
      </div>
      <WallColours />
      <div className="wall-controls">
        <WallSegments
          legend={t('wall.zoom')}
          name="wall-zoom"
          options={zooms.map((key) => ({ key, label: t(`wall.zoom.${key}`) }))}
          chosen={zoom}
          onChoose={setZoom}
        />
        <WallSegments
          legend={t('wall.furniture')}
          name="wall-furniture"
          options={furnitureKeys.map((key) => ({ key, label: t(`wall.furniture.${key}`) }))}
          chosen={furniture}
          onChoose={setFurniture}
        />
      </div>
      <p className="wall-facts figures" aria-live="polite">
        {hung.pieces.length > 1
          ? t('wall.seen.several', { count: hung.pieces.length, ...facts })
          : t('wall.seen', { name: first?.piece.name ?? '', ...facts })}{' '}
        {furniture === 'none' ? null : t(`wall.furniture.${furniture}.note`)}
      </p>
    </div>
  );
}

function Furniture({ of }: { of: FurnitureKey }) {
  if (of === 'none') return null;
  return (
    <svg aria-hidden="true" className={`room-furniture room-${of}`} viewBox={of === 'sofa' ? '30 173 200 73' : '0 0 200 45'}>
      {of === 'sofa' ? <Sofa /> : <Bench />}
    </svg>
  );
}
