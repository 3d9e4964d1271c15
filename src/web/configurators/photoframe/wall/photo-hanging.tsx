/** What hangs, drawn into the plane of the photographed wall. It is dragged on that plane, or moved by the arrow keys. */
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { type Homography, matrix3d, type PlanePoint, unproject } from '#core/wall/homography.ts';
import { isInSight, scaledWallPhoto, sheetSize } from '#core/wall/wall-photo.ts';
import { wallTexts } from '#texts/de/wall-art/wall.ts';
import { useTexts } from '#web/page/texts.ts';
import { FramedPicture } from '#web/product/framed-picture/framed-picture.tsx';
import { arrowOf } from '#web/ui/arrow-keys.ts';
import type { Hung } from './hung.ts';
import type { WallPhoto } from './use-wall-photo.ts';

type Props = {
  hung: Hung;
  photo: WallPhoto;
  /** From the wall in millimetres to the photo. */
  wall: Homography;
  /** CSS pixels of a pixel of the photo. */
  scale: number;
  onPlace: (place: PlanePoint) => void;
};

/** Millimetres that an arrow key moves what hangs by. */
const fineMm = 10;
const coarseMm = 100;

export function PhotoHanging({ hung, photo, wall, scale, onPlace }: Props) {
  const t = useTexts(wallTexts);
  const grabbed = useRef<PlanePoint | null>(null);
  const { widthMm, heightMm } = hung.extent;
  const sheet = sheetSize(photo.way);
  const place = photo.place ?? { x: (sheet.widthMm - widthMm) / 2, y: (sheet.heightMm - heightMm) / 2 };
  const moveTo = (next: PlanePoint) => {
    if (isInSight(wall, next, hung.extent, photo)) onPlace(next);
  };
  const onWall = (event: PointerEvent): PlanePoint | null => {
    const box = event.currentTarget.closest('.own-photo')?.getBoundingClientRect();
    return box ? unproject(wall, { x: (event.clientX - box.left) / scale, y: (event.clientY - box.top) / scale }) : null;
  };
  const end = () => {
    grabbed.current = null;
  };
  const description = t('wall.own.place', {
    x: Math.round((place.x + widthMm / 2 - sheet.widthMm / 2) / 10),
    y: Math.round((sheet.heightMm / 2 - place.y - heightMm / 2) / 10),
  });
  const style = { '--mm': '1px', width: widthMm, height: heightMm, left: place.x, top: place.y } as CSSProperties;
  return (
    <>
      <p className="unseen" role="status">
        {photo.place ? description : ''}
      </p>
      <div className="own-plane" style={{ transform: matrix3d(scaledWallPhoto(wall, scale)) }}>
        <button
          type="button"
          className="own-hung"
          style={style}
          aria-label={t('wall.own.move')}
          aria-description={description}
          onKeyDown={(event: KeyboardEvent) => {
            const arrow = arrowOf(event);
            const step = event.shiftKey ? coarseMm : fineMm;
            if (arrow) moveTo({ x: place.x + arrow.x * step, y: place.y + arrow.y * step });
          }}
          onPointerDown={(event) => {
            const point = onWall(event);
            if (event.button !== 0 || !point) return;
            event.currentTarget.setPointerCapture(event.pointerId);
            grabbed.current = { x: point.x - place.x, y: point.y - place.y };
          }}
          onPointerMove={(event) => {
            const point = grabbed.current && onWall(event);
            if (point && grabbed.current) moveTo({ x: point.x - grabbed.current.x, y: point.y - grabbed.current.y });
          }}
          onPointerUp={end}
          onPointerCancel={end}
        >
          {hung.pieces.map(({ piece, placed }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two pieces may be alike, and their order is the arrangement
            <span key={at} className="room-piece" style={{ '--x': placed.xMm, '--y': placed.yMm } as CSSProperties}>
              <FramedPicture piece={piece} />
            </span>
          ))}
        </button>
      </div>
    </>
  );
}
