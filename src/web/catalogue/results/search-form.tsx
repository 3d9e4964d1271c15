/** The search as a plain form: on the page of results, and at the top of lists, where it searches in the list. */
import { useId } from 'react';
import { useHref } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { searchTexts } from '#texts/de/search/results.ts';
import { usePath } from '#web/page/page-context.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';

type Props = {
  /** What is searched: "In Karten zur Hochzeit suchen". */
  label: string;
  q?: string;
  /** Filters of the list that stay. */
  kept?: readonly (readonly [key: string, value: string])[];
  className?: string;
};

/** Letters that the search reads. */
const maxLetters = 300;

export function SearchForm({ label, q, kept = [], className = '' }: Props) {
  const t = useTexts(searchTexts);
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of three years ago do not know the element
    <form role="search" aria-labelledby={`${id}-label`} method="get" action={useHref(usePath()(pathTo('search')))} className={className}>
      <label id={`${id}-label`} htmlFor={id} className="mb-1 block text-small font-semibold">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          type="search"
          name="q"
          defaultValue={q}
          required
          maxLength={maxLetters}
          placeholder={t('search.field.hint')}
          className="input min-w-0 grow"
        />
        <Button type="submit" kind="secondary">
          {t('search.field')}
        </Button>
      </div>
      {kept.map(([key, value]) => (
        <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
      ))}
    </form>
  );
}
