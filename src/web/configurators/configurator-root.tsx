/** The editor of a configurator, which lives as long as its page, and the form of address around it. */

import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useLoaderData } from 'react-router';
import type { Formality } from '#core/values/formality.ts';
import { type Editor, EditorContext } from '#web/editor/context.ts';
import { preloadEditor, startEditor } from '#web/editor/create-editor.ts';
import { type ElementNames, ElementNamesContext, loadElementNames } from '#web/editor/naming/element-names.ts';
import { loadWhenOnline } from '#web/page/load-when-online.ts';
import { useSite } from '#web/page/page-context.ts';
import { PageLanguageContext } from '#web/page/texts.ts';

const noNames: ElementNames = {};

type Props = {
  address: Formality;
  /** Called once. */
  createEditor(): Editor<unknown>;
  children: ReactNode;
};

export function ConfiguratorRoot({ address, createEditor, children }: Props) {
  const { locale } = useSite();
  const language = useMemo(() => ({ locale, address }), [locale, address]);
  const loaded = useLoaderData<{ elementNames?: ElementNames } | undefined>();
  const [editor] = useState(() => {
    const created = createEditor();
    if (typeof document !== 'undefined') preloadEditor(created);
    return created;
  });
  useEffect(() => startEditor(editor), [editor]);
  useEffect(() => void loadWhenOnline(loadElementNames), []);
  return (
    <PageLanguageContext value={language}>
      <ElementNamesContext value={loaded?.elementNames ?? noNames}>
        <EditorContext value={editor}>{children}</EditorContext>
      </ElementNamesContext>
    </PageLanguageContext>
  );
}
