/**
 * What the routes of all configurators share in both builds. Their loaders are in load-entry.ts, which the browser's build must not see: it
 * would bring the texts of all errors along.
 */
import { Suspense } from 'react';
import { isRouteErrorResponse, type LinkDescriptor, type MetaArgs, type MetaDescriptor } from 'react-router';
import type { Handle } from '#web/app/root.tsx';
import { missingDesign } from '#web/configurators/late-missing-design.ts';
import type { LostDraftOptions } from '#web/editor/draft/lost-draft.tsx';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { useTexts } from '#web/page/texts.ts';
import { ErrorScreen } from '#web/shell/error-screen.tsx';

export const configuratorHandle: Handle = { frame: 'none' };

export function stylesheets(...hrefs: string[]): () => LinkDescriptor[] {
  return () => hrefs.map((href) => ({ rel: 'stylesheet', href }));
}

/** The page keeps its own address after the first save; nothing of it is read anew. */
export function neverRevalidates(): boolean {
  return false;
}

/** `meta` of a configurator whose title does not depend on the design. */
export function titleMeta<Key extends string>(texts: Record<Key, string>, key: NoInfer<Key>): (args: MetaArgs) => MetaDescriptor[] {
  return ({ matches }) => headTags({ title: metaTexts(matches, texts)(key), channel: channelOf(matches) });
}

type MissingOptions<Key extends string, Choice> = LostDraftOptions<Choice> & {
  texts: Record<Key, string>;
  /** The link to a new design. */
  start: { path: string; text: NoInfer<Key> };
};

/**
 * `ErrorBoundary` of a configurator: what this browser still holds of a design that is not found, and the way to a new one. Every other error
 * has the page of all errors.
 */
export function missingDesignBoundary<Key extends string, Choice>({ texts, start, ...draft }: MissingOptions<Key, Choice>) {
  return function MissingDesignBoundary({ error }: { error: unknown }) {
    const t = useTexts(texts);
    if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen error={error} />;
    return (
      <Suspense>
        <missingDesign.Component said={String(error.data)} draft={draft} start={{ path: start.path, text: t(start.text) }} />
      </Suspense>
    );
  };
}
