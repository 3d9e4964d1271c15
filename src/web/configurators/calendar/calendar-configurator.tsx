/** The configurator of calendars: the editor with photos for the months, designs, start, holidays, birthdays and the options of a calendar. */
import { useMemo } from 'react';
import { calendarChoiceOf } from '#core/products/calendar/document.ts';
import { calendarKinds, calendarWorkingDays } from '#core/products/calendar/kinds.ts';
import { calendarLimits } from '#core/products/calendar/limits.ts';
import { calendarTitle } from '#core/products/calendar/names.ts';
import { calendarPrice } from '#core/products/calendar/price.ts';
import { pathTo } from '#core/site/paths.ts';
import { ConfiguratorRoot } from '#web/configurators/configurator-root.tsx';
import { CopiesBuyBox, CopiesPriceLine } from '#web/configurators/copies/buy-box.tsx';
import { useQuantity } from '#web/configurators/copies/copies-editor.ts';
import { PageStrip } from '#web/editor/canvas/page-strip.tsx';
import { EditorFrame } from '#web/editor/frame/editor-frame.tsx';
import {
  cakeIcon,
  calendarIcon,
  columnsIcon,
  holidayIcon,
  imageIcon,
  paletteIcon,
  paperIcon,
  quantityIcon,
  sizeIcon,
} from '#web/editor/frame/icons.ts';
import { lazyPanel, optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import { usePath, useSite } from '#web/page/page-context.ts';
import { createCalendarEditor, useCalendarProduct } from './calendar-editor.tsx';
import type { CalendarConfiguratorEntry } from './entry.ts';
import { useCalendarTexts } from './texts.ts';

/** Of the product's own panels. */
const icons = {
  photos: imageIcon,
  design: paletteIcon,
  start: calendarIcon,
  holidays: holidayIcon,
  birthdays: cakeIcon,
  columns: columnsIcon,
  size: sizeIcon,
  material: paperIcon,
  quantity: quantityIcon,
} as const;

const LiftLayer = optionalPart(async () => (await import('#web/editor/lift/lift-layer.tsx')).LiftLayer);
const TextFields = lazyPanel(async () => (await import('#web/editor/panels/text-fields.tsx')).TextFields);
const PhotosPanel = lazyPanel(async () => (await import('./photos-panel.tsx')).CalendarPhotosPanel);
const DesignPanel = lazyPanel(async () => (await import('./design-panel.tsx')).DesignPanel);
const StartPanel = lazyPanel(async () => (await import('./start-panel.tsx')).StartPanel);
const HolidaysPanel = lazyPanel(async () => (await import('./holidays-panel.tsx')).HolidaysPanel);
const BirthdaysPanel = lazyPanel(async () => (await import('./birthdays-panel.tsx')).BirthdaysPanel);
const ColumnsPanel = lazyPanel(async () => (await import('./columns-panel.tsx')).ColumnsPanel);
const OptionPanel = lazyPanel(async () => (await import('./option-panel.tsx')).CalendarOptionPanel);

export function CalendarConfigurator({ entry }: { entry: CalendarConfiguratorEntry }) {
  const site = useSite();
  const t = useCalendarTexts();
  return (
    <ConfiguratorRoot
      address="du"
      createEditor={() => createCalendarEditor(entry, site, { t, locale: entry.design.product.settings.locale })}
    >
      <Frame entry={entry} />
      <LiftLayer pages={null} />
    </ConfiguratorRoot>
  );
}

function Frame({ entry: { pricing, groups, startMonths } }: { entry: CalendarConfiguratorEntry }) {
  const t = useCalendarTexts();
  const { country } = useSite();
  const path = usePath();
  const product = useCalendarProduct();
  const quantity = useQuantity();
  const price = calendarPrice(calendarChoiceOf(product), quantity, { prices: pricing.prices, country });
  const { calendarType, formatType } = product;
  const limits = useMemo(() => calendarLimits({ calendarType, formatType }), [calendarType, formatType]);
  const hasColumns = calendarKinds[calendarType].columns !== undefined;
  const listed = [
    'photos',
    'design',
    'start',
    'holidays',
    'birthdays',
    ...(hasColumns ? (['columns'] as const) : []),
    'size',
    'material',
    'quantity',
    'text',
    'elements',
    'layers',
    'versions',
    'share',
  ] as const;
  const options = (of: 'size' | 'material' | 'quantity') => <OptionPanel of={of} pricing={pricing} price={price} />;
  return (
    <EditorFrame
      title={t(calendarTitle(product))}
      backPath={path(pathTo('calendar', { calendarType }))}
      limits={limits}
      address="du"
      placeholder={<p className="canvas-note">{t('calendar.waiting')}</p>}
      productView={
        <div className="calendar-year">
          <PageStrip by="panels" />
        </div>
      }
      viewName={t('calendar.view')}
      listed={listed}
      icons={icons}
      panels={{
        photos: <PhotosPanel />,
        design: <DesignPanel groups={groups} />,
        start: <StartPanel startMonths={startMonths} />,
        holidays: <HolidaysPanel />,
        birthdays: <BirthdaysPanel />,
        columns: <ColumnsPanel />,
        size: options('size'),
        material: options('material'),
        quantity: options('quantity'),
      }}
      texts={<TextFields />}
      buyBox={<CopiesBuyBox price={price} t={t} workingDays={calendarWorkingDays} notes={[]} />}
      priceLine={<CopiesPriceLine price={price} t={t} />}
    />
  );
}
