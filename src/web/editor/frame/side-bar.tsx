/** The buttons that open the side panels; on phones a bar at the bottom. */
import { useEditor, useEditorInstance } from '#web/editor/context.ts';
import type { SidePanel } from '#web/editor/state.ts';
import { useTexts } from '#web/editor/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { AccountButton } from './account-button.tsx';
import {
  bookIcon,
  cakeIcon,
  calendarIcon,
  cardsIcon,
  columnsIcon,
  elementsIcon,
  frameIcon,
  gridIcon,
  holidayIcon,
  imageIcon,
  layersIcon,
  paletteIcon,
  paperIcon,
  quantityIcon,
  shareIcon,
  sizeIcon,
  textIcon,
  versionsIcon,
} from './icons.ts';

const icons: Record<Exclude<SidePanel, 'check'>, string> = {
  text: textIcon,
  pictures: imageIcon,
  photos: imageIcon,
  collage: gridIcon,
  design: paletteIcon,
  start: calendarIcon,
  holidays: holidayIcon,
  birthdays: cakeIcon,
  columns: columnsIcon,
  elements: elementsIcon,
  colour: paletteIcon,
  size: sizeIcon,
  material: paperIcon,
  paper: paperIcon,
  frame: frameIcon,
  layout: gridIcon,
  book: bookIcon,
  quantity: quantityIcon,
  layers: layersIcon,
  versions: versionsIcon,
  share: shareIcon,
  pages: cardsIcon,
};

/** A panel that has a button here. */
export type ListedPanel = keyof typeof icons;

export function SideBar({ listed }: { listed: readonly ListedPanel[] }) {
  const t = useTexts();
  const { store, resources } = useEditorInstance();
  const open = useEditor((state) => state.sidePanel);
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
          <Icon svg={icons[sidePanel]} />
          {t(`editor.tool.${sidePanel}`)}
        </button>
      ))}
      <AccountButton isTool />
    </nav>
  );
}
