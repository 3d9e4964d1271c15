/** Two versions of a design changed the same places: both as pictures, what differs, and the choice between them. */

import { useCallback, useId, useMemo } from 'react';
import type { DesignDocument } from '#core/design/document.ts';
import type { MergeConflict } from '#core/design/merge/merge.ts';
import { panelName } from '#core/design/panel-name.ts';
import type { Message } from '#core/values/message.ts';
import { SheetParts } from '#web/editor/canvas/sheet-parts.tsx';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { useNameText } from '#web/editor/naming/element-names.ts';
import { createPreviewSelector } from '#web/editor/preview/preview.ts';
import { Button } from '#web/ui/button.tsx';
import { Modal } from '#web/ui/drawer.tsx';
import { type Content, facesInOrder } from './content.ts';
import { differingPanels, wordsAt } from './differences.ts';
import { freshHistory } from './history.ts';
import { type DraftTexts, useDraftTexts } from './texts.ts';

/** More places are counted. */
const maxPlaces = 5;
/** So many panels of each version are shown. */
const maxPanels = 2;

function nameOf(t: DraftTexts, nameText: (name: Message) => string, place: MergeConflict): string {
  if (place.kind === 'element') return t('conflict.element', { label: nameText(place.name) });
  if (place.kind === 'page') return t('conflict.page', { page: t(panelName(place.page)) });
  return t(`conflict.${place.kind}`);
}

export function ConflictDialog() {
  const t = useDraftTexts();
  const { store } = useEditorInstance();
  const conflict = useEditor((state) => state.conflict);
  const here = useEditor(({ history }) => history.content);
  const close = useCallback(() => store.dispatch({ type: 'close-conflict' }), [store]);
  if (!conflict) return null;
  const { mine, places, copy } = conflict;
  return (
    <Modal title={t('conflict.title')} onClose={close} isWide>
      <p>{t('conflict.text')}</p>
      <Places places={places} here={here} mine={mine} />
      <ul className="conflict-versions">
        <Version
          content={here}
          other={mine ?? here}
          name={t('conflict.here')}
          kept={t('conflict.here.kept')}
          button={
            <Button kind="secondary" onClick={close}>
              {t('conflict.here.keep')}
            </Button>
          }
        />
        {mine ? (
          <Version
            content={mine}
            other={here}
            name={t('conflict.mine')}
            kept={t('conflict.mine.kept')}
            button={
              <Button kind="secondary" onClick={() => store.dispatch({ type: 'take-mine', content: mine, at: Date.now() })}>
                {t('conflict.mine.take')}
              </Button>
            }
          />
        ) : null}
      </ul>
      <p className="conflict-kept">
        {t('conflict.kept')}{' '}
        <a className="text-link" href={`?designId=${copy}`} target="_blank" rel="noopener">
          {t('conflict.open')}
        </a>
      </p>
    </Modal>
  );
}

type PlacesProps = { places: readonly MergeConflict[]; here: Content<unknown>; mine: Content<unknown> | undefined };

/** Every place once, with the words of both versions where they are texts. */
function Places({ places, here, mine }: PlacesProps) {
  const t = useDraftTexts();
  const nameText = useNameText();
  const names = new Map(places.map((place) => [nameOf(t, nameText, place), place]));
  const more = names.size - maxPlaces;
  return (
    <ul className="conflict-places">
      {[...names].slice(0, maxPlaces).map(([name, place]) => {
        const [left, right] = mine ? wordsAt(place, [here.design, mine.design]) : [null, null];
        return (
          <li key={name}>
            {left === null || right === null ? name : t('conflict.words', { name, here: shortened(left), mine: shortened(right) })}
          </li>
        );
      })}
      {more > 0 ? <li>{t('conflict.more', { count: more })}</li> : null}
    </ul>
  );
}

const maxWords = 60;

function shortened(words: string): string {
  const letters = [...words];
  return letters.length > maxWords ? `${letters.slice(0, maxWords).join('')} …` : words;
}

type VersionProps = { content: Content<unknown>; other: Content<unknown>; name: string; kept: string; button: React.ReactNode };

function Version({ content, other, name, kept, button }: VersionProps) {
  const id = useId();
  return (
    <li className="conflict-version" aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <Pictures content={content} other={other.design} name={name} />
      {button}
      <p>{kept}</p>
    </li>
  );
}

/** The panels that differ, as they are printed. */
function Pictures({ content, other, name }: { content: Content<unknown>; other: DesignDocument; name: string }) {
  const t = useDraftTexts();
  const use = useId();
  const previewOf = useMemo(createPreviewSelector, []);
  const history = useMemo(() => freshHistory(content), [content]);
  const { artworks, pictures, fonts, hasFontsFailed } = useEditorParts();
  const { preview, painting } = previewOf({ history, artworks, pictures, fonts, hasFontsFailed });
  const panels = useMemo(() => differingPanels(content.design, other).slice(0, maxPanels), [content, other]);
  const faces = facesInOrder(content.design).filter(({ panel }) => panels.includes(panel.id));
  return (
    <div className="conflict-pictures">
      {faces.map(({ page, panel }) => {
        const parted = preview?.sheets.find(({ sheet }) => sheet.id === page.id);
        const label = t('conflict.picture', { name, panel: t(panelName(panel.id)) });
        return (
          <span key={panel.id} className="conflict-picture" style={{ aspectRatio: `${panel.widthUm} / ${panel.heightUm}` }}>
            {parted ? <SheetParts parted={parted} painting={painting} panel={panel} use={`${use}-${panel.id}`} label={label} /> : null}
          </span>
        );
      })}
    </div>
  );
}

function useEditorParts() {
  const artworks = useEditor((state) => state.artworks);
  const pictures = useEditor((state) => state.pictures);
  const fonts = useEditor((state) => state.fonts);
  const hasFontsFailed = useEditor((state) => state.hasFontsFailed);
  return { artworks, pictures, fonts, hasFontsFailed };
}
