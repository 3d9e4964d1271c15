/** Handlers of named versions, of copies and of deleted designs. The requester owns them all. */
import type { ChoiceDto } from '#api/product.ts';
import type { versionCalls } from '#api/versions.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { photoIds } from '#core/design/document.ts';
import { Fault } from '#core/values/fault.ts';
import { storedDocument } from '#services/checks/opened-design.ts';
import { quantityOf } from '#services/design-quantity.ts';
import type { Context, Handlers, Shop } from '#services/handler.ts';
import { noDesign, ownDesign } from '#services/own-design.ts';
import { pictureDto } from '#services/picture-dto.ts';
import { consumeLimit, limitedClient } from '#services/rate-limits.ts';
import { deleteDesign, restoreDesign } from '#store/design/deleted-designs.ts';
import { copyDesign, documentBytes, renameDesign } from '#store/design/designs.ts';
import { addVersion, deleteVersion, findVersion, listVersions, renameVersion, type StoredVersion } from '#store/design/versions.ts';
import { findPictures } from '#store/picture/pictures.ts';
import { designOwner } from './designs.ts';

function noVersion(): Fault {
  return new Fault('not-found', 'no such version', { text: { key: 'fault.no-version' } });
}

/** The document of a version as JSON. Throws Fault 'not-found' alike for foreign and missing ones, and for an owner of nothing. */
export async function versionDocument(
  { store }: Pick<Shop, 'store'>,
  owner: OwnerId | null,
  design: string,
  id: string,
): Promise<Pick<StoredVersion, 'document' | 'choice'> & { owner: OwnerId }> {
  const version = owner && (await findVersion(store, owner, design, id));
  if (!owner || !version) throw noVersion();
  return { owner, document: version.document, choice: version.choice };
}

async function limitChanges(context: Context): Promise<void> {
  await consumeLimit(context.shop, 'version', limitedClient(context));
}

export const versionHandlers: Handlers<typeof versionCalls> = {
  async 'GET /web-api/designs/:id/versions'({ id }, context) {
    const { owner } = await ownDesign(context, id);
    return { versions: await listVersions(context.shop.store, owner, id) };
  },

  async 'POST /web-api/designs/:id/versions'({ id, name }, context) {
    await limitChanges(context);
    const version = await addVersion(context.shop.store, designOwner(context), id, name);
    if (!version) throw noDesign();
    return version;
  },

  async 'GET /web-api/designs/:id/versions/:version'({ id, version: versionId }, context) {
    const { store } = context.shop;
    const { owner, saved } = await ownDesign(context, id);
    const { document, choice: chosen } = await versionDocument(context.shop, owner, id, versionId);
    const design = storedDocument({ document: JSON.parse(document) });
    const pictures = await findPictures(store, owner, photoIds(design));
    const choice = { ...chosen, quantity: await quantityOf(store, owner, saved) } as ChoiceDto;
    return { design, choice, pictures: pictures.map(pictureDto) };
  },

  async 'PUT /web-api/designs/:id/versions/:version'({ id, version, name }, context) {
    await limitChanges(context);
    if (!(await renameVersion(context.shop.store, designOwner(context, noVersion()), id, version, name))) throw noVersion();
    return {};
  },

  async 'DELETE /web-api/designs/:id/versions/:version'({ id, version }, context) {
    await limitChanges(context);
    if (!(await deleteVersion(context.shop.store, designOwner(context, noVersion()), id, version))) throw noVersion();
    return {};
  },

  async 'PUT /web-api/designs/:id/name'({ id, name }, context) {
    const { store, clock } = context.shop;
    await limitChanges(context);
    if (!(await renameDesign(store, designOwner(context), id, name, clock()))) throw noDesign();
    return {};
  },

  async 'POST /web-api/designs/:id/copy'({ id }, context) {
    const { store, clock } = context.shop;
    await consumeLimit(context.shop, 'design', limitedClient(context));
    const { owner } = await ownDesign(context, id);
    const points = await documentBytes(store, owner, id);
    await consumeLimit(context.shop, 'design-bytes', limitedClient(context), { points });
    const copy = await store.write((trx) => copyDesign(trx, store.engine, owner, id, clock()));
    if (copy === null) throw noDesign();
    return { id: copy };
  },

  async 'DELETE /web-api/designs/:id'({ id }, context) {
    await limitChanges(context);
    const outcome = await deleteDesign(context.shop.store, designOwner(context), id);
    if (outcome === 'missing') throw noDesign();
    if (outcome === 'in-cart') throw new Fault('design-in-cart');
    return {};
  },

  async 'POST /web-api/designs/:id/restore'({ id }, context) {
    await limitChanges(context);
    if (!(await restoreDesign(context.shop.store, designOwner(context), id))) throw noDesign();
    return {};
  },
};
