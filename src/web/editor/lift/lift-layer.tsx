/** Moving photos in an editor: takes them up, and draws what is on its way over the window. Loaded after the first view. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Page } from '#core/design/document.ts';
import { createLift } from '#web/editor/canvas/tools/lift.ts';
import { useEditorInstance, useGesture } from '#web/editor/context.ts';
import { currentLayout } from '#web/editor/frame/use-window.ts';
import { type DropResult, dropPhoto, type LaidOutPages } from './drop.ts';
import { Lifting } from './lifting.tsx';
import { spotAt, spotsOnScreen } from './places-on-screen.ts';
import { nextStop, stopsOf } from './stops.ts';
import { useLiftTexts } from './texts.ts';
import { useTakeUp } from './use-take-up.ts';
import './lift.css';

/** What was done is said so long. */
const saidMs = 6_000;

/** `pages`: of a product whose pages are laid out; null where photos have frames only. */
export function LiftLayer({ pages }: { pages: LaidOutPages | null }) {
  const t = useLiftTexts();
  const { store, tools } = useEditorInstance();
  const isLifting = useGesture(({ lifted }) => lifted !== null);
  const [result, setResult] = useState<DropResult | null>(null);
  const latest = useRef(pages);
  useEffect(() => {
    latest.current = pages;
  }, [pages]);
  const isLaidOut = useCallback((page: Page) => latest.current?.isLaidOut(page) ?? false, []);

  useLayoutEffect(() => {
    const design = () => store.getState().history.content.design;
    tools.setLift(
      createLift({
        targetAt: (source, point) => spotAt(spotsOnScreen({ design: design(), source, isLaidOut }), point)?.target ?? null,
        next: (source, from, key) => nextStop(stopsOf(design(), source, isLaidOut), from, key),
        drop: (source, target) => setResult(dropPhoto(store, latest.current, source, target)),
      }),
    );
    return () => tools.setLift(null);
  }, [store, tools, isLaidOut]);
  useTakeUp();
  useEffect(() => {
    if (isLifting) setResult(null);
    // The stage is where photos are dropped.
    if (isLifting && currentLayout() !== 'wide') store.dispatch({ type: 'sheet', sheet: 'peek' });
  }, [isLifting, store]);
  useEffect(() => {
    if (result === null) return;
    const timer = setTimeout(() => setResult(null), saidMs);
    return () => clearTimeout(timer);
  }, [result]);

  return (
    <>
      {isLifting ? <Lifting isLaidOut={isLaidOut} hasPages={pages !== null} /> : null}
      <p className="lift-said" role="status" data-shown={result !== null || undefined}>
        {result === null || isLifting ? '' : t(`lift.done.${result}`)}
      </p>
    </>
  );
}
