/** The design, as it is laid out now, in a photo-real picture of the product. Loaded when it is asked for. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PackedWidth } from '#core/catalogue/scenes/layers/layer-files.ts';
import type { SceneName } from '#core/catalogue/scenes/product-scenes.ts';
import { sceneWidthsOf } from '#core/catalogue/scenes/scene-picture.ts';
import { pictureRoot } from '#core/site/picture-root.ts';
import { sceneViewTexts } from '#texts/de/editor/scene-view.ts';
import { sceneTexts } from '#texts/de/scenes/product-scenes.ts';
import { useEditorInstance, usePreview } from '#web/editor/context.ts';
import { useTexts } from '#web/page/texts.ts';
import './scene.css';
import { type SceneDesign, useSceneCanvas } from './use-scene-canvas.ts';
import type { ShownScene } from './use-scenes.ts';

/** CSS pixels up to which the small layers are sharp enough: the windows of phones. */
const smallRoomPx = 640;

/** A pause in changes after which they are saved for the server's picture. */
const savePauseMs = 800;

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
  const width = usePackedWidth(room, shown.scene);
  const state = useSceneCanvas(picture, shown, width, design);
  const alt = useAlt(shown, name);
  const hasFailed = state === 'failed';
  const saved = useSavedScene(hasFailed, width ?? 600, design, alt);
  return (
    <div className="scene-view" data-state={state} ref={room}>
      {hasFailed ? null : <div className="scene-picture" role="img" aria-label={alt} aria-busy={state !== 'shown'} ref={picture} />}
      <p className="scene-note" role="status">
        {state === 'loading' ? t('scene-view.waiting') : hasFailed ? t(saved ? 'scene-view.saved' : 'scene-view.failed') : null}
      </p>
      {hasFailed ? <div className="scene-fallback">{saved ? <SavedScene {...saved} /> : fallback}</div> : null}
    </div>
  );
}

type Saved = { address: string; alt: string; onMissing: () => void };

/** The server's picture of the saved design; null while it is not wanted, for a design that was never saved, and where it does not come. */
function useSavedScene(isWanted: boolean, width: PackedWidth, { sheets }: SceneDesign, alt: string): Saved | null {
  const { session } = useEditorInstance();
  const [address, setAddress] = useState<string | null>(null);
  // Whatever is changed is saved first.
  useEffect(() => {
    if (!isWanted || sheets.length === 0) return;
    let isCurrent = true;
    const timer = setTimeout(async () => {
      const isSaved = session.identity() !== null && (await session.flush().catch(() => false));
      const identity = session.identity();
      if (isCurrent)
        setAddress(isSaved && identity ? `${pictureRoot}designs/${identity.id}/scene-${identity.revision}-${width}.webp` : null);
    }, savePauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [isWanted, session, sheets, width]);
  return isWanted && address ? { address, alt, onMissing: () => setAddress(null) } : null;
}

function SavedScene({ address, alt, onMissing }: Saved) {
  return <img className="scene-saved" src={address} alt={alt} width={1200} height={900} onError={onMissing} />;
}

function useAlt({ scene }: ShownScene, name: string): string {
  const t = useTexts(sceneTexts);
  const key = `scene.${scene}`;
  return key in sceneTexts ? t(key as keyof typeof sceneTexts, { name }) : name;
}

/** The width of layers that the room needs and the scene has; null before it is measured. */
function usePackedWidth(room: { readonly current: HTMLElement | null }, scene: SceneName): PackedWidth | null {
  const most = Math.max(...sceneWidthsOf(scene));
  const [width, setWidth] = useState<PackedWidth | null>(null);
  useEffect(() => {
    const { current } = room;
    if (!current) return;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth <= smallRoomPx || most < 1200 ? 600 : 1200));
    observer.observe(current);
    return () => observer.disconnect();
  }, [room, most]);
  return width;
}
