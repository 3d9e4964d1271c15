/** The copy of a customer's data that a form of a page carries: its pictures go the way of uploads. */
import type { CopyReport } from '#api/customer-privacy.ts';
import { importCopy } from '#services/customer/copy/import-copy.ts';
import type { Context } from '#services/handler.ts';
import { pictureLimits } from '#services/images/decode-protocol.ts';
import { shownName } from '#services/images/refusal-messages.ts';
import { checkUse, receiveUpload, savePicture } from '#services/images/upload.ts';
import { renderMessages } from '#texts/render-messages.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { withShownTexts } from './handlers.ts';

/** Throws what `importCopy` throws, with its sentences in the language of the request. */
export function importedCopy(request: Request, context: Context): Promise<CopyReport> {
  return withShownTexts(context, async () => {
    const report = await importCopy(request, context, {
      maxBytes: pictureLimits.bytes,
      receive: receiveUpload,
      async store(forWhom, file, name, known) {
        await checkUse(forWhom);
        return savePicture(forWhom, file, shownName(name), known);
      },
    });
    return renderMessages(report, serverTexts(context.site)) as CopyReport;
  });
}
