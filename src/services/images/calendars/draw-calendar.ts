/** A sheet of a calendar as lists show it: posters of the shop in place of photos. Stores nothing. */
import type { CalendarPicture } from '#core/catalogue/calendar-picture.ts';
import type { Page, PhotoElement } from '#core/design/document.ts';
import { layout } from '#core/layout/layout.ts';
import type { FontSet, PhotoFacts } from '#core/layout/resources.ts';
import { completeCalendar } from '#core/products/calendar/complete.ts';
import { blankCalendar } from '#core/products/calendar/days.ts';
import { calendarOf } from '#core/products/calendar/document.ts';
import { calendarOptionsRow } from '#core/products/calendar/rows.ts';
import { usualSettings } from '#core/products/calendar/settings.ts';
import type { YearMonth } from '#core/products/calendar/start.ts';
import { defaultLocale } from '#core/values/locale.ts';
import { posterOf } from '#designs/posters/registry.ts';
import type { PanelDrawing } from '#services/images/draw-card.ts';
import { drawPosterPanel } from '#services/images/posters/draw-poster.ts';
import { jpegHref, panelWebps } from '#services/images/render-svg.ts';
import { calendarWords } from '#texts/calendar-words.ts';
import { serverTexts } from '#texts/server-texts.ts';

/** Shown in turn: pictures without words. */
const samples = [
  'karwendel',
  'steg',
  'mohn',
  'innenhof',
  'reiher',
  'tuerlicht',
  'farn',
  'watt',
  'strauss',
  'zugvoegel',
  'foehn',
  'treppe',
] as const;

/** The month that pictures show after their cover, in the months of a calendar. */
const shownMonth = 5;

/** The document that pictures of a design show: the first format of its type, in German. */
export function pictureOfCalendar({ calendarType, designId }: CalendarPicture, { year, month }: YearMonth) {
  const given = { calendarType, designId, year, startMonth: month };
  const choice = completeCalendar(given, { rows: calendarOptionsRow });
  const words = calendarWords(serverTexts({ locale: defaultLocale }), defaultLocale);
  return blankCalendar(calendarOf(choice, usualSettings({ locale: defaultLocale, country: 'DE' })), words);
}

/** Id of the sample that a slot shows; neighbours differ. */
function sampleOf({ id }: PhotoElement, designId: number): (typeof samples)[number] {
  const turn = [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), designId);
  return samples[turn % samples.length] ?? samples[0];
}

/** Throws an Error where the calendar has no such sheet. */
export async function drawCalendarSheet(picture: CalendarPicture, start: YearMonth, fonts: FontSet): Promise<PanelDrawing> {
  const design = pictureOfCalendar(picture, start);
  const id = picture.sheet === 'cover' ? 'first' : `month-${String(shownMonth).padStart(2, '0')}`;
  const shown = design.pages.find((page) => page.id === id);
  if (!shown) throw new Error(`no page ${id} of a ${picture.calendarType}`);
  const facts = new Map<string, PhotoFacts>();
  const photos: Record<string, string> = {};
  const elements: Page['elements'] = [];
  for (const element of shown.elements) {
    if (element.kind !== 'photo') {
      elements.push(element);
      continue;
    }
    const { template } = posterOf(sampleOf(element, picture.designId));
    const drawing = drawPosterPanel(template, { colourway: template.colourways[0].key }, fonts);
    const [file] = await panelWebps(drawing, [690], fonts);
    if (!file) throw new Error(`no picture of ${template.id}`);
    const photoId = `sample-photo-${element.id}`;
    const { widthUm = 1, heightUm = 1 } = drawing.sheet.panels[0] ?? {};
    facts.set(photoId, { id: photoId, width: widthUm, height: heightUm });
    photos[photoId] = await jpegHref(file.bytes, file.width);
    elements.push({ ...element, photoId });
  }
  const { sheets } = layout(
    { ...design, pages: [{ ...shown, elements }] },
    { fonts, artwork: () => null, photo: (one) => facts.get(one) ?? null },
  );
  const [sheet] = sheets;
  if (!sheet) throw new Error(`no sheet ${id}`);
  return { sheet, panel: id, photos };
}
