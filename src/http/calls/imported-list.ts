/** A list of guests that a form carries, as a file or as pasted text: it is read in the decode role, and its cells are kept for the preview. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pastedListInput } from '#api/people/import-calls.ts';
import { gridLimits } from '#core/people/import/grid.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { bodyInput, parseInput } from '#http/request/input.ts';
import type { Context } from '#services/handler.ts';
import { shownName } from '#services/images/refusal-messages.ts';
import { receiveUpload, type UploadKind } from '#services/images/upload.ts';
import { fileSender } from '#services/images/uploads/file-sender.ts';
import { ownList } from '#services/people/guest-lists.ts';
import { startImport } from '#services/people/imports/list-imports.ts';
import { consumeLimit, limitedClient } from '#services/rate-limits.ts';
import { sha256 } from '#services/sha256.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { withShownTexts } from './handlers.ts';

const kind: UploadKind = { maxBytes: gridLimits.bytes, tooLarge: () => message('people-import.refused.too-large') };

async function readIn(context: Context, list: string, file: string, fileName: string): Promise<{ id: string }> {
  const grid = await context.shop.readGrid(file, await fileSender(context));
  return startImport(context, list, { grid, fileName, sha256: sha256(await readFile(file)) });
}

/** Throws Fault 'not-found' for a foreign list before anything is read, and Fault 'bad-input' with a sentence for what is no list. */
function importedFile(request: Request, context: Context, list: string): Promise<{ id: string }> {
  return withShownTexts(context, async () => {
    const { shop, site } = context;
    await consumeLimit(shop, 'guest-list', limitedClient(context));
    await ownList(context, list);
    const sent = { ...context, signal: request.signal };
    return receiveUpload(
      request,
      sent,
      (file, name) => readIn(sent, list, file, shownName(name) || serverTexts(site)({ key: 'people-import.unnamed' })),
      kind,
    );
  });
}

/** The same for a text. */
function importedText(text: string, context: Context, list: string): Promise<{ id: string }> {
  return withShownTexts(context, async () => {
    const { shop, site } = context;
    await consumeLimit(shop, 'guest-list', limitedClient(context));
    await ownList(context, list);
    if (text.trim() === '') throw new Fault('bad-input', 'no text', { text: message('people-import.no-text') });
    const folder = await mkdtemp(join(shop.tempDir, 'list-'));
    try {
      const file = join(folder, 'text');
      await writeFile(file, text);
      return await readIn(context, list, file, serverTexts(site)({ key: 'people-import.pasted' }));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

/** What a page was posted: a form with a file, or a text of another form. */
export function importedFrom(from: Request | string, context: Context, list: string): Promise<{ id: string }> {
  return typeof from === 'string' ? importedText(from, context, list) : importedFile(from, context, list);
}

/** Answers the route of both: a form with the field "file", or JSON with the text. */
export async function importedList(request: Request, context: Context, list: string): Promise<{ id: string }> {
  if (/^multipart\/form-data/i.test(request.headers.get('content-type') ?? '')) return importedFile(request, context, list);
  const { text } = parseInput(pastedListInput, await bodyInput(request));
  return importedText(text, context, list);
}
