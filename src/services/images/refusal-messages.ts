/** What people read about a picture from outside: why it cannot be used, or what to know about one that can. Texts: src/texts/de/pictures.ts. */

import { gridRefusals } from '#core/people/import/grid.ts';
import { type Message, message } from '#core/values/message.ts';
import { textInput } from '#core/values/text/text-input.ts';
import { visibleText } from '#core/values/visible-text.ts';
import type { DecodeAnswer, DecodeRefusal } from './decode-protocol.ts';

/** Kinds of files with a text of their own: what they are called and how to make a picture of them that the shop takes. Keys are extensions. */
const namedKinds: readonly string[] = [
  'heic',
  'heif',
  'avif',
  'tif',
  'gif',
  'bmp',
  'psd',
  'svg',
  'pdf',
  'ps',
  'html',
  'text',
  'zip',
  'mp4',
  'raw',
];

/** Extensions that share the text of another. */
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

/** "„foto.heic“ ist ein HEIC-Bild. …" */
export function refusalMessage(name: string, refusal: DecodeRefusal, kind: string): Message {
  const values = { name: shownName(name) || message('picture.unnamed') };
  const known = sameKind[kind] ?? kind;
  const key = refusal === 'kind' && namedKinds.includes(known) ? `kind.${known}` : refusal;
  return message(`picture.refused.${key}`, values);
}

/** The same of an own layout; `part`: the element or attribute of it that cannot be drawn. */
export function ownFileRefusal(name: string, refusal: DecodeRefusal, part = ''): Message {
  return message(`own.refused.${refusal}`, { name: shownName(name) || message('own.unnamed'), part });
}

/** The same of a list of people; `named`: a word of `gridRefusals`. */
export function gridRefusal(refusal: DecodeRefusal, named = ''): Message {
  const isNamed = gridRefusals.some((one) => one === named);
  const own = isNamed ? named : refusal === 'time' ? 'time' : refusal === 'memory' ? 'too-large' : 'damaged';
  return message(`people-import.refused.${own}`);
}

const kindNames = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF', tiff: 'TIFF', heic: 'HEIC' } as const;

/** Notices about a picture that was taken, most important first. */
const noticeOrder = ['small', 'converted', 'hdr', 'transparent', 'first-frame', 'first-page', 'mislabelled'] as const;

export function noticeMessages({ notices, kind }: Extract<DecodeAnswer, { ok: true }>): Message[] {
  return noticeOrder
    .filter((notice) => notices.includes(notice))
    .map((notice) =>
      notice === 'mislabelled' ? message('picture.notice.mislabelled', { kind: kindNames[kind] }) : message(`picture.notice.${notice}`),
    );
}

/** The last part of a file name as people may see it: no path, no control characters, nothing invisible, at most 60 characters; '' when nothing is left. */
export function shownName(name: string): string {
  const last = textInput(name).split(/[\\/]/).at(-1) ?? '';
  const clean = visibleText(last.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ''));
  const letters = [...clean];
  return letters.length <= 60 ? clean : `${letters.slice(0, 40).join('')}…${letters.slice(-16).join('')}`;
}
