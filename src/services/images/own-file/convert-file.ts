/** Takes a customer's own layout or logo: reads its facts, turns every page into a picture of the customer, and reports what was found. */
import { rm } from 'node:fs/promises';
import type { ConvertedFile } from '#api/toolbox.ts';
import { Fault } from '#core/values/fault.ts';
import { type Message, message, type Unrendered } from '#core/values/message.ts';
import type { Context } from '#services/handler.ts';
import { ownFileRefusal, shownName } from '#services/images/refusal-messages.ts';
import { checkUse, receiveUpload, savePicture } from '#services/images/upload.ts';
import { fileSender } from '#services/images/uploads/file-sender.ts';
import { pictureDto } from '#services/picture-dto.ts';
import { rasterisedKind } from '#store/picture/pictures.ts';
import { type OwnFileFacts, ownFileLimits, pageFileOf } from './protocol.ts';

type Options = {
  /** Which kinds of files the call takes. */
  takes: readonly OwnFileFacts['kind'][];
  /** The longer side that a page is meant for, with its bleed: pages are drawn fine enough for it. */
  longUm: number;
};

/**
 * The file of a multipart POST (field "file"). Throws what `receiveUpload` throws, and Fault 'picture-refused' with a sentence for a file
 * that cannot be used.
 */
export async function convertFile(request: Request, context: Context, options: Options): Promise<Unrendered<ConvertedFile>> {
  const sent = { ...context, signal: request.signal };
  return receiveUpload(request, sent, (file, name) => convert(sent, { file, name }, options));
}

async function convert(
  context: Context,
  { file, name }: { file: string; name: string },
  { takes, longUm }: Options,
): Promise<Unrendered<ConvertedFile>> {
  const sender = await fileSender(context);
  const { facts } = await context.shop.readOwnFile(file, name, { kind: 'facts' }, sender);
  if (!facts || !takes.includes(facts.kind)) {
    throw new Fault('picture-refused', `a ${facts?.kind} where ${takes.join(', ')} is taken`, { text: ownFileRefusal(name, 'kind') });
  }
  const shown = shownName(name);
  if (facts.kind === 'picture') {
    const picture = await savePicture(context, file, shown);
    return converted(
      facts,
      shown,
      [{ picture: pictureDto(picture), widthUm: null, heightUm: null, trim: null, ppi: null }],
      picture.warnings,
    );
  }
  const sheets: Unrendered<ConvertedFile>['sheets'] = [];
  for (const [page, { widthUm, heightUm, trim, ppi }] of facts.pages.entries()) {
    context.signal?.throwIfAborted();
    await checkUse(context);
    const longPx = Math.ceil((Math.max(widthUm, heightUm, longUm) / 25_400) * ownFileLimits.ppi);
    await context.shop.readOwnFile(file, name, { kind: 'page', page, longPx }, sender);
    const pageName = facts.pages.length > 1 ? `${page + 1} ${shown}` : shown;
    // What there is to know about an own layout is said of the whole file.
    const picture = await savePicture(context, pageFileOf(file), pageName, { kind: rasterisedKind, warnings: [] });
    await rm(pageFileOf(file), { force: true });
    sheets.push({ picture: { ...pictureDto(picture), warnings: [] }, widthUm, heightUm, trim, ppi });
  }
  return converted(facts, shown, sheets, warningsOf(facts));
}

function converted(
  { kind, fonts, colours }: OwnFileFacts,
  name: string,
  sheets: Unrendered<ConvertedFile>['sheets'],
  warnings: Message[],
): Unrendered<ConvertedFile> {
  const first = sheets[0]?.picture;
  if (!first) throw new Fault('internal', 'a converted file without a page');
  const { id, width, height } = first;
  return { id, name: name || message('own.unnamed'), kind, pages: sheets.length, width, height, fonts, colours, sheets, warnings };
}

/** What to know about a file that was taken, most important first. */
function warningsOf({ fonts, colours, obstacles, unread }: OwnFileFacts): Message[] {
  const missing = fonts.filter(({ isEmbedded }) => !isEmbedded).map(({ name }) => name);
  return [
    ...(missing.length > 0 ? [message('own.warning.fonts', { names: missing.slice(0, 5).join(', '), count: missing.length })] : []),
    ...(colours.includes('spot') ? [message('own.warning.spot')] : []),
    ...(colours.includes('cmyk') ? [message('own.warning.cmyk')] : []),
    ...obstacles.map((obstacle) => message(`own.warning.${obstacle}`)),
    ...(unread.length > 0 ? [message('own.warning.unread', { names: unread.join(', '), count: unread.length })] : []),
  ];
}
