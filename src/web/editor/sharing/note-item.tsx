/** One comment or suggestion with a small picture of its place. */

import type { Note } from '#api/shares.ts';
import type { DesignDocument } from '#core/design/document.ts';
import type { DocumentFace } from '#core/design/faces.ts';
import { panelName } from '#core/design/panel-name.ts';
import { SheetParts } from '#web/editor/canvas/sheet-parts.tsx';
import { useDesign, useEditorInstance, usePreview } from '#web/editor/context.ts';
import { findElement } from '#web/editor/draft/content.ts';
import { useElementName } from '#web/editor/naming/element-names.ts';
import { useTextLocale } from '#web/page/texts.ts';
import { dayOf } from './days.ts';
import { type NotePoint, noteId, notePlaceOf } from './note-place.ts';
import { useSharingTexts } from './texts.ts';

type Props = {
  note: Note;
  /** Of its mark on the canvas; absent for one that is closed. */
  number: number | undefined;
  isBusy: boolean;
  onMark: (state: Note['state']) => void;
  onAccept: () => void;
  onDelete: () => void;
};

export function NoteItem({ note, number, isBusy, onMark, onAccept, onDelete }: Props) {
  const t = useSharingTexts();
  const locale = useTextLocale();
  const { store } = useEditorInstance();
  const design = useDesign();
  const { face, point, element } = notePlaceOf(design, note);
  const by = t('note.by', { author: note.author || t('note.anonymous'), day: dayOf(note.createdAt, locale) });
  const label = (action: string) => t('note.label', { action, text: note.text.slice(0, 60) });
  function show() {
    if (!face) return;
    store.dispatch({ type: 'show', panel: face.panel.id });
    if (element !== null) store.dispatch({ type: 'select-all', refs: [{ page: face.page.id, element }] });
  }
  const action = (text: string, run: () => void, isBad = false) => (
    <button type="button" className={`text-link ${isBad ? 'sharing-bad' : ''}`} disabled={isBusy} aria-label={label(text)} onClick={run}>
      {text}
    </button>
  );
  return (
    <li id={noteId(note.id)} tabIndex={-1} className="note">
      <PlacePicture face={face} point={point} use={note.id} number={number} />
      <div className="note-words">
        <p className="note-by figures">
          {by}
          {face ? `, ${t('note.on', { panel: t(panelName(face.panel.id)) })}` : ''}
        </p>
        {note.kind === 'comment' ? <p className="note-text">{note.text}</p> : <Suggestion note={note} design={design} />}
        <div className="sharing-actions">
          {face ? action(t('note.show'), show) : null}
          {note.kind === 'suggestion' && note.state === 'open' ? (
            <>
              {element === null ? null : action(t('note.accept'), onAccept)}
              {action(t('note.refuse'), () => onMark('refused'))}
            </>
          ) : null}
          {note.kind === 'comment' && note.state === 'open' ? action(t('note.done'), () => onMark('done')) : null}
          {note.state === 'open' ? null : (
            <>
              {action(t('note.again'), () => onMark('open'))}
              {action(t('note.delete'), onDelete, true)}
            </>
          )}
        </div>
      </div>
    </li>
  );
}

function Suggestion({ note, design }: { note: Extract<Note, { kind: 'suggestion' }>; design: DesignDocument }) {
  const t = useSharingTexts();
  const nameOf = useElementName();
  const found = findElement(design, { page: note.page, element: note.element })?.element;
  const isChanged = found?.kind === 'text' && note.state === 'open' && found.text !== note.replaced;
  return (
    <>
      <p className="note-for">{found ? t('note.suggestion', { label: nameOf(found) }) : t('note.suggestion.gone')}</p>
      <dl className="note-texts">
        <dt>{t('note.before')}</dt>
        <dd>
          <del>{note.replaced}</del>
        </dd>
        <dt>{t('note.after')}</dt>
        <dd>
          <ins>{note.text}</ins>
        </dd>
      </dl>
      {isChanged ? <p className="field-note">{t('note.changed')}</p> : null}
      {note.state === 'accepted' || note.state === 'refused' ? <p className="field-note">{t(`note.${note.state}`)}</p> : null}
    </>
  );
}

/** The panel as it is now, with a mark on the place. */
type PictureProps = { face: DocumentFace | null; point: NotePoint | null; use: string; number: number | undefined };

function PlacePicture({ face, point, use, number }: PictureProps) {
  const { preview, painting } = usePreview();
  if (!face) return <span className="note-picture" />;
  const { page, panel } = face;
  const parted = preview?.sheets.find(({ sheet }) => sheet.id === page.id);
  const left = point ? ((point.xUm - panel.xUm) / panel.widthUm) * 100 : 0;
  const top = point ? ((point.yUm - panel.yUm) / panel.heightUm) * 100 : 0;
  return (
    <span className="note-picture" style={{ aspectRatio: `${panel.widthUm} / ${panel.heightUm}` }}>
      {parted ? <SheetParts parted={parted} painting={painting} panel={panel} use={`note-${use}`} /> : null}
      {point ? <span className="note-mark" style={{ left: `${left}%`, top: `${top}%` }} /> : null}
      {number === undefined ? null : <span className="note-number figures">{number}</span>}
    </span>
  );
}
