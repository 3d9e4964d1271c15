/** Side panels that are opened by a click: their code comes after the first view. */
import { type ComponentType, type ReactNode, useCallback, useEffect, useState } from 'react';
import { runInPauses } from '#web/editor/run-in-pauses.ts';
import { useEditorTexts } from '#web/editor/texts.ts';

const preloads: (() => Promise<void>)[] = [];

/**
 * A panel whose code `load` fetches. It renders at once when the code is there, and offers another try when it cannot be fetched.
 * `waitingClass` is that of the note in its place until then.
 */
export function lazyPanel<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waitingClass = 'panel-note',
): ComponentType<Props> {
  let Loaded: ComponentType<Props> | null = null;
  async function preload(): Promise<void> {
    Loaded ??= await load();
  }
  preloads.push(preload);
  return function LazyPanel(props: Props) {
    const [Shown, setShown] = useState(() => Loaded);
    const [hasFailed, setFailed] = useState(false);
    const tryAgain = useCallback(() => {
      setFailed(false);
      preload().then(
        () => setShown(() => Loaded),
        () => setFailed(true),
      );
    }, []);
    useEffect(() => {
      if (!Shown) tryAgain();
    }, [Shown, tryAgain]);
    return Shown ? <Shown {...props} /> : <Waiting className={waitingClass} hasFailed={hasFailed} onAgain={tryAgain} />;
  };
}

/** A part that is of use only with its code: renders its children alone until `load` has fetched it, also when it cannot be fetched. */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { children?: ReactNode }> {
  return function OptionalPart(props: Props & { children?: ReactNode }) {
    const [Shown, setShown] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      load().then(
        (Loaded) => setShown(() => Loaded),
        () => undefined,
      );
    }, []);
    return Shown ? <Shown {...props} /> : props.children;
  };
}

function Waiting({ className, hasFailed, onAgain }: { className: string; hasFailed: boolean; onAgain: () => void }) {
  const t = useEditorTexts();
  return (
    <p className={className} role="status">
      {t(hasFailed ? 'editor.panel.failed' : 'editor.panel.waiting')}{' '}
      {hasFailed ? (
        <button type="button" className="text-link" onClick={onAgain}>
          {t('editor.panel.again')}
        </button>
      ) : null}
    </p>
  );
}

/** Fetches the code of all panels in pauses of the browser once `isShown`, so that they open at once. */
export function usePreloadedPanels(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return;
    return runInPauses(preloadAll(), () => {});
  }, [isShown]);
}

function* preloadAll(): Generator<void, void> {
  for (const preload of preloads) {
    // A panel that cannot be fetched now is fetched again when it is opened.
    preload().catch(() => undefined);
    yield;
  }
}
