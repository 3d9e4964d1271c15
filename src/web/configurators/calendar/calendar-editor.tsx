/** The editor of a calendar: its calls, photos that arrive, and the hooks of its panels. */
import { useContext, useEffect } from 'react';
import type { Picture } from '#api/designs.ts';
import type { DesignDocument } from '#core/design/document.ts';
import type { Calendar } from '#core/products/calendar/document.ts';
import { isFurtherPhoto } from '#core/products/calendar/photo-place.ts';
import { createCopiesEditor } from '#web/configurators/copies/copies-editor.ts';
import { nameOfNewDraft } from '#web/configurators/new-draft-name.ts';
import { type Editor, EditorContext, useEditor } from '#web/editor/context.ts';
import { switchVariant } from '#web/editor/create-editor.ts';
import { type ElementRef, findElement } from '#web/editor/draft/content.ts';
import { optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import type { SiteView } from '#web/page/page-context.ts';
import { type CalendarDocument, type CalendarDto, calendarContent, calendarDocument } from './calendar-content.ts';
import type { CalendarSpeech } from './calendar-speech.ts';
import type { CalendarConfiguratorEntry } from './entry.ts';
import { isEntryRef } from './entry-key.ts';

/** Drawn over the page once it is in view. */
const HiddenZones = optionalPart(async () => (await import('./hidden-zones.tsx')).HiddenZones);

export type CalendarEditor = Editor<CalendarDto> & { speech: CalendarSpeech };

/** Photos that arrive within this time are put into the months together. */
const arrivalMs = 250;

/** Everything that pages are drawn anew for; paper, foil and days are not. */
const drawnFor = ['calendarType', 'formatType', 'mountingType', 'displayType', 'designGroupId', 'designId', 'months'] as const;

function drawnOf(product: Calendar): string {
  return drawnFor.map((key) => product[key]).join(' ');
}

/** Names what a blank document is made for: what its pages are drawn for, and the further photos that lie on them. */
function variantOf({ product, pages }: CalendarDocument): string {
  const further = pages.flatMap(({ elements }) => elements.filter(isFurtherPhoto).map(({ id }) => id));
  return `${drawnOf(product)} ${further.join(',')}`;
}

export function createCalendarEditor(entry: CalendarConfiguratorEntry, site: SiteView, speech: CalendarSpeech): CalendarEditor {
  const arrived: Picture[] = [];
  let isWaiting = false;

  const editor = createCopiesEditor<CalendarDocument, CalendarDto>({
    entry,
    site,
    draftName: nameOfNewDraft('calendar'),
    sidePanel: 'photos',
    Overlay: HiddenZones,
    codec: { toSent: calendarContent, fromStored: calendarContent },
    uploads: { uploadsPanel: 'photos', takePicture: addPicture },
    blanks: {
      variantOf: (edited) => variantOf(calendarDocument(edited)),
      async fetchBlank(variant, current) {
        const { drawVariant, wordsOf } = await import('./changes.ts');
        const { product } = calendarDocument(current);
        return { design: drawVariant(product, variantKeys(variant), wordsOf(speech)), artworks: [] };
      },
    },
  });
  const { store } = editor;

  /**
   * True for a picture of an entry, and for one without a slot of its own or for an empty one of a calendar: photos are put into the months by
   * their time.
   */
  function addPicture(ref: ElementRef | null, picture: Picture): boolean {
    if (ref && isEntryRef(ref)) {
      import('./entry-photos.ts').then(
        ({ putEntryPhoto }) => putEntryPhoto(calendarEditor, ref.element, picture),
        // Without a network now: the photo waits among the others.
        () => undefined,
      );
      return true;
    }
    const element = ref && findElement(store.getState().history.content.design, ref)?.element;
    if (ref && !(element?.kind === 'photo' && element.photoId === null && arrived.length > 0)) return false;
    arrived.push(picture);
    if (!isWaiting) setTimeout(placeArrived, arrivalMs);
    isWaiting = true;
    return true;
  }

  function placeArrived() {
    isWaiting = false;
    import('./fill-months.ts').then(
      ({ fillMonths }) => fillMonths(store, arrived.splice(0)),
      // Without a network now: what has arrived is placed when more comes.
      () => undefined,
    );
  }

  const calendarEditor = { ...editor, speech };
  return calendarEditor;
}

const variantParts = [...drawnFor, 'further'] as const;

function variantKeys(variant: string): Record<(typeof variantParts)[number], string> {
  const values = variant.split(' ');
  return Object.fromEntries(variantParts.map((key, at) => [key, values[at] ?? ''])) as Record<(typeof variantParts)[number], string>;
}

export function useCalendarEditor(): CalendarEditor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('no editor around this component');
  return editor as CalendarEditor;
}

/** What is chosen, with the settings of the days. */
export function useCalendarProduct(): Calendar {
  return useEditor(({ history }) => calendarDocument(history.content.design).product);
}

/** Changes what pages are drawn for as one step: photos, own words and days go along. */
export async function chooseDrawn(editor: CalendarEditor, next: Calendar): Promise<void> {
  const { store, speech } = editor;
  let put: (moved: DesignDocument, before: CalendarDocument) => CalendarDocument;
  const edited = calendarDocument(store.getState().history.content.design);
  await switchVariant(editor, variantOf({ ...edited, product: next }), {
    async load() {
      const { onNewPages, wordsOf } = await import('./changes.ts');
      put = (moved, before) => onNewPages(moved, { before, next, pictures: store.getState().pictures }, wordsOf(speech));
    },
    contentOf: (moved, { design, choice }) => calendarContent({ design: put(moved, calendarDocument(design)), choice }),
  });
}

let changes: typeof import('./changes.ts') | null = null;

async function loadChanges(): Promise<typeof import('./changes.ts')> {
  changes = await import('./changes.ts');
  return changes;
}

/** Changes the product: pages are drawn anew where they hang on what has changed, else the days are put into them. */
export function useChange(): (change: Partial<Calendar>, coalesceKey?: string) => void {
  const editor = useCalendarEditor();
  useEffect(() => {
    // Without a network the first change tries again.
    loadChanges().catch(() => undefined);
  }, []);
  return (change, coalesceKey) => {
    const { product } = calendarDocument(editor.store.getState().history.content.design);
    // A whole calendar lacks what it does not have.
    const next = 'type' in change ? (change as Calendar) : { ...product, ...change };
    if (drawnOf(next) !== drawnOf(product)) return void chooseDrawn(editor, next);
    const make = ({ changeDays, wordsOf }: typeof import('./changes.ts')) =>
      changeDays(editor.store, change, wordsOf(editor.speech), coalesceKey);
    // React sets a check box back whose state does not change during the event.
    if (changes) make(changes);
    else void loadChanges().then(make);
  };
}
