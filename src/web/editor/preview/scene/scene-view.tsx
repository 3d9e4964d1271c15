/** The design, as it is laid out now, in a photo-real picture of the product. Loaded when it is asked for. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PackedWidth } from '#core/catalogue/scenes/layers/layer-files.ts';
import { sceneViewTexts } from '#texts/de/editor/scene-view.ts';
import { sceneTexts } from '#texts/de/scenes/product-scenes.ts';
import { usePreview } from '#web/editor/context.ts';
import { useTexts } from '#web/page/texts.ts';
import './scene.css';
import { type SceneDesign, useSceneCanvas } from './use-scene-canvas.ts';
import type { ShownScene } from './use-scenes.ts';

/** CSS pixels up to which the small layers are sharp enough: the windows of phones. */
const smallRoomPx = 640;

type Props = {
  shown: ShownScene;
  /** Of the design, for the text alternative. */
  name: string;
  /** What is shown where the scene cannot be drawn. */
  fallback: ReactNode;
};

export default function SceneView(props: Props) {
  const { preview, paintingAt } = usePreview();
  return preview ? <SceneOf {...props} design={{ sheets: preview.layout.sheets, paintingAt }} /> : null;
}

function SceneOf({ shown, name, fallback, design }: Props & { design: SceneDesign }) {
  const t = useTexts(sceneViewTexts);
  const room = useRef<HTMLDivElement>(null);
  const picture = useRef<HTMLDivElement>(null);
  const width = usePackedWidth(room);
  const state = useSceneCanvas(picture, shown, width, design);
  const alt = useAlt(shown, name);
  const hasFailed = state === 'failed';
  return (
    <div className="scene-view" data-state={state} ref={room}>
      {hasFailed ? null : <div className="scene-picture" role="img" aria-label={alt} aria-busy={state !== 'shown'} ref={picture} />}
      <p className="scene-note" role="status">
        {state === 'loading' ? t('scene-view.waiting') : hasFailed ? t('scene-view.failed') : null}
      </p>
      {hasFailed ? <div className="scene-fallback">{fallback}</div> : null}
    </div>
  );
}

function useAlt({ scene }: ShownScene, name: string): string {
  const t = useTexts(sceneTexts);
  const key = `scene.${scene}`;
  return key in sceneTexts ? t(key as keyof typeof sceneTexts, { name }) : name;
}

/** The width of layers that the room needs; null before it is measured. */
function usePackedWidth(room: { readonly current: HTMLElement | null }): PackedWidth | null {
  const [width, setWidth] = useState<PackedWidth | null>(null);
  useEffect(() => {
    const { current } = room;
    if (!current) return;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth <= smallRoomPx ? 600 : 1200));
    observer.observe(current);
    return () => observer.disconnect();
  }, [room]);
  return width;
}
