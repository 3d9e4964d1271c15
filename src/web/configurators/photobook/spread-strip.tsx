/** The way to every page: small spreads in a row, on phones in a grid. */
import { useEffect, useRef, useState } from 'react';
import { panelName } from '#core/design/panel-name.ts';
import { entryPanel } from '#web/editor/canvas/page-strip.tsx';
import { useEditorInstance } from '#web/editor/context.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { draggedPhoto } from './dragged-photo.ts';
import { PagePicture } from './page-picture.tsx';
import { useBook, useShownBookPage } from './photobook-editor.ts';
import { type OpenPage, type Spread, spreadsOf } from './spreads.ts';
import { useBookTexts } from './texts.ts';

export function SpreadStrip() {
  const t = useBookTexts();
  const shown = useShownBookPage();
  const { pages } = useBook();
  const strip = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the spread of another page is brought into view
  useEffect(() => {
    strip.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [shown]);
  return (
    <nav ref={strip} className="strip book-strip" aria-label={t('book.strip')}>
      {spreadsOf(pages).map((spread) => (
        <StripSpread key={spread.key} spread={spread} shown={shown} />
      ))}
    </nav>
  );
}

function StripSpread({ spread: { left, right }, shown }: { spread: Spread; shown: number }) {
  return (
    <span className="book-strip-spread">
      <StripPage open={left} shown={shown} />
      <StripPage open={right} shown={shown} />
    </span>
  );
}

/** The inside of the cover has no page. */
function StripPage({ open, shown }: { open: OpenPage | null; shown: number }) {
  const t = useEditorTexts();
  const { store } = useEditorInstance();
  const [isTarget, setTarget] = useState(false);
  if (!open) return null;
  const { page, index } = open;
  const name = t(panelName(page.id));
  return (
    <button
      type="button"
      className="book-strip-page figures"
      aria-current={index === shown || undefined}
      aria-label={name}
      data-target={isTarget || undefined}
      onClick={() => store.dispatch({ type: 'show', panel: entryPanel(page) })}
      onDragOver={(event) => {
        // The cover is filled on the canvas.
        if (!draggedPhoto() || index === 0) return;
        event.preventDefault();
        setTarget(index !== shown);
      }}
      onDragLeave={() => setTarget(false)}
      onDrop={(event) => {
        event.preventDefault();
        setTarget(false);
        draggedPhoto()?.drop(index);
      }}
    >
      <PagePicture page={page} use="strip" />
      <span aria-hidden="true">{index === 0 ? name : index}</span>
    </button>
  );
}
