/** The buttons that open the side panels; on phones a bar at the bottom. */
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import type { SidePanel } from '#web/editor/state.ts';
import { useTexts } from '#web/editor/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { AccountButton } from './account-button.tsx';
import {
  cardsIcon,
  elementsIcon,
  imageIcon,
  layersIcon,
  paletteIcon,
  paperIcon,
  quantityIcon,
  shareIcon,
  textIcon,
  versionsIcon,
} from './icons.ts';

const sidePanels = [
  ['text', textIcon],
  ['pictures', imageIcon],
  ['elements', elementsIcon],
  ['colour', paletteIcon],
  ['paper', paperIcon],
  ['quantity', quantityIcon],
  ['layers', layersIcon],
  ['versions', versionsIcon],
  ['share', shareIcon],
  ['pages', cardsIcon],
] as const satisfies readonly (readonly [SidePanel, string])[];

export function SideBar() {
  const t = useTexts();
  const { store, resources } = useEditorInstance();
  const open = useEditor((state) => state.sidePanel);
  function show(sidePanel: SidePanel) {
    store.dispatch({ type: 'open', sidePanel });
    const { isReady, arePicturesListed } = store.getState();
    if (sidePanel === 'pictures' && isReady && !arePicturesListed) resources.listPictures();
  }
  return (
    <nav className="editor-rail" aria-label={t('editor.tools')}>
      {sidePanels.map(([sidePanel, icon]) => (
        <button
          key={sidePanel}
          type="button"
          className={`rail-tool ${sidePanel === 'pages' ? 'narrow-only' : ''}`}
          aria-current={open === sidePanel || undefined}
          onClick={() => show(sidePanel)}
        >
          <Icon svg={icon} />
          {t(`editor.tool.${sidePanel}`)}
        </button>
      ))}
      <AccountButton isTool />
    </nav>
  );
}
