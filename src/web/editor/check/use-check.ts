/** Runs preflight over the newest layout and reports what it found, with what became of the files of this visit. */
import { useEffect, useState } from 'react';
import { openFindings } from '#core/preflight/confirmed.ts';
import type { Finding } from '#core/preflight/finding.ts';
import type { Limits } from '#core/preflight/limits.ts';
import type { Repairable } from '#core/preflight/repair/repair.ts';
import type { Formality } from '#core/values/formality.ts';
import { useEditor, useEditorInstance, useLimits } from '#web/editor/context.ts';
import type { Preview } from '#web/editor/preview/preview.ts';
import { useSettled } from '#web/editor/preview/use-settled.ts';
import { runInPauses } from '#web/editor/run-in-pauses.ts';
import { useSite } from '#web/page/page-context.ts';
import type { rulesOfToday } from './rules.ts';

type Rules = typeof rulesOfToday;

/** Preflight and its texts, fetched after the first layout so that they do not delay it. A failed fetch is retried with the next layout. */
function useRules(preview: Preview | null): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(() => {
    if (rules || !preview) return;
    import('./rules.ts').then(
      ({ rulesOfToday: found }) => setRules(found),
      (error: unknown) => console.warn(error),
    );
  }, [rules, preview]);
  return rules;
}

/** Preflight takes many frames: it waits for a pause of this length in typing or dragging, and then runs in pauses of the browser. */
const pauseMs = 250;

/** The state's check stays null before the first run. */
export function useCheck(address: Formality): void {
  const limits = useLimits();
  const { store, previewOf } = useEditorInstance();
  const { locale } = useSite();
  const accepted = useEditor((state) => state.accepted);
  const uploads = useEditor((state) => state.uploads);
  const settled = useSettled((state) => previewOf(state).preview, pauseMs);
  const rules = useRules(settled);
  const checked = useChecked(settled, rules, limits);
  useEffect(() => {
    if (!checked || !rules) return;
    const t = rules.textsFor({ locale, address });
    const found = rules.withUploads(checked.found, checked.of.design, uploads);
    const findings = found.map((finding) => ({ ...finding, text: t(finding.message), exact: finding.figures ? t(finding.figures) : null }));
    store.report({ check: { of: checked.of, findings, open: openFindings(findings, accepted).length } });
  }, [store, checked, rules, accepted, uploads, locale, address]);
}

type Checked = { found: readonly Finding[]; of: Repairable };

/** What was found in the newest layout that was checked to the end. */
function useChecked(preview: Preview | null, rules: Rules | null, limits: Limits): Checked | null {
  const { store } = useEditorInstance();
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    if (!preview || !rules) return;
    const { design, layout, resources } = preview;
    const steps = rules.steps(design, layout, resources, limits);
    const shownAs = store.getState().fonts?.set.fields?.named;
    return runInPauses(steps, (found) => setChecked({ found, of: { design, resources, limits, shownAs } }));
  }, [preview, rules, limits, store]);
  return checked;
}
