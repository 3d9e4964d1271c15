/** Puts the names of a list into a design that its template means for them, and takes them out again. */
import './fields.css';
import { useDesign, useEditor, useEditorInstance } from '#web/editor/context.ts';
import { ListLink } from './list-link.tsx';
import { namesIn, namesOut } from './name-edits.ts';
import { useFieldTexts } from './use-field-texts.ts';

/** `hasLink`: with the way to the list that the names come from. */
export function NamesOffer({ hasLink = false }: { hasLink?: boolean }) {
  const t = useFieldTexts();
  const design = useDesign();
  const { store, resources, fieldTexts = {} } = useEditorInstance();
  const blank = useEditor(({ history, blanks }) => blanks.get(resources.variantOf(history.content.design)) ?? null);
  const out = namesOut(design, fieldTexts, blank);
  const edits = out.length > 0 ? out : namesIn(design, fieldTexts);
  if (edits.length === 0 || !store.accepts(edits)) return null;
  return (
    <>
      <p className="names-offer">
        <span>{t(out.length > 0 ? 'fields.names.in' : 'fields.names')}</span>
        <button type="button" className="button button-secondary button-small" onClick={() => store.edit(edits)}>
          {t(out.length > 0 ? 'fields.names.remove' : 'fields.names.insert')}
        </button>
      </p>
      {hasLink && out.length > 0 ? <ListLink /> : null}
    </>
  );
}
