/** A finished product, and a button that shows it in a scene instead, where there is one that suits it. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { SceneName } from '#core/catalogue/scenes/product-scenes.ts';
import { sceneViewTexts } from '#texts/de/editor/scene-view.ts';
import { useTexts } from '#web/page/texts.ts';
import './scene-choice.css';
import { useScenes } from './use-scenes.ts';

const SceneView = lazy(() => import('./scene-view.tsx'));

type Props = {
  /** Scenes that suit the product as it is chosen. The same list for the same product. */
  suiting: readonly SceneName[];
  /** Of the design. */
  name: string;
  /** The product without a scene. */
  children: ReactNode;
};

export function SceneChoice({ suiting, name, children }: Props) {
  const t = useTexts(sceneViewTexts);
  const scenes = useScenes(suiting);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const shown = scenes[at % Math.max(1, scenes.length)];
  if (!shown) return children;
  return (
    <>
      {isOpen ? (
        <Suspense fallback={<p className="canvas-note">{t('scene-view.waiting')}</p>}>
          <SceneView key={shown.scene} shown={shown} name={name} fallback={children} />
        </Suspense>
      ) : (
        children
      )}
      <div className="scene-choice">
        <button type="button" className="scene-button" aria-pressed={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('scene-view.open')}
        </button>
        {isOpen && scenes.length > 1 ? (
          <button type="button" className="scene-button" onClick={() => setAt((at + 1) % scenes.length)}>
            {t('scene-view.next')}
          </button>
        ) : null}
      </div>
    </>
  );
}
