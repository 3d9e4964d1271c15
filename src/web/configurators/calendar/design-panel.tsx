/** Design groups and their colourings. Photos, entries and own words go along. */
import { calendarPictureBase } from '#core/catalogue/calendar-picture.ts';
import type { Ink } from '#core/design/ink.ts';
import { isInColouring } from '#core/design/palette/colouring.ts';
import { colouringInks } from '#core/products/calendar/design/inks.ts';
import { useDesign, useEditorInstance } from '#web/editor/context.ts';
import { lazyPanel } from '#web/editor/frame/lazy-panel.tsx';
import { PosterPicture } from '#web/product/posters/poster-picture.tsx';
import { useCalendarProduct, useChange } from './calendar-editor.tsx';
import type { CalendarConfiguratorEntry } from './entry.ts';
import { useCalendarTexts } from './texts.ts';

const inksOf: Readonly<Record<number, Record<string, Ink>>> = colouringInks;

const OwnPalette = lazyPanel(async () => (await import('#web/editor/own-colours/own-palette.tsx')).OwnPalette);

export function DesignPanel({ groups }: Pick<CalendarConfiguratorEntry, 'groups'>) {
  const t = useCalendarTexts();
  const { calendarType, designGroupId, designId } = useCalendarProduct();
  const change = useChange();
  const group = groups.find(({ id }) => id === designGroupId);
  const { store } = useEditorInstance();
  const inks = inksOf[designId] ?? {};
  const isOwn = !isInColouring(useDesign().inks, inks);
  const colouring = group?.designs.find((design) => design.designId === designId);
  return (
    <>
      <h2 className="panel-legend">{t('calendar.design.heading')}</h2>
      <p className="panel-note">{t('calendar.design.lead')}</p>
      <ul className="calendar-designs">
        {groups.map(({ id, name, designs }) => {
          const first = designs[0]?.designId ?? id * 10 + 1;
          const shown = id === designGroupId ? designId : first;
          return (
            <li key={id}>
              <button type="button" aria-pressed={id === designGroupId} onClick={() => change({ designGroupId: id, designId: first })}>
                <span className="calendar-design-picture">
                  <PosterPicture image={calendarPictureBase({ calendarType, designId: shown, sheet: 'cover' })} sizes="130px" />
                </span>
                {name}
              </button>
            </li>
          );
        })}
      </ul>
      {group && group.designs.length > 1 ? (
        <fieldset className="calendar-colourings">
          <legend className="panel-legend">{t('calendar.design.colour')}</legend>
          {group.designs.map(({ designId: id, name, hex }) => (
            <label key={id} className="swatch" style={{ '--hue': hex, '--size': '34px' }}>
              <input
                type="radio"
                name="designId"
                checked={id === designId && !isOwn}
                onChange={() => (id === designId ? store.edit([{ kind: 'setInks', colourway: '', inks }]) : change({ designId: id }))}
              />
              <span className="unseen">{name}</span>
            </label>
          ))}
          {isOwn ? null : <span>{colouring?.name}</span>}
        </fieldset>
      ) : null}
      <OwnPalette colourways={[{ key: '', inks }]} />
    </>
  );
}
