/** Runs preflight over the newest layout and reports what it found. */
import { useEffect, useMemo, useState } from 'react';
import { openFindings } from '#core/preflight/confirmed.ts';
import type { preflight } from '#core/preflight/preflight.ts';
import type { AddressForm } from '#core/values/address-form.ts';
import type { preflightTextsFor } from '#texts/preflight-texts.ts';
import { useEditor, useEditorInstance, useLimits } from '#web/editor/context.ts';
import type { Preview } from '#web/editor/preview/preview.ts';
import { useSettled } from '#web/editor/preview/use-settled.ts';
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

/** Preflight takes longer than a frame: it waits for a pause of this length in typing or dragging. */
const pauseMs = 250;

/** The state's check stays null before the first run. */
export function useCheck(address: AddressForm): void {
  const limits = useLimits();
  const { store, previewOf } = useEditorInstance();
  const { locale } = useSite();
  const accepted = useEditor((state) => state.accepted);
  const settled = useSettled((state) => previewOf(state).preview, pauseMs);
  const rules = useRules(settled);
  const checked = useMemo(() => {
    if (!settled || !rules) return null;
    const t = rules.textsFor({ locale, address });
    const { design, layout, resources } = settled;
    const found = rules.run(design, layout, resources, limits);
    return { findings: found.map((finding) => ({ ...finding, text: t(finding.message) })), of: { design, resources, limits } };
  }, [settled, rules, limits, locale, address]);
  useEffect(() => {
    if (checked) store.report({ check: { ...checked, open: openFindings(checked.findings, accepted).length } });
  }, [store, checked, accepted]);
}
