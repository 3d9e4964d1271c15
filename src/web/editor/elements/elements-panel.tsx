/** The panel of elements to add: texts, photo slots, shapes, clip art, frames, emoji, codes, and the ground of the page. */
import { type ReactNode, useId, useState } from 'react';
import { clipArts } from '#core/design/clip-art.ts';
import { emojiKey } from '#core/design/emoji/key.ts';
import type { NewElement } from '#web/editor/arrange/new-element.ts';
import { imageIcon, textIcon } from '#web/editor/frame/icons.ts';
import { Icon } from '#web/ui/icon.tsx';
import { GroundChoice } from './ground-choice.tsx';
import { emoji, frames, shapes } from './library.ts';
import { OwnFile } from './own-file.tsx';
import { QrForm } from './qr-form.tsx';
import { matches, nameOf } from './search.ts';
import { useElementsTexts } from './texts.ts';
import { ClipArtThumb, EmojiThumb, FrameThumb, ShapeThumb } from './thumbnails.tsx';
import { useAdd } from './use-add.ts';

type Item = { id: string; section: 'shapes' | 'clip-art' | 'frames' | 'emoji'; words: string; wanted: NewElement; thumb: ReactNode };
type Add = (wanted: NewElement, name: string) => void;

const sections = ['shapes', 'clip-art', 'frames', 'emoji'] as const;
/** Emoji that are shown before a search or "more": each drawing is a file of its own. */
const firstEmoji = 20;

function useItems(): Item[] {
  const t = useElementsTexts();
  return [
    ...shapes.map(({ key, ...shape }): Item => {
      const wanted: NewElement = { kind: 'shape', ...shape };
      return { id: `shape-${key}`, section: 'shapes', words: t(`shape.${key}`), wanted, thumb: <ShapeThumb {...shape} /> };
    }),
    ...[...clipArts.values()].map(({ id, width, height, parts }): Item => {
      const inks = new Set(parts.map(({ ink }) => ink)).size;
      const wanted: NewElement = { kind: 'clip-art', clipArtId: id, parts: inks, ratio: width / height };
      return { id, section: 'clip-art', words: t({ key: `clip.${id.replace('shop.', '')}` }), wanted, thumb: <ClipArtThumb id={id} /> };
    }),
    ...frames.map((style): Item => {
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
  const items = useItems();
  const [typed, setTyped] = useState('');
  const [status, setStatus] = useState('');
  const onAdd: Add = (wanted, name) => setStatus(add(wanted, name) ? t('add.done', { name }) : t('add.full'));
  const isSearching = typed.trim() !== '';
  const found = isSearching ? items.filter(({ words }) => matches(words, typed.trim())) : [];
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
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p className="unseen" role="status">
        {status}
      </p>
      {isSearching ? (
        <SearchResult found={found} onAdd={onAdd} />
      ) : (
        <>
          <TextAndPhoto onAdd={onAdd} />
          <OwnFile onDone={setStatus} />
          {sections.map((section) => (
            <Section key={section} title={t(`add.${section}`)}>
              <Tiles items={items.filter((item) => item.section === section)} isCut={section === 'emoji'} onAdd={onAdd} />
            </Section>
          ))}
          <Section title={t('add.qr')}>
            <QrForm onAdd={onAdd} />
          </Section>
          <Section title={t('add.ground')}>
            <GroundChoice />
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

function SearchResult({ found, onAdd }: { found: readonly Item[]; onAdd: Add }) {
  const t = useElementsTexts();
  if (found.length === 0) return <p className="panel-note add-section">{t('add.search.none')}</p>;
  return (
    <div className="add-section">
      <Tiles items={found} isCut={false} onAdd={onAdd} />
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

function Tiles({ items, isCut, onAdd }: { items: readonly Item[]; isCut: boolean; onAdd: Add }) {
  const t = useElementsTexts();
  const { dragging } = useAdd();
  const [isWhole, setWhole] = useState(false);
  const shown = isCut && !isWhole ? items.slice(0, firstEmoji) : items;
  return (
    <>
      <ul className="add-grid">
        {shown.map(({ id, words, wanted, thumb }) => {
          const name = nameOf(words);
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
