/** The canvas, or the folded product and what lies beside it in its place, and what narrow windows show over it. */
import { type ReactNode, Suspense } from 'react';
import { Canvas } from '#web/editor/canvas/canvas.tsx';
import { useEditor, useEditorInstance, useHasPreview } from '#web/editor/context.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { useLayout } from './use-window.ts';

type Props = {
  /** Stands in the canvas until the first layout. */
  placeholder: ReactNode;
  /** What stands in place of the canvas; may suspend. */
  productView: ReactNode;
  viewName: string;
  /** A sheet lies over all of it. */
  isCovered: boolean;
};

export function CanvasArea({ placeholder, productView, viewName, isCovered }: Props) {
  const t = useEditorTexts();
  const { store } = useEditorInstance();
  const hasPreview = useHasPreview();
  const view = useEditor((state) => state.view);
  const layout = useLayout();
  const note = usePreviewNote();
  return (
    <div className="editor-canvas" id="canvas" inert={isCovered}>
      {view !== 'pages' && hasPreview ? (
        <div className="canvas">
          <Suspense
            fallback={
              <p className="canvas-note" role="status">
                {t('fold.waiting')}
              </p>
            }
          >
            {productView}
          </Suspense>
        </div>
      ) : (
        <Canvas layout={layout} note={note}>
          {placeholder}
        </Canvas>
      )}
      <button
        type="button"
        className="canvas-hold narrow-only"
        aria-pressed={view === 'product'}
        onClick={() => store.dispatch({ type: 'view', view: view === 'product' ? 'pages' : 'product' })}
      >
        {viewName}
      </button>
      <noscript>
        <p className="canvas-note">{t('editor.noscript')}</p>
      </noscript>
    </div>
  );
}

function usePreviewNote(): string | null {
  const t = useEditorTexts();
  const { previewOf } = useEditorInstance();
  const hasPreview = useHasPreview();
  const status = useEditor((state) => previewOf(state).status);
  const hasFailed = useEditor((state) => state.hasResourcesFailed);
  const isLate = status === 'failed' || (!hasPreview && hasFailed);
  if (!isLate) return null;
  return t(!hasPreview || !hasFailed ? 'editor.canvas.slow' : 'editor.canvas.failed');
}
