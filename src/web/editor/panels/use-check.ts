/** Runs preflight over the newest layout and reports what it found. */
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { openFindings } from '#core/preflight/finding.ts';
import type { Limits } from '#core/preflight/limits.ts';
import type { preflight } from '#core/preflight/preflight.ts';
import type { AddressForm } from '#core/values/text.ts';
import { useEditor, useEditorInstance, usePreview } from '#web/editor/context.ts';
import type { Preview } from '#web/editor/preview/preview.ts';

/** Preflight, fetched after the first layout so that it does not delay it. A failed fetch is retried with the next layout. */
function useRules(preview: Preview | null): typeof preflight | null {
  const [rules, setRules] = useState<{ run: typeof preflight } | null>(null);
  useEffect(() => {
    if (rules || !preview) return;
    import('#core/preflight/preflight.ts').then(
      ({ preflight: run }) => setRules({ run }),
      (error: unknown) => console.warn(error),
    );
  }, [rules, preview]);
  return rules?.run ?? null;
}

/** Deferred while typing; the state's check stays null before the first run. */
export function useCheck(limits: Limits, address: AddressForm): void {
  const { store } = useEditorInstance();
  const { preview } = usePreview();
  const accepted = useEditor((state) => state.accepted);
  const deferred = useDeferredValue(preview);
  const run = useRules(deferred);
  const findings = useMemo(
    () => (deferred && run ? run(deferred.design, deferred.layout, deferred.resources, limits, address) : null),
    [deferred, run, limits, address],
  );
  useEffect(() => {
    if (findings) store.report({ check: { findings, open: openFindings(findings, accepted).length } });
  }, [store, findings, accepted]);
}
