/** The photo that a form of the page of an order carries, for a place of a line that cannot be printed: it goes the way of uploads. */
import type { ProblemPlace } from '#api/order/repair.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import type { Context } from '#services/handler.ts';
import { shownName } from '#services/images/refusal-messages.ts';
import { checkUse, receiveUpload, savePicture } from '#services/images/upload.ts';
import { askedPlace, repairPlace } from '#services/order/repair.ts';
import { consumeLimit, limitedClient } from '#services/rate-limits.ts';
import { withShownTexts } from './handlers.ts';

/** The photo belongs to the owner of the order, whoever holds the link of the order. */
function forOwner(context: Context, owner: OwnerId): Context {
  const { actor } = context;
  const own = { ...actor.owner, current: owner, ensure: async () => owner };
  return { ...context, actor: { ...actor, owner: own } };
}

/** Who may see the order is asked before the file is read. Throws what `askedPlace`, `receiveUpload` and `repairPlace` throw. */
export function repairedWithPhoto(request: Request, context: Context, token: string, place: ProblemPlace): Promise<boolean> {
  return withShownTexts(context, async () => {
    await consumeLimit(context.shop, 'order-repair', limitedClient(context));
    const asked = await askedPlace(context, token, place);
    const sent = { ...context, signal: request.signal };
    return receiveUpload(request, sent, async (file, name) => {
      const forWhom = forOwner(sent, asked.order.owner as OwnerId);
      await checkUse(forWhom);
      const photo = await savePicture(forWhom, file, shownName(name), {}, asked.problem.finding.rule === 'broken-photo');
      return repairPlace(context.shop, asked, 'photo', photo);
    });
  });
}
