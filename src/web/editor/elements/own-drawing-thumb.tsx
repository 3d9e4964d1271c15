/** Small picture of an own drawing in the colours it was made in. The file of its theme is fetched when the picture is about to be seen. */
import { useEffect, useRef, useState } from 'react';
import { ownTheme } from '#core/design/library/own-drawing.ts';
import { loadOwnTheme, ownDrawing } from '#web/editor/preview/drawings.ts';

/** Empty until the file is there. */
export function OwnDrawingThumb({ id, size: [width, height] }: { id: string; size: readonly [width: number, height: number] }) {
  const picture = useRef<SVGSVGElement>(null);
  const [drawing, setDrawing] = useState(() => ownDrawing(id));
  useEffect(() => {
    const theme = ownTheme(id);
    if (theme === null || !picture.current) return;
    let isShown = true;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      loadOwnTheme(theme).then(
        () => isShown && setDrawing(ownDrawing(id)),
        () => undefined,
      );
    });
    observer.observe(picture.current);
    return () => {
      isShown = false;
      observer.disconnect();
    };
  }, [id]);
  return (
    <svg ref={picture} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {drawing?.parts.map(({ d, ink }) => (
        <path key={`${ink} ${d}`} d={d} fill={drawing.inks[ink]} />
      ))}
    </svg>
  );
}
