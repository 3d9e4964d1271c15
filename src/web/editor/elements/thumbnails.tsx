/** Small pictures of what can be added, drawn from the very paths that are printed. */
import { useEffect, useState } from 'react';
import type { FrameElement, ShapeOutline } from '#core/design/drawn-element.ts';
import { clipArts } from '#core/design/library/clip-art.ts';
import { frameItems } from '#core/layout/frame.ts';
import { outlinePath } from '#core/layout/shape.ts';
import { useDesign } from '#web/editor/context.ts';
import { emojiInBrowser, loadEmoji } from '#web/editor/preview/emoji.ts';

const board = 24_000;

export function ShapeThumb({ outline, isOutlined, ratio = 1 }: { outline: ShapeOutline; isOutlined?: boolean; ratio?: number }) {
  const isLine = outline.as === 'line';
  const heightUm = Math.round(board / ratio);
  const d = outlinePath(outline, { xUm: 0, yUm: Math.round((board - heightUm) / 2), widthUm: board, heightUm });
  const line = isLine || isOutlined;
  return (
    <svg viewBox={`0 0 ${board} ${board}`} aria-hidden="true">
      <path d={d} fill={line ? 'none' : 'currentColor'} stroke={line ? 'currentColor' : 'none'} strokeWidth={1_400} />
    </svg>
  );
}

/** Parts beyond the first in a lighter tone, as they take another ink. */
export function ClipArtThumb({ id }: { id: string }) {
  const drawing = clipArts.get(id);
  if (!drawing) return null;
  return (
    <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} aria-hidden="true">
      {drawing.parts.map(({ d, ink, stroke }) => {
        const colour = ink === 0 ? 'currentColor' : 'var(--seal)';
        return <path key={d} d={d} fill={stroke ? 'none' : colour} stroke={stroke ? colour : 'none'} strokeWidth={stroke} />;
      })}
    </svg>
  );
}

export function FrameThumb({ style }: { style: FrameElement['style'] }) {
  const design = useDesign();
  const [ink = ''] = Object.keys(design.inks);
  const box = { xUm: 0, yUm: 0, widthUm: board, heightUm: board, rotation: 0 };
  const items = frameItems(design, { kind: 'frame', id: 'thumb', ...box, style, ink, lineUm: 800 });
  return (
    <svg viewBox={`0 0 ${board} ${board}`} aria-hidden="true">
      {items.map((item) => {
        if (item.kind === 'fill') return <path key={item.d} d={item.d} fill="currentColor" />;
        return item.kind === 'stroke' ? (
          <path key={item.d} d={item.d} fill="none" stroke="currentColor" strokeWidth={item.widthUm} />
        ) : null;
      })}
    </svg>
  );
}

/** Empty until its drawing is fetched. */
export function EmojiThumb({ cluster }: { cluster: string }) {
  const [drawing, setDrawing] = useState(() => emojiInBrowser(cluster));
  useEffect(() => {
    let isShown = true;
    loadEmoji(cluster).then(
      () => isShown && setDrawing(emojiInBrowser(cluster)),
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [cluster]);
  return (
    <svg viewBox="0 0 32000 32000" aria-hidden="true">
      {drawing?.shapes.map(({ d, ink, strokeWidth }) => (
        <path
          key={`${d}${ink.hex}`}
          d={d}
          fill={strokeWidth === undefined ? ink.hex : 'none'}
          stroke={strokeWidth === undefined ? 'none' : ink.hex}
          strokeWidth={strokeWidth}
        />
      ))}
    </svg>
  );
}
