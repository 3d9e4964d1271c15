/** How a picture lies in its frame, without dragging: set straight, turned by quarters, mirrored. */
import { useEffect, useRef } from 'react';
import type { Picture } from '#api/designs.ts';
import type { PhotoElement } from '#core/design/document.ts';
import { formatNumber } from '#core/values/unit.ts';
import { useEditorInstance } from '#web/editor/context.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { useSite } from '#web/page/page-context.ts';
import { type LiveTilt, liveTilt } from './live-tilt.ts';
import { quarterTurn } from './quarter-turn.ts';
import { Slider } from './slider.tsx';
import { usePhotoEditTexts } from './texts.ts';

/** Degrees; a horizon is seldom further off. */
const maxTilt = 15;

export function PlacePart({ elementRef: ref, element, picture }: { elementRef: ElementRef; element: PhotoElement; picture: Picture }) {
  const t = usePhotoEditTexts();
  const { locale } = useSite();
  const { store } = useEditorInstance();
  const live = useRef<LiveTilt | null>(null);
  const end = () => {
    live.current?.end();
    live.current = null;
  };
  useEffect(() => {
    const shown = live;
    return () => {
      shown.current?.end();
      shown.current = null;
    };
  }, []);
  return (
    <>
      <Slider
        label={t('photo.place.tilt')}
        value={element.tilt ?? 0}
        most={maxTilt}
        step={0.5}
        textOf={(value) => t('photo.place.tilt.value', { value: formatNumber(value, locale, 1) })}
        onMove={(tilt) => {
          live.current ??= liveTilt(ref.page, element, picture);
          live.current.show(tilt);
        }}
        onCommit={(tilt) => {
          // The pictures have their own transforms again before they are rendered.
          end();
          store.edit([{ kind: 'setProperties', ...ref, properties: { tilt: tilt === 0 ? null : tilt } }]);
        }}
      />
      <div className="photo-buttons">
        <button
          type="button"
          className="button button-secondary button-small"
          onClick={() => store.edit([{ kind: 'setProperties', ...ref, properties: { turn: quarterTurn(element.turn) } }])}
        >
          {t('photo.place.turn')}
        </button>
        <button
          type="button"
          className="button button-secondary button-small"
          aria-pressed={element.mirrored === true}
          onClick={() => store.edit([{ kind: 'setProperties', ...ref, properties: { mirrored: element.mirrored ? null : true } }])}
        >
          {t('photo.place.mirror')}
        </button>
      </div>
    </>
  );
}
