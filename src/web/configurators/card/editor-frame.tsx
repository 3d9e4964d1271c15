/** The frame of the configurator: top bar, tools, stage, panel, page strip; on phones the panel is a sheet over a bar of tools. */

import { lazy, Suspense, useState } from 'react';
import { useHref } from 'react-router';
import { familyCard } from '#core/products/card/formats.ts';
import { formNames } from '#core/products/card/options.ts';
import { cardFormats } from '#core/products/card/pages.ts';
import { pathTo } from '#core/site/paths.ts';
import { t as shared } from '#texts/t.ts';
import { Canvas } from '#web/editor/canvas/canvas.tsx';
import { entryPanel } from '#web/editor/canvas/page-strip.tsx';
import { SaveStatus } from '#web/editor/draft/save-status.tsx';
import {
  backIcon,
  cardsIcon,
  checkIcon,
  imageIcon,
  paletteIcon,
  paperIcon,
  quantityIcon,
  redoIcon,
  textIcon,
  undoIcon,
} from '#web/editor/frame/icons.ts';
import { useTexts } from '#web/editor/texts.ts';
import { usePath, useSite } from '#web/page/page-context.ts';
import { CardPicture } from '#web/product/card-picture.tsx';
import { Logo } from '#web/shell/logo.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { closeIcon, warningIcon } from '#web/ui/icons.ts';
import { BuyButton } from './buy-box.tsx';
import type { EditorProps } from './editor-props.ts';
import { Panel, Strip } from './panel.tsx';
import type { SidePanel } from './state.ts';
import { useKeyboard } from './use-window.ts';

const tools = [
  ['text', textIcon],
  ['pictures', imageIcon],
  ['colour', paletteIcon],
  ['paper', paperIcon],
  ['quantity', quantityIcon],
  ['pages', cardsIcon],
] as const satisfies readonly (readonly [SidePanel, string])[];

/** The card in the hand instead of the stage. */
type Holding = { isHeld: boolean; onHold: (isHeld: boolean) => void; dispatch: EditorProps['dispatch'] };

const FoldPreview = lazy(() => import('./fold-preview.tsx'));

export function EditorFrame(props: EditorProps) {
  const { state, isNarrow, dispatch } = props;
  const [isHeld, setHeld] = useState(false);
  // Whoever goes on working sees the stage again.
  const holding: Holding = {
    isHeld,
    onHold: setHeld,
    dispatch: (action) => {
      if (action.type === 'show' || action.type === 'select' || action.type === 'tool') setHeld(false);
      dispatch(action);
    },
  };
  const keyboard = useKeyboard();
  const isTyping = isNarrow && keyboard !== null;
  const style = keyboard ? { '--editor-height': `${keyboard.height}px`, '--editor-top': `${keyboard.top}px` } : undefined;
  return (
    <div
      className={`editor ${isTyping ? 'editor-typing' : ''}`}
      data-tool={state.tool}
      data-held={isHeld || undefined}
      data-hydrated={props.session.isReady || undefined}
      style={style}
    >
      <TopBar {...props} {...holding} />
      <main className="editor-main" id="inhalt">
        <Rail {...props} {...holding} />
        <StageArea {...props} {...holding} />
        {isNarrow ? null : (
          <div className="editor-strip">
            <Strip {...props} {...holding} by="pages" />
          </div>
        )}
        <Panel {...props} />
      </main>
    </div>
  );
}

function TopBar({ entry, state, dispatch, session, reason, buying, onBuy, onLeave, onConflict, isHeld, onHold }: EditorProps & Holding) {
  const t = useTexts();
  const { channel } = useSite();
  const { design } = state.edited.content;
  const card = familyCard(design.product);
  const back = useHref(usePath()(pathTo('card', { card: design.product.template })));
  return (
    <header className="editor-top">
      <div className="top-card">
        <a
          href={back}
          className="top-icon"
          onClick={(event) => {
            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
            event.preventDefault();
            onLeave(back);
          }}
        >
          <Icon svg={backIcon} className="wide-only" />
          <Icon svg={closeIcon} className="narrow-only" />
          <span className="unseen">{t('editor.back')}</span>
        </a>
        <Logo channel={channel} size={25} className="wide-only top-logo" />
        <h1 className="top-name">
          {entry.product.name}, {formNames[card.form]} {cardFormats[card.format].name}
        </h1>
      </div>
      <nav className="top-pages wide-only" aria-label={t('editor.pages')}>
        {design.pages.map((page) => (
          <button
            key={page.id}
            type="button"
            aria-current={(!isHeld && page.panels.some(({ id }) => id === state.panel)) || undefined}
            onClick={() => dispatch({ type: 'show', panel: entryPanel(page) })}
          >
            {page.label}
          </button>
        ))}
        <button type="button" aria-current={isHeld || undefined} onClick={() => onHold(true)}>
          {shared('fold.view')}
        </button>
      </nav>
      <div className="top-state">
        <SaveStatus state={session.save} isReady={session.isReady} onConflict={onConflict} />
        <button type="button" className="top-icon" disabled={state.edited.past.length === 0} onClick={() => dispatch({ type: 'undo' })}>
          <Icon svg={undoIcon} />
          <span className="unseen">{t('editor.undo')}</span>
        </button>
        <button type="button" className="top-icon" disabled={state.edited.future.length === 0} onClick={() => dispatch({ type: 'redo' })}>
          <Icon svg={redoIcon} />
          <span className="unseen">{t('editor.redo')}</span>
        </button>
        <BuyButton reason={reason} isBusy={buying.isBusy} onBuy={onBuy} className="button-small narrow-only top-buy" />
      </div>
    </header>
  );
}

function Rail({ state, dispatch, session, resources }: EditorProps) {
  const t = useTexts();
  return (
    <nav className="editor-rail" aria-label={t('editor.tools')}>
      {tools.map(([tool, icon]) => (
        <button
          key={tool}
          type="button"
          className={`rail-tool ${tool === 'pages' ? 'narrow-only' : ''}`}
          aria-current={state.tool === tool || undefined}
          onClick={() => {
            dispatch({ type: 'tool', tool });
            if (tool === 'pictures' && session.isReady && !resources.isListed) resources.listPictures();
          }}
        >
          <Icon svg={icon} />
          {t(`editor.tool.${tool}`)}
        </button>
      ))}
    </nav>
  );
}

function StageArea({
  entry,
  state,
  dispatch,
  resources,
  preview,
  previewStatus,
  picture,
  check,
  isNarrow,
  onSelect,
  onEdit,
  onFiles,
  isHeld,
  onHold,
}: EditorProps & Holding) {
  const t = useTexts();
  const { design } = state.edited.content;
  const card = familyCard(design.product);
  const isLate = preview === null ? resources.hasFailed || previewStatus === 'failed' : previewStatus === 'failed';
  const note = isLate ? t(preview === null || !resources.hasFailed ? 'editor.stage.slow' : 'editor.stage.failed') : null;
  const open = check?.findings.length ?? 0;
  const badge = open === 0 ? t('check.badge.clear') : open === 1 ? t('check.badge.one') : t('check.badge', { count: open });
  return (
    <div className="editor-stage">
      {isHeld && preview ? (
        <div className="stage">
          <Suspense
            fallback={
              <p className="stage-note" role="status">
                {shared('fold.waiting')}
              </p>
            }
          >
            <FoldPreview entry={entry} state={state} preview={preview} picture={picture} />
          </Suspense>
        </div>
      ) : (
        <Canvas
          preview={preview}
          picture={picture}
          panel={state.panel}
          isNarrow={isNarrow}
          selected={state.selected}
          onSelect={onSelect}
          onEdit={onEdit}
          onGestureEnd={() => dispatch({ type: 'seal' })}
          onFiles={onFiles}
          note={note}
        >
          <CardPicture
            card={design.product.template}
            form={card.form}
            format={card.format}
            colourway={design.product.colourway}
            alt={entry.product.title}
            sizes="(min-width: 768px) 420px, 60vw"
            isFirst
            className={`stage-catalogue stage-${design.product.format}`}
          />
        </Canvas>
      )}
      <button type="button" className="stage-hold narrow-only" aria-pressed={isHeld} onClick={() => onHold(!isHeld)}>
        {shared('fold.view')}
      </button>
      <button
        type="button"
        hidden={isHeld}
        className={`stage-badge narrow-only figures ${open === 0 ? 'badge-clear' : ''}`}
        onClick={() => dispatch({ type: 'tool', tool: 'check' })}
      >
        <Icon svg={open === 0 ? checkIcon : warningIcon} small />
        <span aria-hidden="true">{open === 0 ? '' : open}</span>
        <span className="unseen">{badge}</span>
      </button>
      <noscript>
        <p className="stage-note">{t('editor.noscript')}</p>
      </noscript>
    </div>
  );
}
