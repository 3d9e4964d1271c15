/** Zoom of the canvas in steps. */
import { useEditorTexts } from '#web/editor/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { minusIcon, plusIcon } from '#web/ui/icons.ts';
import { maxCanvasZoom, minZoom, stepFrom } from './zoom.ts';

type Props = { zoom: number; onZoom: (zoom: number) => void };

export function ZoomBar({ zoom, onZoom }: Props) {
  const t = useEditorTexts();
  const percent = Math.round(zoom * 100);
  return (
    <fieldset className="canvas-zoom figures">
      <legend className="unseen">{t('editor.zoom')}</legend>
      <button type="button" disabled={zoom <= minZoom} onClick={() => onZoom(stepFrom(zoom, -1))}>
        <Icon svg={minusIcon} small />
        <span className="unseen">{t('editor.zoom.out')}</span>
      </button>
      <button type="button" className="canvas-percent" onClick={() => onZoom(1)} aria-label={t('editor.zoom.fit', { percent })}>
        {percent} %
      </button>
      <button type="button" disabled={zoom >= maxCanvasZoom} onClick={() => onZoom(stepFrom(zoom, 1))}>
        <Icon svg={plusIcon} small />
        <span className="unseen">{t('editor.zoom.in')}</span>
      </button>
    </fieldset>
  );
}
