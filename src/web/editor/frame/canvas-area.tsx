/** The canvas, or the folded product and what lies beside it in its place, and what phones show over it. */
import { type ReactNode, Suspense } from 'react';
import { Canvas } from '#web/editor/canvas/canvas.tsx';
import { useEditor, useEditorInstance, useHasPreview } from '#web/editor/context.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { warningIcon } from '#web/ui/icons.ts';
import { checkIcon } from './icons.ts';
import { useNarrow } from './use-window.ts';

type Props = {
  /** Stands in the canvas until the first layout. */
  placeholder: ReactNode;
  /** What stands in place of the canvas; may suspend. */
  productView: ReactNode;
  viewName: string;
};

export function CanvasArea({ placeholder, productView, viewName }: Props) {
  const t = useEditorTexts();
  const { store } = useEditorInstance();
  const hasPreview = useHasPreview();
  const view = useEditor((state) => state.view);
  const isNarrow = useNarrow();
  const note = usePreviewNote();
  return (
    <div className="editor-canvas" id="canvas">
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
        <Canvas isNarrow={isNarrow} note={note}>
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
      <CheckBadge />
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

function CheckBadge() {
  const t = useEditorTexts();
  const { store } = useEditorInstance();
  const isOnPages = useEditor(({ view }) => view === 'pages');
  const count = useEditor(({ check }) => check?.findings.length ?? 0);
  const label = count === 0 ? t('check.badge.clear') : count === 1 ? t('check.badge.one') : t('check.badge', { count });
  return (
    <button
      type="button"
      hidden={!isOnPages}
      className={`canvas-badge narrow-only figures ${count === 0 ? 'badge-clear' : ''}`}
      onClick={() => store.dispatch({ type: 'open', sidePanel: 'check' })}
    >
      <Icon svg={count === 0 ? checkIcon : warningIcon} small />
      <span aria-hidden="true">{count === 0 ? '' : count}</span>
      <span className="unseen">{label}</span>
    </button>
  );
}
