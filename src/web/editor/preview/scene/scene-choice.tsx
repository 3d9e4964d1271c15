/** A finished product, and a button that shows it in a scene instead, where there is one that suits it. */
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { SceneName } from '#core/catalogue/scenes/product-scenes.ts';
import { sceneViewTexts } from '#texts/de/editor/scene-view.ts';
import { useTexts } from '#web/page/texts.ts';
import './scene-choice.css';
import { useScenes } from './use-scenes.ts';

const SceneView = lazy(() => import('./scene-view.tsx'));

type Props = {
  /** Scenes that suit the product as it is chosen; the first that has layers is shown. The same list for the same product. */
  suiting: readonly SceneName[];
  /** Of the design. */
  name: string;
  /** The product without a scene. */
  children: ReactNode;
};

export function SceneChoice({ suiting, name, children }: Props) {
  const t = useTexts(sceneViewTexts);
  const [isOpen, setOpen] = useState(false);
  const [shown] = useScenes(suiting);
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
      </div>
    </>
  );
}
