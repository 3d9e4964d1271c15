/** Handlers of a suite's details: names, date and place that a customer types in one design and gives to the others. */
import type { SuitePiece, suiteCalls } from '#api/suites.ts';
import { suiteOf, suitePieces } from '#core/catalogue/suite.ts';
import { currentDetails, type SuiteDetails, type SuiteText, sampleDetails, textChanges } from '#core/catalogue/suite-details.ts';
import { type DesignTemplate, isPoster } from '#core/catalogue/template.ts';
import { cardTitle } from '#core/catalogue/titles.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import { Fault } from '#core/values/fault.ts';
import type { Message } from '#core/values/message.ts';
import { designSuiteTexts, readable, summaryOf, templateOf } from '#services/design-summary.ts';
import type { Handlers, Shop } from '#services/handler.ts';
import { consumeLimit, limitedClient } from '#services/rate-limits.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { listDesigns, type SavedDesign } from '#store/design/designs.ts';
import { orderedDesigns, storeSuiteDetails, suiteDetailsOf } from '#store/design/suite-designs.ts';
import { changePiece } from './change-piece.ts';
import { noDesign, ownDesign } from './designs.ts';

/** Most designs of an owner that are looked through. */
const maxDesigns = 200;

function samplesOf(catalogue: Catalogue, template: DesignTemplate): SuiteDetails {
  const pieces = suitePieces([...catalogue.byId.values()], template);
  return sampleDetails(pieces.find(({ category }) => category === 'save-the-date')?.texts ?? {});
}

type Member = { saved: SavedDesign; template: DesignTemplate };

/** The owner's designs of a suite that can be changed, newest first, without the design `besides`. */
async function members(shop: Shop, catalogue: Catalogue, owner: OwnerId, template: DesignTemplate, besides?: string): Promise<Member[]> {
  const designs = await listDesigns(shop.store, owner, maxDesigns, shop.clock());
  const found = designs.flatMap((saved): Member[] => {
    const own = saved.id === besides ? null : templateOf(saved, catalogue);
    return own && !isPoster(own) && suiteOf(own) === suiteOf(template) ? [{ saved, template: own }] : [];
  });
  const ordered = await orderedDesigns(
    shop.store,
    owner,
    found.map(({ saved }) => saved.id),
  );
  return found.filter(({ saved }) => !ordered.has(saved.id));
}

type Opened = { template: DesignTemplate; samples: SuiteDetails; from: SuiteDetails; to: SuiteDetails; texts: SuiteText[] };

/** What a design of a suite says now and said before; null for one that belongs to no suite. */
async function opened(shop: Shop, catalogue: Catalogue, owner: OwnerId, saved: SavedDesign): Promise<Opened | null> {
  const template = templateOf(saved, catalogue);
  if (!template || isPoster(template)) return null;
  const samples = samplesOf(catalogue, template);
  const known = await suiteDetailsOf(shop.store, owner, [saved.id]);
  const from = (known.get(saved.id) as SuiteDetails | undefined) ?? samples;
  readable(await summaryOf(shop, owner, saved));
  const texts = await designSuiteTexts(shop, owner, saved);
  return { template, samples, from, to: currentDetails(texts, samples, from), texts };
}

type Piece = Omit<SuitePiece, 'name'> & { name: Message };

async function piecesOf(shop: Shop, catalogue: Catalogue, owner: OwnerId, id: string, design: Opened): Promise<Piece[]> {
  const found = await members(shop, catalogue, owner, design.template, id);
  const known = await suiteDetailsOf(
    shop.store,
    owner,
    found.map(({ saved }) => saved.id),
  );
  const pieces: Piece[] = [];
  for (const { saved, template } of found) {
    const { samples, from, to } = design;
    const old = [(known.get(saved.id) as SuiteDetails | undefined) ?? from, samples];
    const changes = textChanges(await designSuiteTexts(shop, owner, saved), { samples, old, to });
    if (changes.length > 0) pieces.push({ id: saved.id, revision: saved.revision, name: cardTitle(template), changes });
  }
  return pieces;
}

export const suiteHandlers: Handlers<typeof suiteCalls> = {
  async 'GET /web-api/suites/:template'({ template: templateId, besides }, { shop, actor }) {
    const owner = actor.owner.current;
    const catalogue = await catalogueOf(shop.store);
    const template = catalogue.byId.get(templateId);
    if (!template) throw new Fault('not-found', `no template ${templateId}`);
    const samples = samplesOf(catalogue, template);
    const [newest] = owner ? await members(shop, catalogue, owner, template, besides) : [];
    const design = owner && newest ? await opened(shop, catalogue, owner, newest.saved) : null;
    return { samples, own: newest && design ? { name: cardTitle(newest.template), details: design.to } : null };
  },

  async 'GET /web-api/designs/:id/suite'({ id }, context) {
    const { owner, saved } = await ownDesign(context, id);
    const { shop } = context;
    const catalogue = await catalogueOf(shop.store);
    const design = await opened(shop, catalogue, owner, saved);
    if (!design) return { own: [], pieces: [] };
    const { samples, from, to, texts } = design;
    return { own: textChanges(texts, { samples, old: [from], to }), pieces: await piecesOf(shop, catalogue, owner, id, design) };
  },

  async 'POST /web-api/designs/:id/suite'({ id, pieces: wanted }, context) {
    const { shop } = context;
    // Each piece is read and saved as a whole.
    await consumeLimit(shop, 'save', limitedClient(context), { points: 1 + wanted.length });
    const { owner, saved } = await ownDesign(context, id);
    const catalogue = await catalogueOf(shop.store);
    const design = await opened(shop, catalogue, owner, saved);
    if (!design) throw noDesign();
    const pieces = wanted.length > 0 ? await piecesOf(shop, catalogue, owner, id, design) : [];
    const changed: string[] = [];
    const conflicts: string[] = [];
    for (const { id: other, revision } of wanted) {
      const piece = pieces.find((one) => one.id === other);
      const isChanged = piece?.revision === revision && (await changePiece(shop, owner, piece));
      (isChanged ? changed : conflicts).push(other);
    }
    await storeSuiteDetails(shop.store, owner, [id, ...changed], design.to);
    return { changed: changed.length, conflicts };
  },
};
