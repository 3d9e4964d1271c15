/** Does what the forms of the envelopes of a list ask for. Server only. */
import { redirect } from 'react-router';
import type { CardChoice } from '#api/catalogue.ts';
import {
  isPlain,
  maxSender,
  readFaces,
  type Sender,
  senderPlaces,
  withFace,
  withFormat,
  withSender,
} from '#core/envelope/envelope-look.ts';
import {
  addressTexts,
  black,
  type EnvelopeFormat,
  type EnvelopeWords,
  plainEnvelope,
  plainFace,
  white,
} from '#core/envelope/plain-envelope.ts';
import { insertFields } from '#core/merge/insert-fields.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { quantitiesOf } from '#core/products/card/type-quantities.ts';
import { cardTypes } from '#core/products/card/types.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { roundUpQuantity } from '#core/products/quantities.ts';
import { pathTo } from '#core/site/paths.ts';
import { deliveryCountries } from '#core/values/channel.ts';
import { envelopeTexts } from '#texts/de/people/envelopes.ts';
import { notFound } from '#web/page/fault-response.ts';
import { isToken, textOf, typedIn } from '#web/page/form-input.ts';
import { sitePath } from '#web/page/page-context.ts';
import type { PageRequest } from '#web/page/request.ts';
import { doneAt } from '#web/people/list-form.ts';
import { envelopeFormats } from './envelope-formats.ts';
import { envelopesPath } from './envelope-query.ts';

export const doneTexts = ['made', 'look', 'fields'] as const;

const words: EnvelopeWords = {
  address: envelopeTexts['envelopes.sample.address'],
  sender: envelopeTexts['envelopes.sample.sender'],
};

type Wished = { format: EnvelopeFormat | null; face: (typeof readFaces)[number] | null; sender: Sender };

/** What a form does not have stays as it is. */
export function wishedLook(form: FormData): Wished {
  return {
    format: envelopeFormats.find((one) => one === textOf(form, 'format')) ?? null,
    face: readFaces.find((one) => one === textOf(form, 'face')) ?? null,
    sender: {
      place: senderPlaces.find((one) => one === textOf(form, 'place')) ?? 'none',
      text: typedIn(form, 'text').trim().slice(0, maxSender),
    },
  };
}

/** The country that the letters are posted in is that of the list. */
async function post(page: PageRequest, list: string, form: FormData): Promise<void> {
  const country = deliveryCountries.find((one) => one === textOf(form, 'country'));
  const { list: settings } = await page.call('GET /web-api/guest-lists/:id', { id: list });
  if (!country || country === settings.country) return;
  const { name, tone, order } = settings;
  await page.call('PUT /web-api/guest-lists/:id', { id: list, version: Number(textOf(form, 'settings')) || 0, name, tone, order, country });
}

async function make(page: PageRequest, list: string, form: FormData): Promise<Response> {
  const { format, face, sender } = wishedLook(form);
  const { counts } = await page.call('GET /web-api/guest-lists/:id/envelopes', { id: list });
  await post(page, list, form);
  const look = { format: format ?? 'envelope-c6', paper: white, ink: black, font: face ?? plainFace } as const;
  const design = withSender(insertFields(plainEnvelope(look, words), addressTexts), sender, words);
  const rounded = roundUpQuantity(quantitiesOf('envelope'), counts.all);
  const [paper] = cardTypes.envelope.papers;
  const choice: CardChoice = {
    card: design.product.template,
    form: 'envelope',
    format: look.format,
    paper,
    refinementType: 'none',
    quantity: 'quantity' in rounded ? rounded.quantity : counts.all,
  };
  const { id } = await page.call('POST /web-api/designs', { design, choice });
  await page.call('PUT /web-api/designs/:id/merge', { id, version: 0, list, kind: 'household' });
  return doneAt(page, envelopesPath(list), 'made');
}

function changed(document: CardDocument, { format, face, sender }: Wished): CardDocument {
  const sized = format && format !== document.product.format && isPlain(document) ? withFormat(document, format, words) : document;
  return withSender(face ? withFace(sized, face) : sized, sender, words);
}

async function look(page: PageRequest, list: string, form: FormData): Promise<Response> {
  const id = textOf(form, 'design');
  if (!isToken(id)) throw notFound();
  await post(page, list, form);
  const { design, choice } = await page.call('GET /web-api/designs/:id', { id });
  if (design.product.type !== 'card' || design.product.form !== 'envelope') throw notFound();
  const document = changed(design as CardDocument, wishedLook(form));
  const revision = Number(textOf(form, 'revision')) || 0;
  if (JSON.stringify(document) !== JSON.stringify(design))
    await page.call('PUT /web-api/designs/:id', {
      id,
      revision,
      design: document as ProductDocument,
      choice: { ...choice, format: document.product.format } as typeof choice,
    });
  return doneAt(page, envelopesPath(list), 'look');
}

type Work = (page: PageRequest, list: string, form: FormData) => Promise<Response>;

function designOf(form: FormData): string {
  const id = textOf(form, 'design');
  if (!isToken(id)) throw notFound();
  return id;
}

export const works: Readonly<Record<string, Work>> = {
  make,
  look,
  async fields(page, list, form) {
    await page.call('POST /web-api/designs/:id/merge/fields', { id: designOf(form) });
    return doneAt(page, envelopesPath(list), 'fields');
  },
  async cart(page, _list, form) {
    await page.call('POST /web-api/cart/lines', { designId: designOf(form) });
    return redirect(sitePath(page.site, pathTo('cart')), 303);
  },
};
