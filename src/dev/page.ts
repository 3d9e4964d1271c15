/** The frame of the pages below /dev/, and their tables. */
import type { ServerResponse } from 'node:http';
import { brandColours } from '#core/values/brand.ts';
import { defaultLocale } from '#core/values/locale.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import { textLanguage } from '#texts/server-texts.ts';

/** A page of a developer's machine. `body` is markup. */
export function sendPage(response: ServerResponse, title: string, body: string): void {
  const html = `<!doctype html><html lang="${textLanguage(defaultLocale)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(title)}</title><body style="font:16px/1.5 sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere"><h1>${escapeMarkup(title)}</h1>${body}</body></html>`;
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex,nofollow',
    'content-security-policy': "default-src 'none'; style-src-attr 'unsafe-inline'; img-src 'self' data:; frame-src 'self'",
  });
  response.end(html);
}

/** Cells are markup. */
export function table(head: string[], rows: string[][]): string {
  const cells = (tag: string, row: string[]) =>
    row
      .map(
        (cell) =>
          `<${tag} style="text-align:left;padding:.4rem .8rem;border-top:1px solid ${brandColours.federleicht.line}">${cell}</${tag}>`,
      )
      .join('');
  return `<div style="overflow-x:auto;overflow-wrap:normal"><table style="border-collapse:collapse;width:100%"><tr>${cells('th', head)}</tr>${rows.map((row) => `<tr>${cells('td', row)}</tr>`).join('')}</table></div>`;
}
