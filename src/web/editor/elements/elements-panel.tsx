/** The panel of elements to add: texts, photo slots, shapes, clip art, frames, emoji, codes, and the ground of the page. */
import { type ReactNode, useId, useState } from 'react';
import { rulesOf } from '#core/catalogue/occasions.ts';
import { emojiKey } from '#core/design/emoji/key.ts';
import { clipArts } from '#core/design/library/clip-art.ts';
import offeredDrawings from '#core/design/library/own/index.json' with { type: 'json' };
import { patterns } from '#core/design/library/patterns.ts';
import { searchCategories } from '#texts/search-words.ts';
import type { NewElement } from '#web/editor/arrange/new-element.ts';
import { useEditorInstance } from '#web/editor/context.ts';
import { imageIcon, textIcon } from '#web/editor/frame/icons.ts';
import { GroundPanel } from '#web/editor/ground/ground-panel.tsx';
import { PatternTiles } from '#web/editor/ground/pattern-choice.tsx';
import { useShownPage } from '#web/editor/ground/use-shown-page.ts';
import { Icon } from '#web/ui/icon.tsx';
import { EventCode } from './event-code.tsx';
import { emoji, libraryFrames, shapes } from './library.ts';
import { OwnDrawingThumb } from './own-drawing-thumb.tsx';
import { OwnFile } from './own-file.tsx';
import { QrForm } from './qr-form.tsx';
import { clipArtKey, forOccasion, libraryItemName, namesOwnFile, search, searchLength } from './search.ts';
import { useElementsTexts } from './texts.ts';
import { ClipArtThumb, EmojiThumb, FrameThumb, ShapeThumb } from './thumbnails.tsx';
import { useAdd } from './use-add.ts';

type Item = { id: string; section: 'shapes' | 'clip-art' | 'frames' | 'emoji'; words: string; wanted: NewElement; thumb: ReactNode };
type Add = (wanted: NewElement, name: string) => void;

const sections = ['clip-art', 'shapes', 'frames', 'emoji'] as const;
/** Shown before a search or "more": each emoji is a file of its own. */
const firstShown = { shapes: 20, 'clip-art': 25, frames: 20, emoji: 20 };

function useItems(): Item[] {
  const t = useElementsTexts();
  return [
    ...shapes.map(({ key, ...shape }): Item => {
      const wanted: NewElement = { kind: 'shape', ...shape };
      return { id: `shape-${key}`, section: 'shapes', words: t(`shape.${key}`), wanted, thumb: <ShapeThumb {...shape} /> };
    }),
    ...offeredDrawings.map(({ id, width, height, minMm, inks }): Item => {
      const own = { inks, minMm };
      const wanted: NewElement = { kind: 'clip-art', clipArtId: id, parts: inks.length, ratio: width / height, own };
      return {
        id,
        section: 'clip-art',
        words: t({ key: clipArtKey(id) }),
        wanted,
        thumb: <OwnDrawingThumb id={id} size={[width, height]} />,
      };
    }),
    ...[...clipArts.values()].map(({ id, width, height, parts }): Item => {
      const inks = new Set(parts.map(({ ink }) => ink)).size;
      const wanted: NewElement = { kind: 'clip-art', clipArtId: id, parts: inks, ratio: width / height };
      return { id, section: 'clip-art', words: t({ key: clipArtKey(id) }), wanted, thumb: <ClipArtThumb id={id} /> };
    }),
    ...libraryFrames.map((style): Item => {
      const wanted: NewElement = { kind: 'frame', style };
      return { id: `frame-${style}`, section: 'frames', words: t(`frame.${style}`), wanted, thumb: <FrameThumb style={style} /> };
    }),
    ...emoji.map((cluster): Item => {
      const wanted: NewElement = { kind: 'emoji', text: cluster };
      return {
        id: cluster,
        section: 'emoji',
        words: t({ key: `emoji.${emojiKey(cluster)}` }),
        wanted,
        thumb: <EmojiThumb cluster={cluster} />,
      };
    }),
  ];
}

export function ElementsPanel() {
  const t = useElementsTexts();
  const id = useId();
  const { add } = useAdd();
  const { occasion } = useEditorInstance();
  const items = useItems();
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState('');
  const onAdd: Add = (wanted, name) => setStatus(add(wanted) ? t('add.done', { name }) : t('add.full'));
  const isSearching = typed.trim() !== '';
  return (
    <>
      <label htmlFor={id} className="unseen">
        {t('add.search')}
      </label>
      <input
        id={id}
        type="text"
        inputMode="search"
        autoComplete="off"
        className="input input-editor add-search"
        placeholder={t('add.search.place')}
        maxLength={searchLength}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className="unseen" role="status">
        {status}
      </p>
      {isSearching ? (
        <SearchResult typed={typed.trim()} items={items} onAdd={onAdd} onSearch={setTyped} onDone={setStatus} />
      ) : (
        <>
          <TextAndPhoto onAdd={onAdd} />
          <OwnFile onDone={setStatus} isOpenAtFirst={new URLSearchParams(window.location.search).has('ownFile')} />
          <Section title={t('add.ground')}>
            <GroundPanel />
          </Section>
          {sections.map((section) => (
            <Section key={section} title={t(`add.${section}`)}>
              <Tiles {...shownOf(section, items, occasion)} onAdd={onAdd} />
            </Section>
          ))}
          <Section title={t('add.qr')}>
            <QrForm onAdd={onAdd} />
            <EventCode />
          </Section>
        </>
      )}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="add-section" aria-labelledby={id}>
      <h2 id={id} className="add-title">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** What suits the occasion goes first; beside mourning nothing else is shown before "more". */
function shownOf(section: Item['section'], all: readonly Item[], occasion: string): { items: readonly Item[]; first: number } {
  const { items, suiting } = forOccasion(
    all.filter((item) => item.section === section),
    occasion,
  );
  const first = firstShown[section];
  return { items, first: suiting > 0 && !rulesOf(occasion).others ? Math.min(first, suiting) : first };
}

type ResultProps = {
  typed: string;
  items: readonly Item[];
  onAdd: Add;
  onSearch: (words: string) => void;
  onDone: (status: string) => void;
};

function SearchResult({ typed, items, onAdd, onSearch, onDone }: ResultProps) {
  const t = useElementsTexts();
  const page = useShownPage();
  const grounds = page ? [...patterns.keys()].map((pattern) => ({ pattern, words: t({ key: `pattern.${pattern}` }) })) : [];
  const { items: found, isSimilar } = search<Item | (typeof grounds)[number]>([...items, ...grounds], typed);
  const tiles = found.filter((one) => 'thumb' in one);
  const foundPatterns = found.flatMap((one) => ('pattern' in one ? [one.pattern] : []));
  const isOwn = isSimilar && namesOwnFile(typed);
  if (found.length === 0) {
    return (
      <>
        {isOwn ? null : <NothingFound typed={typed} onSearch={onSearch} />}
        <OwnPicture note={t(isOwn ? 'add.search.own' : 'add.search.own.else')} onDone={onDone} />
      </>
    );
  }
  return (
    <>
      {isOwn ? <OwnPicture note={t('add.search.own')} onDone={onDone} /> : null}
      {isSimilar ? <p className="panel-note add-section">{t('add.search.similar', { typed })}</p> : null}
      {tiles.length > 0 ? (
        <div className="add-section">
          <Tiles items={tiles} first={tiles.length} onAdd={onAdd} />
        </div>
      ) : null}
      {page && foundPatterns.length > 0 ? (
        <Section title={t('ground.pattern.found')}>
          <PatternTiles page={page} ids={foundPatterns} />
        </Section>
      ) : null}
    </>
  );
}

function OwnPicture({ note, onDone }: { note: string; onDone: (status: string) => void }) {
  return (
    <div className="add-section">
      <p className="panel-note">{note}</p>
      <OwnFile onDone={onDone} />
    </div>
  );
}

function NothingFound({ typed, onSearch }: Pick<ResultProps, 'typed' | 'onSearch'>) {
  const t = useElementsTexts();
  const { occasion } = useEditorInstance();
  const categories = searchCategories[rulesOf(occasion).others ? 'all' : 'mourning'];
  return (
    <div className="add-section">
      <p className="panel-note">{t('add.search.none', { typed })}</p>
      <div className="add-row">
        {categories.map((category) => (
          <button key={category} type="button" className="text-link" onClick={() => onSearch(category)}>
            {category}
          </button>
        ))}
      </div>
    </div>
  );
}

function TextAndPhoto({ onAdd }: { onAdd: Add }) {
  const t = useElementsTexts();
  const headline: NewElement = { kind: 'text', role: 'headline', text: t('add.sample.headline') };
  const body: NewElement = { kind: 'text', role: 'body', text: t('add.sample.body') };
  return (
    <Section title={t('add.text')}>
      <div className="add-row">
        <button type="button" className="add-wide add-headline" onClick={() => onAdd(headline, t('add.text.headline'))}>
          {t('add.text.headline')}
        </button>
        <button type="button" className="add-wide" onClick={() => onAdd(body, t('add.text.body'))}>
          <Icon svg={textIcon} small />
          {t('add.text.body')}
        </button>
        <button type="button" className="add-wide" onClick={() => onAdd({ kind: 'photo' }, t('add.photo'))}>
          <Icon svg={imageIcon} small />
          {t('add.photo')}
        </button>
      </div>
    </Section>
  );
}

function Tiles({ items, first, onAdd }: { items: readonly Item[]; first: number; onAdd: Add }) {
  const t = useElementsTexts();
  const { dragging } = useAdd();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, first);
  return (
    <>
      <ul className="add-grid">
        {shown.map(({ id, words, wanted, thumb }) => {
          const name = libraryItemName(words);
          return (
            <li key={id}>
              <button
                type="button"
                className="add-tile"
                {...dragging(wanted, name)}
                title={name}
                aria-label={t('add.item', { name })}
                onClick={() => onAdd(wanted, name)}
              >
                {thumb}
              </button>
            </li>
          );
        })}
      </ul>
      {shown.length < items.length ? (
        <button type="button" className="text-link add-more" onClick={() => setWhole(true)}>
          {t('add.more', { count: items.length })}
        </button>
      ) : null}
    </>
  );
}
