/** The buttons that open the side panels; on phones a bar at the bottom. */
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import type { OptionPanel, SidePanel } from '#web/editor/state.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { AccountButton } from './account-button.tsx';
import { cardsIcon, elementsIcon, imageIcon, layersIcon, shareIcon, textIcon, versionsIcon } from './icons.ts';

/** Of the panels that every editor has. */
const icons: Record<Exclude<SidePanel, 'check' | OptionPanel>, string> = {
  text: textIcon,
  pictures: imageIcon,
  elements: elementsIcon,
  layers: layersIcon,
  versions: versionsIcon,
  share: shareIcon,
  pages: cardsIcon,
};

/** Of a product's own panels: each product loads those that it has. */
export type PanelIcons = Readonly<Partial<Record<OptionPanel, string>>>;

/** A panel that has a button here. */
export type ListedPanel = Exclude<SidePanel, 'check'>;

export function SideBar({ listed, icons: own }: { listed: readonly ListedPanel[]; icons: PanelIcons }) {
  const t = useEditorTexts();
  const { store, resources } = useEditorInstance();
  const open = useEditor((state) => state.sidePanel);
  const shown: Readonly<Partial<Record<SidePanel, string>>> = { ...icons, ...own };
  function show(sidePanel: ListedPanel) {
    store.dispatch({ type: 'open', sidePanel });
    const { isReady, arePicturesListed } = store.getState();
    if (sidePanel === 'pictures' && isReady && !arePicturesListed) resources.listPictures();
  }
  return (
    <nav className="editor-rail" aria-label={t('editor.tools')}>
      {listed.map((sidePanel) => (
        <button
          key={sidePanel}
          type="button"
          className={`rail-tool ${sidePanel === 'pages' ? 'narrow-only' : ''}`}
          aria-current={open === sidePanel || undefined}
          onClick={() => show(sidePanel)}
        >
          <Icon svg={shown[sidePanel] ?? ''} />
          {t(`editor.tool.${sidePanel}`)}
        </button>
      ))}
      <AccountButton isTool />
    </nav>
  );
}
