/** The fields that a text can have, by the records that have them, each with an example of what it prints. */
import './fields.css';
import { useState } from 'react';
import type { TextElement } from '#core/design/document.ts';
import { fieldsOfKind, type RecordKind, recordKindOf } from '#core/merge/field-names.ts';
import { parseFields } from '#core/merge/parse-fields.ts';
import { germanFieldName } from '#texts/field-names.ts';
import { useDesign, useEditorInstance } from '#web/editor/context.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { textsOf } from '#web/editor/panels/text-limits.ts';
import type { TypingLimit } from '#web/editor/text-editing/typing.ts';
import { TypingNote } from '#web/editor/text-editing/typing-note.tsx';
import { insertField } from './insert-field.ts';
import { NamesOffer } from './names-offer.tsx';
import { useFieldTexts } from './use-field-texts.ts';

const kinds: readonly RecordKind[] = ['guest', 'household'];

function fieldsIn(texts: readonly string[]): string[] {
  return texts.flatMap(parseFields).flatMap((run) => (run.kind === 'field' ? run.name : []));
}

/** What the design has fields of, else what its template is meant for; null while it can be either. */
function useRecordKind(): RecordKind | null {
  const { fieldTexts = {} } = useEditorInstance();
  const design = useDesign();
  return recordKindOf(fieldsIn(textsOf(design).map(({ element }) => element.text))) ?? recordKindOf(fieldsIn(Object.values(fieldTexts)));
}

export function FieldMenu({ elementRef: ref, element }: { elementRef: ElementRef; element: TextElement }) {
  const t = useFieldTexts();
  const { store } = useEditorInstance();
  const kind = useRecordKind();
  const [limit, setLimit] = useState<TypingLimit | null>(null);
  return (
    <>
      <NamesOffer />
      <p className="field-menu-note">{t('fields.note')}</p>
      {limit ? <TypingNote limit={limit} className="field-note" /> : null}
      {kinds
        .filter((one) => kind === null || one === kind)
        .map((one) => (
          <section key={one} aria-label={t(`fields.kind.${one}`)}>
            <h3 className="style-label">{t(`fields.kind.${one}`)}</h3>
            <ul className="field-menu">
              {fieldsOfKind[one].map((field) => (
                <li key={field}>
                  <button type="button" className="field-choice" onClick={() => setLimit(insertField(store, ref, element, field).limit)}>
                    <span className="field-chip">{germanFieldName(field)}</span>
                    <span className="field-example">{t('fields.example', { example: t(`fields.example.${field}`) })}</span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}
