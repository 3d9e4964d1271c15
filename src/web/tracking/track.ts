/** Tracks what a visitor does. Nothing leaves the browser before consent, and nothing is tracked on the server (F259). */
import { useEffect } from 'react';
import type { SiteView } from '#web/page/page-context.ts';
import type { TrackingEvent } from './events.ts';

type Recorder = typeof import('./recorder.ts');

/** A no-op in a shop without tools for visitors without a key of feature tests. Events are recorded in the order of the calls. One that is lost is missing in the figures, and nowhere else. */
async function withRecorder(use: (recorder: Recorder) => Promise<void> | void): Promise<void> {
  if (typeof window === 'undefined') return;
  if (!('tracking' in document.documentElement.dataset || document.cookie.includes('ft_user='))) return;
  try {
    await use(await import('./recorder.ts'));
  } catch {
    // Its code could not be fetched.
  }
}

export function track(event: TrackingEvent): void {
  void withRecorder(({ record }) => record(event));
}

export function trackPageView(site: SiteView): void {
  void withRecorder(({ recordPageView }) => recordPageView(site));
}

/** For what happens just before the page is left: resolves when the event was taken, after 150 ms at most (F505). */
export function trackBeforeLeaving(event: TrackingEvent): Promise<void> {
  return withRecorder(({ recordAndWait }) => recordAndWait(event));
}

/** Tracks an event once for each `key` that a component is shown with: the id of a product, of a cart. */
export function useTrackOnce(key: string, event: TrackingEvent): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the event is that of the first render with this key
  useEffect(() => track(event), [key]);
}
