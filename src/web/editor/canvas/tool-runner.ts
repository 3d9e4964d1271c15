/** Holds the current tool of an editor and applies what it leads to: selection, edits, focus. */
import { layoutSizeUm, type PreviewState } from '#web/editor/preview/preview.ts';
import { refKey } from '#web/editor/selection.ts';
import type { EditorState } from '#web/editor/state.ts';
import type { EditorStore } from '#web/editor/store.ts';
import { selectElement } from './select-element.ts';
import { runTool } from './tools/machine.ts';
import { idle, type Outcome, type SendEvent, type Tool } from './tools/tool.ts';

export function createToolRunner<Choice>(store: EditorStore<Choice>, previewOf: (state: EditorState<Choice>) => PreviewState): SendEvent {
  let tool: Tool = idle;

  function apply({ select, edits, options, endsCoalescing, snapUm, focus }: Outcome) {
    if (select) selectElement(store, select.ref, select);
    if (edits && edits.length > 0) store.edit(edits, options);
    if (endsCoalescing) store.dispatch({ type: 'end-coalescing' });
    if (snapUm !== undefined && snapUm !== store.getState().snapUm) store.report({ snapUm });
    if (focus) focusElement(refKey(focus));
  }

  return (event, scale = 1) => {
    const state = store.getState();
    const { preview } = previewOf(state);
    const outcome = runTool(tool, event, {
      design: state.history.content.design,
      selection: state.selection,
      scale,
      photo: (id) => preview?.resources.photo(id) ?? null,
      textSizeUm: (ref) => layoutSizeUm(preview, ref),
    });
    tool = outcome.tool;
    apply(outcome);
  };
}

function focusElement(key: string) {
  const element = document.querySelector<HTMLElement>(`[data-hit-area="${CSS.escape(key)}"]`);
  if (element) element.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
