/** Handlers of links that share a design. A visitor of a link sees the design and nothing else of its owner, and needs no session. */

import type { Share, SharedPanel, shareCalls } from '#api/shares.ts';
import { facesOf } from '#core/design/faces.ts';
import { fieldWords, typeFields } from '#core/merge/typed-fields.ts';
import type { ListedPage } from '#core/products/design-summary.ts';
import { productOf } from '#core/products/registry.ts';
import { pagePath } from '#core/site/address.ts';
import { pictureRoot } from '#core/site/picture-root.ts';
import { Fault } from '#core/values/fault.ts';
import { type Message, message, type Unrendered } from '#core/values/message.ts';
import { formalityOfTemplate } from '#services/checks/choice.ts';
import { pagesOf, readable, sharedTextsOf, summaryOf, templateOf } from '#services/design-summary.ts';
import type { SharedText } from '#services/document-tasks.ts';
import type { Context, Handlers, Shop, Site } from '#services/handler.ts';
import { noDesign, ownDesign } from '#services/own-design.ts';
import { sceneOfDesign } from '#services/own-scenes.ts';
import { limitedClient, reportBudget } from '#services/rate-limits.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { addNote, deleteNote, listNotes, type NoteToAdd, setNoteState } from '#store/design/notes.ts';
import {
  createShare,
  findShared,
  listShares,
  revokeShare,
  type SharedDesign,
  type SharePermission,
  type StoredShare,
} from '#store/design/shares.ts';
import { consumeStoredLimit } from '#store/limit/stored-limits.ts';
import { notePartyWish } from '#store/people/approval-parties.ts';
import { germanFieldName } from '#texts/field-names.ts';
import { designOwner } from './designs.ts';

const ranks: Readonly<Record<SharePermission, number>> = { view: 0, comment: 1, approve: 1, suggest: 2 };

/** What a link's token opens. Throws Fault 'not-found' for an unknown token, 'gone' for a link that has ended. */
export async function sharedDesign({ store }: Pick<Shop, 'store'>, token: string): Promise<SharedDesign> {
  const shared = await findShared(store, token);
  if (shared === 'missing') throw noShare();
  if (shared === 'ended') throw new Fault('gone', 'the link has ended', { text: { key: 'fault.share-ended' } });
  return shared;
}

function requirePermission({ permission }: SharedDesign, needed: SharePermission): void {
  if (ranks[permission] < ranks[needed])
    throw new Fault('forbidden', `a link to ${permission}`, { text: { key: 'fault.share-permission' } });
}

function panelsOf(pages: readonly ListedPage[], texts: readonly SharedText[], token: string, revision: number): Unrendered<SharedPanel>[] {
  const byPanel = Map.groupBy(texts, ({ page, panel }) => `${page} ${panel}`);
  return facesOf(pages).map(({ page, panel: { id, xUm, yUm, widthUm, heightUm } }) => ({
    id,
    page: page.id,
    xUm,
    yUm,
    widthUm,
    heightUm,
    image: `${pictureRoot}shared/${token}/${id}-${revision}.webp`,
    texts: (byPanel.get(`${page.id} ${id}`) ?? []).map(({ page: _, panel: __, ...text }) => ({
      ...text,
      text: fieldWords(text.text, germanFieldName),
    })),
  }));
}

/** Pages of a shared design. Throws as `readable` for one that cannot be read. */
async function sharedPages(shop: Shop, { owner, saved }: SharedDesign): Promise<ListedPage[]> {
  readable(await summaryOf(shop, owner, saved));
  return pagesOf(shop, owner, saved);
}

async function pageNamed(shop: Shop, shared: SharedDesign, id: string): Promise<ListedPage> {
  const page = (await sharedPages(shop, shared)).find((one) => one.id === id);
  if (page) return page;
  throw new Fault('bad-input', 'no such page', { errors: [{ field: 'page', code: 'missing', message: { key: 'input.not-offered' } }] });
}

async function addToDesign(context: Context, { share, permission, owner, saved }: SharedDesign, note: NoteToAdd): Promise<void> {
  const { shop } = context;
  const now = shop.clock();
  const text = { key: 'fault.too-many-notes' } as const;
  const adding = shop.store.write(async (trx) => {
    await consumeStoredLimit(trx, shop.store.engine, 'note', limitedClient(context), now, { text });
    await addNote(trx, shop.store.engine, owner, saved.id, note, now);
    if (permission === 'approve') await notePartyWish(trx, share, now);
  });
  await reportBudget(shop, adding);
}

function sceneDto(token: string, revision: number, name: Message | null, { origin }: Site) {
  const image = `${pictureRoot}shared/${token}/scene-${revision}`;
  const alt = name === null ? message('scene.shared') : message('scene.shared.named', { name });
  return { image, alt, preview: `${origin}${image}-1200.jpg` };
}

function shareDto({ token, ...share }: StoredShare, site: Site): Share {
  return { ...share, url: token === null ? null : site.origin + pagePath('share', site, { token }) };
}

function noShare(): Fault {
  return new Fault('not-found', 'no such link', { text: { key: 'fault.no-share' } });
}

function noNote(): Fault {
  return new Fault('not-found', 'no such note', { text: { key: 'fault.no-note' } });
}

export const shareHandlers: Handlers<typeof shareCalls> = {
  async 'GET /web-api/designs/:id/shares'({ id }, context) {
    const { owner } = await ownDesign(context, id);
    const shares = await listShares(context.shop.store, owner, id);
    return { shares: shares.map((share) => shareDto(share, context.site)) };
  },

  async 'POST /web-api/designs/:id/shares'({ id, permission }, context) {
    const created = await createShare(context.shop.store, designOwner(context), id, permission);
    if (!created) throw noDesign();
    return { share: shareDto(created, context.site) };
  },

  async 'DELETE /web-api/designs/:id/shares/:share'({ id, share }, context) {
    if (!(await revokeShare(context.shop.store, designOwner(context, noShare()), id, share))) throw noShare();
    return {};
  },

  async 'GET /web-api/designs/:id/notes'({ id }, context) {
    const { owner } = await ownDesign(context, id);
    return { notes: await listNotes(context.shop.store, owner, id) };
  },

  async 'PUT /web-api/designs/:id/notes/:note'({ id, note, state }, context) {
    if (!(await setNoteState(context.shop.store, designOwner(context, noNote()), id, note, state))) throw noNote();
    return {};
  },

  async 'DELETE /web-api/designs/:id/notes/:note'({ id, note }, context) {
    if (!(await deleteNote(context.shop.store, designOwner(context, noNote()), id, note))) throw noNote();
    return {};
  },

  async 'GET /web-api/shared/:token'({ token }, { shop, site }) {
    const shared = await sharedDesign(shop, token);
    const { owner, permission, expiresAt, saved } = shared;
    // A party has a page of its own.
    if (permission === 'approve') throw noShare();
    const pages = await sharedPages(shop, shared);
    const texts = permission === 'suggest' ? await sharedTextsOf(shop, owner, saved) : [];
    const product = productOf(saved.product);
    const choice = { ...saved.choice, type: saved.product };
    const catalogue = await catalogueOf(shop.store);
    const template = templateOf(saved, catalogue);
    const name = template === undefined ? null : product.title(choice, template);
    const scene = sceneOfDesign(saved, catalogue);
    return {
      permission,
      name,
      format: product.format(choice),
      expiresAt,
      panels: panelsOf(pages, texts, token, saved.revision),
      scene: scene === null ? null : sceneDto(token, saved.revision, name, site),
      formality: formalityOfTemplate(template ?? null),
    };
  },

  async 'POST /web-api/shared/:token/comments'({ token, id, page: pageId, at, text, author = '' }, context) {
    const shared = await sharedDesign(context.shop, token);
    requirePermission(shared, 'comment');
    const page = await pageNamed(context.shop, shared, pageId);
    if (at && (at.xUm > page.widthUm || at.yUm > page.heightUm))
      throw new Fault('bad-input', 'a point beside the page', {
        errors: [{ field: 'at', code: 'outside', message: { key: 'input.not-offered' } }],
      });
    await addToDesign(context, shared, { id, kind: 'comment', page: page.id, at, author, text });
    return {};
  },

  async 'POST /web-api/shared/:token/suggestions'({ token, id, page: pageId, element: elementId, text, author = '' }, context) {
    const shared = await sharedDesign(context.shop, token);
    requirePermission(shared, 'suggest');
    const page = await pageNamed(context.shop, shared, pageId);
    const texts = await sharedTextsOf(context.shop, shared.owner, shared.saved);
    const element = texts.find((one) => one.page === page.id && one.element === elementId);
    if (!element)
      throw new Fault('bad-input', 'no text to suggest for', {
        errors: [{ field: 'element', code: 'missing', message: { key: 'input.not-offered' } }],
      });
    // Visitors see the names of fields, and suggest words around them.
    const suggested = typeFields(element.text, text, null, germanFieldName, '');
    if (element.text === suggested)
      throw new Fault('bad-input', 'the suggestion is the text', {
        errors: [{ field: 'text', code: 'same', message: { key: 'fault.suggestion-same' } }],
      });
    await addToDesign(context, shared, {
      id,
      kind: 'suggestion',
      page: page.id,
      element: element.element,
      replaced: element.text,
      author,
      text: suggested,
    });
    return {};
  },
};
