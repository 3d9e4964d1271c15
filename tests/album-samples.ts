/** Synthetic albums with known events and duplicates, and frames of books, for tests and measurements of the auto layout. */
import type { BookInput, BookPhoto, Graduation, PageFrame } from '#core/auto-layout/book-input.ts';
import { type Random, random } from '#core/values/numbers/random.ts';

export type Album = {
  photos: BookPhoto[];
  /** Ids of the first photos of events. */
  eventStarts: string[];
  /** Groups of photos that show the same, each with all of its photos. */
  duplicates: string[][];
};

export type AlbumOptions = {
  seed: number;
  /** Scenes; duplicates come on top. */
  count: number;
  /** Share of scenes that were taken several times; 0.08 when absent. */
  duplicates?: number;
  /** Share of photos with faces; 0.4 when absent. */
  faces?: number;
};

const ratios = [3 / 2, 3 / 2, 4 / 3, 4 / 3, 2 / 3, 3 / 4, 1, 16 / 9];

function scene(numbers: Random): bigint {
  let hash = 0n;
  for (let word = 0; word < 4; word += 1) hash = (hash << 32n) | BigInt(Math.floor(numbers.next() * 2 ** 32));
  return hash;
}

/** The hash with so many of its 128 bits changed. */
function retaken(hash: bigint, bits: number, numbers: Random): bigint {
  const places = new Set<number>();
  while (places.size < bits) places.add(Math.floor(numbers.next() * 128));
  return [...places].reduce((changed, place) => changed ^ (1n << BigInt(place)), hash);
}

const hex = (hash: bigint) => hash.toString(16).padStart(32, '0');
const written = (ms: number) => new Date(ms).toISOString().slice(0, 19);

export function samplePhoto(changes: Partial<BookPhoto> & { id: string }): BookPhoto {
  return {
    name: `${changes.id}.jpg`,
    sha256: changes.id,
    takenAt: null,
    offsetMin: null,
    camera: null,
    dhash: null,
    faces: [],
    sharpness: 1,
    entropy: 7,
    width: 6_000,
    height: 4_000,
    ...changes,
  };
}

function faceIn(numbers: Random): BookPhoto['faces'][number] {
  const [width, height] = [numbers.between(0.05, 0.2), numbers.between(0.08, 0.25)];
  return { x: numbers.between(0, 1 - width), y: numbers.between(0, 1 - height), width, height };
}

/** Log-normal gaps of about 40 seconds within events, of a day and more between them. */
export function sampleAlbum({ seed, count, duplicates = 0.08, faces = 0.4 }: AlbumOptions): Album {
  const numbers = random(seed);
  const album: Album = { photos: [], eventStarts: [], duplicates: [] };
  let timeMs = Date.UTC(2026, 4, 3, 10);
  let leftInEvent = 0;
  const add = (photo: Partial<BookPhoto>) => {
    const id = `photo-${String(album.photos.length).padStart(4, '0')}`;
    album.photos.push(samplePhoto({ id, name: `IMG_${1_000 + album.photos.length}.jpg`, takenAt: written(timeMs), ...photo }));
    return id;
  };
  for (let made = 0; made < count; made += 1) {
    const isStart = leftInEvent === 0;
    if (isStart) {
      leftInEvent = Math.min(count - made, 8 + Math.floor(numbers.next() * 30));
      if (count - made - leftInEvent < 8) leftInEvent = count - made;
      timeMs += Math.round(numbers.between(26, 90) * 3_600_000);
    } else timeMs += Math.round(40_000 * Math.exp(numbers.normal(0.8)));
    leftInEvent -= 1;
    const ratio = numbers.pick(ratios);
    const hash = scene(numbers);
    const facts = {
      width: ratio >= 1 ? 4_800 : Math.round(4_800 * ratio),
      height: ratio >= 1 ? Math.round(4_800 / ratio) : 4_800,
      camera: 'Canon EOS R6',
      sharpness: numbers.between(0.5, 2),
      entropy: numbers.between(5, 7.8),
      faces: numbers.chance(faces) ? Array.from({ length: 1 + Math.floor(numbers.next() * 3) }, () => faceIn(numbers)) : [],
    };
    const id = add({ ...facts, dhash: hex(hash) });
    if (isStart) album.eventStarts.push(id);
    if (numbers.chance(duplicates)) album.duplicates.push([id, ...retakes(numbers, hash, facts, add, id, () => (timeMs += 2_000))]);
  }
  return album;
}

/** Saved again, the very file, or taken again two seconds later. */
function retakes(
  numbers: Random,
  hash: bigint,
  facts: Partial<BookPhoto>,
  add: (photo: Partial<BookPhoto>) => string,
  original: string,
  wait: () => void,
): string[] {
  return Array.from({ length: 1 + Math.floor(numbers.next() * 2) }, () => {
    const kind = numbers.pick(['file', 'saved', 'burst'] as const);
    if (kind === 'file') return add({ ...facts, dhash: hex(hash), sha256: original });
    if (kind === 'burst') wait();
    const bits = kind === 'saved' ? 8 : 19;
    return add({
      ...facts,
      dhash: hex(retaken(hash, Math.floor(numbers.between(1, bits + 1)), numbers)),
      sharpness: numbers.between(0.5, 2),
    });
  });
}

export type FrameOptions = { widthUm?: number; heightUm?: number; marginUm?: number; hiddenUm?: number; mayCrossFold?: boolean };

/** Pages of a book, A4 landscape with a hidden strip of 5 mm unless otherwise said. */
export function sampleFrames(pageCount: number, options: FrameOptions = {}): PageFrame[] {
  const { widthUm = 297_000, heightUm = 210_000, marginUm = 12_000, hiddenUm = 5_000, mayCrossFold = false } = options;
  const frame = (side: PageFrame['side']): PageFrame => ({
    side,
    widthUm,
    heightUm,
    live: {
      xUm: marginUm + (side === 'right' ? hiddenUm : 0),
      yUm: marginUm,
      widthUm: widthUm - 2 * marginUm - hiddenUm,
      heightUm: heightUm - 2 * marginUm,
    },
    hiddenUm,
    mayCrossFold,
  });
  const [left, right] = [frame('left'), frame('right')];
  return Array.from({ length: pageCount }, (_, at) => (at % 2 === 0 ? right : left));
}

/** 24 to 160 pages in steps of 4. */
export function sampleGraduations(options: FrameOptions = {}): Graduation[] {
  return Array.from({ length: 35 }, (_, step) => 24 + 4 * step).map((pageCount) => ({
    pageCount,
    frames: sampleFrames(pageCount, options),
  }));
}

export function sampleBook(photos: readonly BookPhoto[], changes: Partial<BookInput> = {}): BookInput {
  return {
    photos,
    graduations: changes.graduations ?? sampleGraduations(),
    pageCount: null,
    gapUm: 4_000,
    density: 'medium',
    ppi: { fine: 200, soft: 120 },
    pins: [],
    excludedIds: [],
    requiredIds: [],
    cameraShifts: {},
    seed: 0,
    ...changes,
  };
}
