/** What the browser can tell about a file before it is sent: size, kind by its first bytes, and its hash. */

/** The server's limit. */
const maxBytes = 50 * 1024 * 1024;
/** Smaller files are judged by the server, which names what they are. */
const judgedBytes = 1_000_000;

export type FileProblem = 'photo.empty-file' | 'photo.too-large' | 'photo.no-picture' | 'photo.unreadable';

/** First bytes of JPEG, PNG, WebP, TIFF, and of HEIC and AVIF behind four bytes. */
const signatures = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF....WEBP/s, /^II\*\0/, /^MM\0\*/, /^....ftyp(?:hei|hev|mif1|msf1|avi)/s];

export async function problemOf(file: File): Promise<FileProblem | null> {
  if (file.size === 0) return 'photo.empty-file';
  if (file.size > maxBytes) return 'photo.too-large';
  const head = await bytesOf(file.slice(0, 16));
  if (head === null) return 'photo.unreadable';
  const text = String.fromCharCode(...new Uint8Array(head));
  return file.size > judgedBytes && !signatures.some((signature) => signature.test(text)) ? 'photo.no-picture' : null;
}

/** SHA-256 in lower-case hex; null where the page has no secure origin or the memory does not hold the file. */
export async function hashOf(file: File): Promise<string | null> {
  const bytes = await bytesOf(file);
  if (bytes === null || !globalThis.crypto?.subtle) return null;
  const hash = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function bytesOf(part: Blob): Promise<ArrayBuffer | null> {
  return part.arrayBuffer().catch(() => null);
}
