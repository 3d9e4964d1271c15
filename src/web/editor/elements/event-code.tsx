/** Offers a code for each household on cards that are printed with a list, and takes it out again. */
import type { Edit } from '#core/design/edit.ts';
import { useDesign, useEditorInstance } from '#web/editor/context.ts';
import { Button } from '#web/ui/button.tsx';
import { useElementsTexts } from './texts.ts';
import { usePlacingCode } from './use-event-code.ts';

/** As core/preflight/code/place-code.ts names them. */
const ids = ['event-code', 'event-code-words'];

export function EventCode() {
  const t = useElementsTexts();
  const { store, fieldTexts } = useEditorInstance();
  const design = useDesign();
  const { status, place } = usePlacingCode();
  if (fieldTexts === undefined) return null;
  const removed = design.pages.flatMap((page) =>
    page.elements.flatMap(({ id }): Edit[] => (ids.includes(id) ? [{ kind: 'removeElement', page: page.id, element: id }] : [])),
  );
  const isIn = removed.length > 0;
  return (
    <div className="event-code">
      <p className="panel-note">{t(isIn ? 'code.in' : 'code.note')}</p>
      <Button kind="secondary" small onClick={() => (isIn ? store.edit(removed) : place('{{seite}}'))}>
        {t(isIn ? 'code.remove' : 'code.add')}
      </Button>
      <p className="field-note" role="status">
        {status}
      </p>
    </div>
  );
}
