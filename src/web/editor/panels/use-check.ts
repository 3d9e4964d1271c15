/** Runs preflight over the newest layout and reports what it found. */
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { openFindings } from '#core/preflight/finding.ts';
import type { Limits } from '#core/preflight/limits.ts';
import type { preflight } from '#core/preflight/preflight.ts';
import type { AddressForm } from '#core/values/address-form.ts';
import type { preflightTextsFor } from '#texts/preflight-texts.ts';
import { useEditor, useEditorInstance, usePreview } from '#web/editor/context.ts';
import type { Preview } from '#web/editor/preview/preview.ts';
import { useSite } from '#web/page/page-context.ts';

type Rules = { run: typeof preflight; textsFor: typeof preflightTextsFor };

/** Preflight and its texts, fetched after the first layout so that they do not delay it. A failed fetch is retried with the next layout. */
function useRules(preview: Preview | null): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(() => {
    if (rules || !preview) return;
    Promise.all([import('#core/preflight/preflight.ts'), import('#texts/preflight-texts.ts')]).then(
      ([{ preflight: run }, { preflightTextsFor: textsFor }]) => setRules({ run, textsFor }),
      (error: unknown) => console.warn(error),
    );
  }, [rules, preview]);
  return rules;
}

/** Deferred while typing; the state's check stays null before the first run. */
export function useCheck(limits: Limits, address: AddressForm): void {
  const { store } = useEditorInstance();
  const { preview } = usePreview();
  const { locale } = useSite();
  const accepted = useEditor((state) => state.accepted);
  const deferred = useDeferredValue(preview);
  const rules = useRules(deferred);
  const findings = useMemo(() => {
    if (!deferred || !rules) return null;
    const t = rules.textsFor({ locale, address });
    const found = rules.run(deferred.design, deferred.layout, deferred.resources, limits);
    return found.map((finding) => ({ ...finding, text: t(finding.message) }));
  }, [deferred, rules, limits, locale, address]);
  useEffect(() => {
    if (findings) store.report({ check: { findings, open: openFindings(findings, accepted).length } });
  }, [store, findings, accepted]);
}
