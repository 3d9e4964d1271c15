import { expect, test } from 'vitest';
import type { DesignDocument, Page } from '#core/design/document.ts';
import { applyEdits } from '#core/design/edit.ts';
import { layout } from '#core/layout/layout.ts';
import type { Resources } from '#core/layout/resources.ts';
import type { Finding } from '#core/preflight/finding.ts';
import { preflight } from '#core/preflight/preflight.ts';
import { repairOf } from '#core/preflight/repair/repair.ts';
import { openFonts } from '#resources/fonts.ts';
import { calendarWords } from '#texts/calendar-words.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { completeCalendar } from './calendar/complete.ts';
import { blankCalendar } from './calendar/days.ts';
import { type Calendar, calendarOf } from './calendar/document.ts';
import { calendarLimits } from './calendar/limits.ts';
import { calendarOptionsRow } from './calendar/rows.ts';
import { usualSettings } from './calendar/settings.ts';
import { refinementIssue } from './refinement-issue.ts';

const t = serverTexts({ locale: 'de-DE' });

function calendarIn(refinementType: string): DesignDocument<Calendar> {
  const choice = completeCalendar({ year: 2027, startMonth: 1, refinementType }, { rows: calendarOptionsRow });
  return blankCalendar(calendarOf(choice, usualSettings({ locale: 'de-DE', country: 'DE' })), calendarWords(t, 'de-DE'));
}

function withPage(design: DesignDocument<Calendar>, id: string, change: (page: Page) => Page): DesignDocument<Calendar> {
  return { ...design, pages: design.pages.map((page) => (page.id === id ? change(page) : page)) };
}

const inFoil = (page: Page): Page => ({
  ...page,
  elements: page.elements.map((element) => (element.kind === 'text' ? { ...element, ink: 'foil' } : element)),
});

test('foil of a calendar is refused on every sheet but the cover, with the sheet’s name [F167]', () => {
  expect(refinementIssue(calendarIn('gold'))).toBeNull();
  expect(refinementIssue(withPage(calendarIn('gold'), 'first', inFoil))).toBeNull();
  const issue = refinementIssue(withPage(calendarIn('gold'), 'month-03', inFoil)) ?? expect.fail('no issue');
  expect(t(issue)).toBe(
    'Folie gibt es nur auf dem Deckblatt, auf „März 2027“ ist etwas in ihrer Farbe gesetzt. Der zuletzt gespeicherte Stand bleibt erhalten. Bitte dort eine andere Farbe wählen.',
  );
  expect(refinementIssue(withPage(calendarIn('silver'), 'month-12', (page) => ({ ...page, background: 'foil' })))).not.toBeNull();
});

test('without foil its ink is a colour like others', () => {
  expect(refinementIssue(withPage(calendarIn('none'), 'month-03', inFoil))).toBeNull();
});

const resources: Resources = { fonts: await openFonts(), artwork: () => null, photo: () => null };

/** What the print check says about foil on sheets that take none. */
function found(design: DesignDocument<Calendar>): Finding[] {
  const findings = preflight(design, layout(design, resources), resources, calendarLimits(design.product));
  return findings.filter(({ rule }) => rule === 'finish-page');
}

/** Every ink of the elements that a kind may have. */
const allInFoil = (page: Page): Page => ({
  ...page,
  background: 'foil',
  elements: page.elements.map((element): Page['elements'][number] => {
    if (element.kind === 'text') return { ...element, ink: 'foil' };
    if (element.kind === 'photo') return { ...element, frame: { ink: 'foil', widthUm: 500 } };
    if (element.kind === 'shape') return { ...element, fill: 'foil' };
    return element.kind === 'calendar-grid' ? { ...element, accentInk: 'foil', lineInk: 'foil', tintInk: 'foil' } : element;
  }),
});

test('a saved calendar with foil on another sheet is not ordered; one click gives each element a colour of the design [F167] [E018]', () => {
  expect(found(withPage(calendarIn('gold'), 'first', inFoil))).toEqual([]);
  expect(found(withPage(calendarIn('none'), 'month-03', allInFoil))).toEqual([]);
  const design = withPage(calendarIn('gold'), 'month-03', allInFoil);
  const findings = found(design);
  expect(findings.map(({ level, page }) => `${level} ${page}`)).toEqual(findings.map(() => 'block month-03'));
  const kinds = new Set(design.pages.find(({ id }) => id === 'month-03')?.elements.map(({ kind }) => kind));
  expect(kinds).toEqual(new Set(['photo', 'text', 'calendar-grid']));
  let mended = design;
  for (const finding of findings) {
    const limits = calendarLimits(mended.product);
    const repair = repairOf({ design: mended, resources, limits }, finding) ?? expect.fail(`no repair of ${finding.element}`);
    mended = (applyEdits(mended, repair.edits)?.design ?? mended) as DesignDocument<Calendar>;
  }
  expect(found(mended)).toEqual([]);
  expect(refinementIssue(mended)).toBeNull();
});

test('the sentence names the element and the sheet', () => {
  const [ground] = found(withPage(calendarIn('gold'), 'month-12', (page) => ({ ...page, background: 'foil' })));
  expect(ground && t(ground.message)).toBe(
    'Der Hintergrund (Dezember 2027) ist als Folie angelegt, die gibt es nur auf dem Deckblatt. Wähle eine andere Farbe.',
  );
});
