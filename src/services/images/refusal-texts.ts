/** German sentences about a picture from outside: why it cannot be used and what to do, or what to know about one that can. Neither du nor Sie: any card may be meant. */
import type { DecodeAnswer, Refusal } from './decode-protocol.ts';

const kept = 'Das bisherige Bild bleibt erhalten.';
const asJpeg = 'Bitte als JPEG speichern und noch einmal hochladen.';

/** What a kind of file is called and how to make a picture of it that the shop takes. Keys are extensions. */
const kinds: Record<string, string> = {
  heic: 'ist ein HEIC-Bild. Das können wir nicht lesen. Auf dem iPhone hilft unter Einstellungen, Kamera, Formate die Wahl „Maximale Kompatibilität“, oder das Bild als JPEG teilen.',
  heif: 'ist ein HEIF-Bild. Das können wir nicht lesen. Bitte als JPEG speichern oder teilen und noch einmal hochladen.',
  avif: `ist ein AVIF-Bild. Das können wir nicht lesen. ${asJpeg}`,
  tif: `ist ein TIFF-Bild. Das können wir nicht lesen. ${asJpeg}`,
  gif: `ist ein GIF-Bild. Es hat zu wenige Farben für den Druck. ${asJpeg}`,
  bmp: `ist ein BMP-Bild. Das können wir nicht lesen. ${asJpeg}`,
  psd: `ist eine Photoshop-Datei. Das können wir nicht lesen. ${asJpeg}`,
  svg: 'ist eine SVG-Zeichnung. Die können wir nicht verwenden. Bitte als PNG mit mindestens 2000 Pixeln exportieren und noch einmal hochladen.',
  pdf: 'ist ein PDF. Hier brauchen wir ein Bild. Bitte die Seite als JPEG oder PNG exportieren und noch einmal hochladen.',
  ps: 'ist eine PostScript-Datei. Hier brauchen wir ein Bild. Bitte als JPEG oder PNG exportieren und noch einmal hochladen.',
  html: 'ist eine Internetseite und kein Bild. Bitte das Bild selbst als JPEG, PNG oder WebP speichern und hochladen.',
  text: 'ist ein Text und kein Bild. Bitte ein Foto als JPEG, PNG oder WebP wählen.',
  zip: 'ist ein Archiv und kein Bild. Bitte entpacken und die Bilder einzeln hochladen.',
  mp4: 'ist ein Video. Bitte ein Foto als JPEG, PNG oder WebP wählen.',
  raw: `ist eine Rohdatei der Kamera. Das können wir nicht lesen. ${asJpeg}`,
};
const sameKind: Record<string, string> = {
  tiff: 'tif',
  eps: 'ps',
  mov: 'mp4',
  webm: 'mp4',
  mkv: 'mp4',
  avi: 'mp4',
  '3gp': 'mp4',
  m4v: 'mp4',
  rar: 'zip',
  '7z': 'zip',
  gz: 'zip',
  xml: 'text',
  cr2: 'raw',
  cr3: 'raw',
  nef: 'raw',
  arw: 'raw',
  dng: 'raw',
  raf: 'raw',
  orf: 'raw',
  rw2: 'raw',
};

const unknownKind = 'ist kein Bild, das wir lesen können. Bitte ein Foto als JPEG, PNG oder WebP wählen.';

const reasons: Record<Exclude<Refusal, 'kind'>, string> = {
  empty: 'ist leer. Vielleicht war die Übertragung unvollständig, bitte das Bild noch einmal auswählen.',
  bytes: 'ist größer als 50 MB. Bitte das Bild kleiner speichern und noch einmal hochladen.',
  side: 'hat eine Seite mit mehr als 32.767 Pixeln. Bitte das Bild kleiner speichern und noch einmal hochladen.',
  pixels: 'hat mehr als 268 Millionen Pixel. Bitte das Bild kleiner speichern und noch einmal hochladen.',
  broken: 'ist beschädigt oder unvollständig. Bitte das Bild auf dem Gerät öffnen, neu als JPEG speichern und noch einmal hochladen.',
  time: 'braucht zu lange beim Lesen. Bitte das Bild kleiner oder neu als JPEG speichern und noch einmal hochladen.',
  memory: 'ist zu aufwendig zum Lesen. Bitte das Bild kleiner oder neu als JPEG speichern und noch einmal hochladen.',
  crash: 'lässt sich nicht lesen. Bitte das Bild auf dem Gerät öffnen, neu als JPEG speichern und noch einmal hochladen.',
};

/** "„foto.heic“ ist ein HEIC-Bild. …" */
export function refusalText(name: string, refusal: Refusal, kind: string): string {
  const reason = refusal === 'kind' ? (kinds[sameKind[kind] ?? kind] ?? unknownKind) : reasons[refusal];
  return `„${shownName(name)}“ ${reason} ${kept}`;
}

const kindNames = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP' } as const;

/** Sentences about a picture that was taken, most important first. */
export function warningTexts({ notices, width, height, kind }: Extract<DecodeAnswer, { ok: true }>): string[] {
  const texts = {
    small: `Das Bild ist klein: ${width} × ${height} Pixel. Groß gedruckt wirkt es unscharf.`,
    converted: 'Das Bild war für den Druck in CMYK angelegt. Wir haben es umgewandelt, die Farben können etwas abweichen.',
    transparent: 'Durchsichtige Stellen des Bildes werden weiß.',
    'first-frame': 'Das Bild bewegt sich. Gedruckt wird das erste Einzelbild.',
    mislabelled: `Die Endung der Datei stimmt nicht, das Bild ist ein ${kindNames[kind]}. Wir haben es so übernommen.`,
  } as const satisfies Record<(typeof notices)[number], string>;
  return Object.entries(texts)
    .filter(([notice]) => notices.some((given) => given === notice))
    .map(([, text]) => text);
}

/** The last part of a file name as people may see it: no path, no control or direction marks, at most 60 characters. */
export function shownName(name: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).at(-1) ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu, '').trim();
  const letters = [...clean];
  if (letters.length === 0) return 'Bild';
  return letters.length <= 60 ? clean : `${letters.slice(0, 40).join('')}…${letters.slice(-16).join('')}`;
}
