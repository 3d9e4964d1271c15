/** Handlers of a suite: what a design that is begun takes over from the owner's others, and details that one design gives to the others. */
import type { SuitePiece, suiteCalls } from '#api/suites.ts';
import { registerOf } from '#core/catalogue/occasions.ts';
import { type WordedText, wordedTexts } from '#core/catalogue/suite/own-words.ts';
import { suiteOf } from '#core/catalogue/suite/suite.ts';
import {
  currentDetails,
  type OwnWords,
  ownWords,
  type SuiteDetails,
  type SuiteText,
  type TextChange,
  textChanges,
} from '#core/catalogue/suite/suite-details.ts';
import { type DesignTemplate, isPoster } from '#core/catalogue/template.ts';
import { cardTitle } from '#core/catalogue/titles.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import type { CardForm, CardFormat } from '#core/products/card/formats.ts';
import { Fault } from '#core/values/fault.ts';
import type { Message } from '#core/values/message.ts';
import { blankDesign } from '#designs/blank.ts';
import { changePiece } from '#services/change-texts.ts';
import { designSuiteTexts, photosOf, readable, summaryOf, templateOf } from '#services/design-summary.ts';
import type { Handlers, Shop } from '#services/handler.ts';
import { noDesign, ownDesign } from '#services/own-design.ts';
import { pictureDto } from '#services/picture-dto.ts';
import { consumeLimit, limitedClient } from '#services/rate-limits.ts';
import { samplesOf } from '#services/suite-samples.ts';
import { type Catalogue, catalogueOf } from '#store/catalogue/catalogue-index.ts';
import { listDesigns, type SavedDesign } from '#store/design/designs.ts';
import { orderedDesigns, storeSuiteDetails, suiteDetailsOf } from '#store/design/suite-designs.ts';
import { findTileWords } from '#store/design/tile-words.ts';
import { findPictures, type StoredPicture } from '#store/picture/pictures.ts';

/** Most designs of an owner that are looked through. */
const maxDesigns = 200;
/** Newest designs of a suite whose texts and photos a design that is begun takes over. A place card says little, and is begun late. */
const maxEarlier = 6;
/** Pictures that a design that is begun takes over: more than any card of a suite has places for. */
const maxPictures = 24;

type Member = { saved: SavedDesign; template: DesignTemplate };

/** The owner's designs of a suite, newest first, without the design `besides`. */
async function members(shop: Shop, catalogue: Catalogue, owner: OwnerId, template: DesignTemplate, besides?: string): Promise<Member[]> {
  const designs = await listDesigns(shop.store, owner, maxDesigns, shop.clock());
  return designs.flatMap((saved): Member[] => {
    const own = saved.id === besides ? null : templateOf(saved, catalogue);
    return own && !isPoster(own) && suiteOf(own) === suiteOf(template) ? [{ saved, template: own }] : [];
  });
}

/** Those that can be changed: an ordered design stays as it was ordered. */
async function withoutOrdered(shop: Shop, owner: OwnerId, found: readonly Member[]): Promise<Member[]> {
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

/** What the newest of the owner's designs of a suite say and show; the photos are those of the newest that has some. */
async function wordsAndPictures(shop: Shop, owner: OwnerId, found: readonly Member[]) {
  const texts: OwnWords[] = [];
  let pictures: StoredPicture[] = [];
  for (const { saved } of found.slice(0, maxEarlier)) {
    texts.push(...ownWords(await designSuiteTexts(shop, owner, saved)));
    if (pictures.length > 0) continue;
    const ids = await photosOf(shop, owner, saved);
    pictures = await findPictures(shop.store, owner, ids.slice(0, maxPictures));
  }
  return { texts, pictures: pictures.map(pictureDto) };
}

/** Texts of a card with the words that its owner typed for tiles. None of mourning: the words name the living. */
async function textsWithWords(
  { store, clock }: Shop,
  owner: OwnerId,
  template: DesignTemplate,
  { form, format }: { form: CardForm; format: CardFormat },
): Promise<WordedText[]> {
  const own = registerOf(template.occasion) === 'mourning' ? null : await findTileWords(store, owner, clock());
  if (!own) return [];
  return wordedTexts(blankDesign(template, form, format, undefined, undefined), template.details ?? null, own.words);
}

type Piece = Omit<SuitePiece, 'name' | 'changes'> & { name: Message; changes: TextChange[] };

async function piecesOf(shop: Shop, catalogue: Catalogue, owner: OwnerId, id: string, design: Opened): Promise<Piece[]> {
  const found = await withoutOrdered(shop, owner, await members(shop, catalogue, owner, design.template, id));
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
  async 'GET /web-api/suites/:template'({ template: templateId, besides, form, format }, { shop, actor }) {
    const owner = actor.owner.current;
    const catalogue = await catalogueOf(shop.store);
    const template = catalogue.byId.get(templateId);
    if (!template) throw new Fault('not-found', `no template ${templateId}`);
    const samples = samplesOf(catalogue, template);
    const words = owner && form && format && !besides ? await textsWithWords(shop, owner, template, { form, format }) : [];
    const found = owner ? await members(shop, catalogue, owner, template, besides) : [];
    const [newest] = found;
    const design = owner && newest ? await opened(shop, catalogue, owner, newest.saved) : null;
    if (!owner || !newest || !design) return { samples, own: null, words };
    const from = { name: cardTitle(newest.template), isOther: newest.template.id !== template.id, details: design.to };
    return { samples, own: { ...from, ...(await wordsAndPictures(shop, owner, found)) }, words };
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
