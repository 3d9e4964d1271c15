/** Texts to choose from by occasion, with a search; a click fills the text, undo takes it back. */
import { useId, useState } from 'react';
import type { TextElement } from '#core/design/document.ts';
import { suggestionOccasions } from '#texts/suggestions.ts';
import { useEditorInstance } from '#web/editor/context.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { type TypingLimit, typeText } from '#web/editor/text-editing/typing.ts';
import { TypingNote } from '#web/editor/text-editing/typing-note.tsx';
import { findSuggestions, suggestedText, suggestionOccasion } from './suggest.ts';
import { useTextStyleTexts } from './texts.ts';

export function TextIdeas({ elementRef: ref, element }: { elementRef: ElementRef; element: TextElement }) {
  const t = useTextStyleTexts();
  const id = useId();
  const { store, occasion: own } = useEditorInstance();
  const [occasion, setOccasion] = useState(() => suggestionOccasion(own));
  const [query, setQuery] = useState('');
  const [limit, setLimit] = useState<TypingLimit | null>(null);
  const found = findSuggestions(occasion, query);

  function fill(text: string) {
    store.dispatch({ type: 'end-coalescing' });
    setLimit(typeText(store, ref, element, text).limit);
    store.dispatch({ type: 'end-coalescing' });
  }

  return (
    <div className="text-ideas">
      <div className="style-pair">
        <div>
          <label htmlFor={`${id}-occasion`} className="style-label">
            {t('text.ideas.occasion')}
          </label>
          <select
            id={`${id}-occasion`}
            className="input input-editor"
            value={occasion}
            onChange={(event) => setOccasion(suggestionOccasion(event.target.value))}
          >
            {suggestionOccasions.map((one) => (
              <option key={one} value={one}>
                {t(`text.ideas.${one}`)}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor={`${id}-query`} className="style-label">
            {t('text.ideas.search')}
          </label>
          <input
            id={`${id}-query`}
            type="search"
            className="input input-editor"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
      </div>
      {limit ? <TypingNote limit={limit} className="field-note" /> : null}
      {found.length === 0 ? (
        <p className="panel-note" role="status">
          {t('text.ideas.none')}
        </p>
      ) : (
        <ul className="text-ideas-list" lang="de">
          {found.map((suggestion) => (
            <li key={suggestion.text}>
              <button type="button" className="text-idea" onClick={() => fill(suggestedText(suggestion))}>
                {suggestion.text}
                {suggestion.author ? <span className="text-ideas-author">{suggestion.author}</span> : null}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
