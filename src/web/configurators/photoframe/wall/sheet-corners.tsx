/** The four corners of the sheet on the photo: dragged, or moved by the arrow keys, under a loupe. */
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { PlanePoint } from '#core/wall/homography.ts';
import { wallTexts } from '#texts/de/wall-art/wall.ts';
import { useTexts } from '#web/page/texts.ts';
import { arrowOf } from '#web/ui/arrow-keys.ts';
import type { WallPhoto } from './use-wall-photo.ts';

const names = ['tl', 'tr', 'br', 'bl'] as const;

type Props = {
  photo: WallPhoto;
  /** CSS pixels of a pixel of the photo. */
  scale: number;
  hasIssue: boolean;
  onMove: (index: number, to: PlanePoint) => void;
};

/** Shares of the photo's width that an arrow key moves a corner by. */
const fine = 1 / 2_000;
const coarse = 10 * fine;

export function SheetCorners({ photo, scale, hasIssue, onMove }: Props) {
  const t = useTexts(wallTexts);
  const [active, setActive] = useState<number | null>(null);
  const grabbed = useRef<PlanePoint | null>(null);
  const { corners, width, height } = photo;

  const keys = (index: number, corner: PlanePoint) => (event: KeyboardEvent) => {
    const arrow = arrowOf(event);
    if (!arrow) return;
    const step = (event.shiftKey ? coarse : fine) * width;
    onMove(index, { x: corner.x + arrow.x * step, y: corner.y + arrow.y * step });
  };
  const pointer = (index: number, corner: PlanePoint) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grabbed.current = { x: event.clientX / scale - corner.x, y: event.clientY / scale - corner.y };
      setActive(index);
    },
    onPointerMove(event: PointerEvent) {
      if (!grabbed.current) return;
      onMove(index, { x: event.clientX / scale - grabbed.current.x, y: event.clientY / scale - grabbed.current.y });
    },
    onPointerUp: () => {
      grabbed.current = null;
    },
    onPointerCancel: () => {
      grabbed.current = null;
    },
  });
  const position = ({ x, y }: PlanePoint) =>
    t('wall.own.position', { x: Math.round((1_000 * x) / width) / 10, y: Math.round((1_000 * y) / height) / 10 });
  const shown = active === null ? null : corners[active];
  return (
    <>
      <svg className={`own-outline ${hasIssue ? 'own-outline-wrong' : ''}`} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {['own-outline-under', 'own-outline-line'].map((className) => (
          <polygon
            key={className}
            className={className}
            points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
            vectorEffect="non-scaling-stroke"
          />
        ))}
      </svg>
      {corners.map((corner, index) => (
        <button
          key={names[index]}
          type="button"
          className="own-corner"
          style={{ left: `${(100 * corner.x) / width}%`, top: `${(100 * corner.y) / height}%` }}
          aria-label={t(`wall.own.corner.${names[index] ?? 'tl'}`)}
          aria-description={position(corner)}
          onKeyDown={keys(index, corner)}
          onFocus={() => setActive(index)}
          onBlur={() => setActive(null)}
          {...pointer(index, corner)}
        />
      ))}
      {shown ? <Loupe photo={photo} scale={scale} at={shown} /> : null}
      <p className="unseen" role="status">
        {shown && active !== null ? `${t(`wall.own.corner.${names[active] ?? 'tl'}`)}: ${position(shown)}` : ''}
      </p>
    </>
  );
}

/** Enlargement of what is shown, at least one pixel of the photo for one of the screen. */
const minEnlarged = 3;

/** In the corner of the photo that is farther from the corner of the sheet. */
function Loupe({ photo: { url, width, height }, scale, at }: { photo: WallPhoto; scale: number; at: PlanePoint }) {
  const shown = Math.max(1, minEnlarged * scale);
  const style = {
    backgroundImage: `url("${url}")`,
    backgroundSize: `${width * shown}px ${height * shown}px`,
    '--loupe-x': `${-at.x * shown}px`,
    '--loupe-y': `${-at.y * shown}px`,
    ...(at.x < width / 2 ? { right: 8 } : { left: 8 }),
    ...(at.y < height / 2 ? { bottom: 8 } : { top: 8 }),
  } as CSSProperties;
  return <div className="own-loupe" aria-hidden="true" style={style} />;
}
