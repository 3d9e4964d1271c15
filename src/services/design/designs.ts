/** Handlers of a guest's saved designs: save, load, check. The document's geometry and choice are made to fit the catalogue, never trusted. */

import type { designCalls } from '#api/designs.ts';
import type { ChoiceDto } from '#api/product.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { photoIds } from '#core/design/document.ts';
import { findingKey, orderable } from '#core/preflight/confirmed.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { Fault } from '#core/values/fault.ts';
import { checkDesign } from '#services/checks/check-design.ts';
import { designFindings } from '#services/checks/design-findings.ts';
import { storedDocument } from '#services/checks/opened-design.ts';
import { quantityOf } from '#services/design-quantity.ts';
import { photosOf, readable, summaryOf } from '#services/design-summary.ts';
import type { Context, Handlers } from '#services/handler.ts';
import { noDesign, ownDesign } from '#services/own-design.ts';
import { pictureDto } from '#services/picture-dto.ts';
import { consumeLimit, limitedClient } from '#services/rate-limits.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { createDesign, type DesignContent, loadDesign, type StoredDesign, saveDesign } from '#store/design/designs.ts';
import { findPictures } from '#store/picture/pictures.ts';

async function ownDocument(context: Context, id: string): Promise<{ owner: OwnerId; stored: StoredDesign }> {
  const owner = context.actor.owner.current;
  const stored = owner ? await loadDesign(context.shop.store, owner, id, context.shop.clock()) : null;
  if (!owner || !stored) throw noDesign();
  return { owner, stored };
}

/** Throws `fault` for a requester without a session, who owns nothing: in the same words as for a thing that never was. */
export function designOwner({ actor: { owner } }: Context, fault: Fault = noDesign()): OwnerId {
  if (owner.current) return owner.current;
  throw fault;
}

function contentOf(document: ProductDocument, { quantity, ...choice }: ChoiceDto): DesignContent {
  return { product: document.product.type, document, choice, quantity };
}

export const designHandlers: Omit<Handlers<typeof designCalls>, `${string}/web-api/customer-picture${string}`> = {
  async 'POST /web-api/designs'({ design, choice }, context) {
    await checkDesign(context, await catalogueOf(context.shop.store), design, choice);
    const points = Buffer.byteLength(JSON.stringify(design));
    await consumeLimit(context.shop, 'design-bytes', limitedClient(context), { points });
    const owner = await context.actor.owner.ensure();
    return createDesign(context.shop.store, owner, contentOf(design, choice), context.shop.clock(), context.idempotencyKey);
  },

  async 'GET /web-api/designs/:id'({ id }, context) {
    const { owner, stored } = await ownDocument(context, id);
    const design = storedDocument(stored);
    const pictures = await findPictures(context.shop.store, owner, photoIds(design));
    return {
      id,
      revision: stored.revision,
      design,
      choice: { ...stored.choice, quantity: await quantityOf(context.shop.store, owner, stored) } as ChoiceDto,
      pictures: pictures.map(pictureDto),
      savedAt: stored.savedAt,
    };
  },

  async 'PUT /web-api/designs/:id'({ id, revision, design, choice }, context) {
    const { owner } = await ownDesign(context, id);
    await checkDesign(context, await catalogueOf(context.shop.store), design, choice);
    const saved = await saveDesign(context.shop.store, owner, id, revision, contentOf(design, choice), context.shop.clock());
    if (saved.ok) return { id, revision: saved.revision, savedAt: saved.savedAt };
    throw new Fault(saved.reason === 'conflict' ? 'design-conflict' : 'not-found');
  },

  async 'GET /web-api/designs/:id/preflight'({ id }, context) {
    const { owner, saved } = await ownDesign(context, id);
    const { shop, ipAddress } = context;
    readable(await summaryOf(shop, owner, saved));
    const pictures = await findPictures(shop.store, owner, await photosOf(shop, owner, saved));
    const findings = await designFindings(shop, await catalogueOf(shop.store), { owner, saved, pictures }, ipAddress);
    return {
      orderable: orderable(findings),
      findings: findings.map((finding) => {
        const { rule, level, page, element, box, message, figures = null } = finding;
        return { key: findingKey(finding), rule, level, page, element, box, text: message, figures };
      }),
    };
  },
};
