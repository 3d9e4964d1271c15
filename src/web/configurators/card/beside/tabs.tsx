/** The pages of a card, its envelope and its inlay as tabs: below the canvas, and on phones above what is chosen there. */
import { type KeyboardEvent, useId } from 'react';
import type { SheetBeside } from '#core/products/accessory/fit.ts';
import { accessoryFormTexts } from '#texts/de/accessory-form.ts';
import { useAccessories, useChoice } from '#web/configurators/card/card-editor.ts';
import { type StripPage, useStripPages } from '#web/editor/canvas/page-strip.tsx';
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { useTexts } from '#web/page/texts.ts';
import { arrowOf } from '#web/ui/arrow-keys.ts';
import { SmallPicture } from './look.tsx';

type Props = { by: 'pages' | 'panels'; parts: readonly SheetBeside[] };

function useTabs(by: Props['by'], parts: Props['parts']): StripPage[] {
  const t = useTexts(accessoryFormTexts);
  const { store } = useEditorInstance();
  const view = useEditor((state) => state.view);
  const shape = useChoice();
  const chosen = useAccessories();
  const pages = useStripPages(by).map((page) => ({ ...page, isShown: view === 'pages' && page.isShown }));
  const beside = parts.map((part) => ({
    key: part,
    isShown: view === part,
    show: () => store.dispatch({ type: 'view', view: part }),
    content: (
      <>
        <span className="strip-picture">
          <SmallPicture part={part} sku={chosen[part]} shape={shape} />
        </span>
        <span>{t(`accessory.part.${part}`)}</span>
      </>
    ),
  }));
  return [...pages, ...beside];
}

/** The tab a key leads to, or undefined. */
function tabOfKey(event: KeyboardEvent, tabs: readonly StripPage[], stop: StripPage): StripPage | undefined {
  if (event.key === 'Home') return tabs[0];
  if (event.key === 'End') return tabs.at(-1);
  const arrow = arrowOf(event);
  return arrow ? tabs[(tabs.indexOf(stop) + arrow.x + arrow.y + tabs.length) % tabs.length] : undefined;
}

export function CardTabs({ by, parts }: Props) {
  const t = useEditorTexts();
  const tabs = useTabs(by, parts);
  // The finished card is none of the tabs.
  const stop = tabs.find(({ isShown }) => isShown) ?? tabs[0];
  const id = useId();
  function onKeyDown(event: KeyboardEvent) {
    const tab = stop && tabOfKey(event, tabs, stop);
    if (!tab) return;
    event.preventDefault();
    tab.show();
    document.getElementById(id + tab.key)?.focus();
  }
  return (
    <div className="strip strip-tabs" role="tablist" aria-label={t('editor.pages')} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          id={id + tab.key}
          className="strip-page"
          aria-selected={tab.isShown}
          aria-controls="canvas"
          tabIndex={tab === stop ? 0 : -1}
          onClick={tab.show}
        >
          {tab.content}
        </button>
      ))}
    </div>
  );
}
