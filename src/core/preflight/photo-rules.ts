/** Rules over photos: is every slot filled, is the picture fine enough at the size it is printed. */
import type { PhotoElement } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import {
  boxOf,
  type Checked,
  type CheckedPage,
  type Finding,
  findElement,
  type Level,
  nameOf,
  ownBox,
  type Placed,
  placedOf,
  say,
  sourceOf,
} from './finding.ts';
import type { Limits } from './limits.ts';
import type { PhotoMark } from './marks.ts';

function levelOf(ppi: number, { fine, soft, least }: Limits['ppi']): Level | null {
  if (ppi < least) return 'block';
  if (ppi < soft) return 'confirm';
  return ppi < fine ? 'warn' : null;
}

/** Zooming out as far as it helps and the slot allows; null for a picture that is not enlarged. */
function zoomOut({ page, element }: Placed<PhotoElement>, ppi: number, finePpi: number): Edit | null {
  const { crop } = element;
  if (crop.zoom <= 1) return null;
  const zoom = Math.max(1, Math.floor(((crop.zoom * ppi) / finePpi) * 1_000) / 1_000);
  return { kind: 'setCrop', page: page.id, element: element.id, crop: { ...crop, zoom } };
}

function advice(level: Level, canShrink: boolean, { voice }: Checked): string {
  if (level === 'block') {
    const why = 'So unscharf drucken wir es nicht.';
    return `${why} ${say(voice, 'Nimm ein größeres Bild.', 'Bitte nehmen Sie ein größeres Bild.')}`;
  }
  const larger = say(voice, 'Ersetze es, wenn du ein größeres hast', 'Bitte ersetzen Sie es, wenn Sie ein größeres haben');
  const smaller = say(voice, 'Zieh es kleiner oder ersetze es', 'Bitte ziehen Sie es kleiner oder ersetzen Sie es');
  const mend = canShrink ? smaller : larger;
  if (level === 'warn') return `${mend}.`;
  return `Im Druck wirkt es weich. ${mend}, ${say(voice, 'oder bestätige', 'oder bestätigen Sie')}, dass es so bleibt.`;
}

function emptySlots({ design, voice }: Checked): Finding[] {
  const fill = say(voice, 'Setze ein Bild ein.', 'Bitte setzen Sie ein Bild ein.');
  return placedOf(design, 'photo')
    .filter(({ element }) => element.photoId === null)
    .map((placed) => ({
      rule: 'empty-photo',
      level: 'block',
      page: placed.page.id,
      element: placed.element.id,
      box: ownBox(placed.element),
      text: `${nameOf(placed)} ist noch leer. ${fill}`,
    }));
}

function coarsePhotos(checked: Checked, { page, marks }: CheckedPage): Finding[] {
  const photos = marks.filter((mark): mark is PhotoMark => mark.kind === 'photo');
  return photos.flatMap((mark): Finding[] => {
    const level = levelOf(mark.ppi, checked.limits.ppi);
    if (level === null) return [];
    const source = sourceOf(page, mark.of);
    const element = findElement(page, mark.of);
    const repair = element?.kind === 'photo' ? zoomOut({ page, element }, mark.ppi, checked.limits.ppi.fine) : null;
    const at = { page: page.id, element: source.element, box: boxOf(mark.bounds) };
    const text = `${source.name}: ${Math.floor(mark.ppi)} dpi. ${advice(level, repair !== null, checked)}`;
    return [{ rule: 'photo-resolution', level, ...at, text, ...(repair ? { repair } : {}) }];
  });
}

/** Empty slots and pictures that are too coarse. */
export function photoFindings(checked: Checked): Finding[] {
  return [...emptySlots(checked), ...checked.pages.flatMap((page) => coarsePhotos(checked, page))];
}
