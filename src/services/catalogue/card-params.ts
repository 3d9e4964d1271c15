/** What addresses say about a card besides its choice: ribbon and tag, a sample, its theme (Specification 3). */
import type { Parsed } from '#api/call.ts';
import type { CardChoice, catalogueCalls } from '#api/catalogue.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { Accessory } from '#core/products/accessory/accessory.ts';
import { accessoryRefusal } from '#core/products/accessory/fit.ts';
import type { CardShape } from '#core/products/card/formats.ts';
import { card } from '#core/products/card/product.ts';
import { minQuantity } from '#core/products/quantities.ts';
import { Fault } from '#core/values/fault.ts';
import { type Message, message } from '#core/values/message.ts';
import { money } from '#core/values/money.ts';
import { offerOf, requireSoldChoice } from '#services/checks/choice.ts';
import type { Context, HandlerOutput } from '#services/handler.ts';
import { pricesBeside, soldAccessories } from '#services/pricing/accessory.ts';
import { moneyDto } from '#services/pricing/money-dto.ts';
import { samplePrice } from '#services/pricing/sample.ts';
import { type Catalogue, findRow, unlessHidden } from '#store/catalogue/catalogue-index.ts';
import { productPrice } from './product-prices.ts';

type PriceCall = (typeof catalogueCalls)['GET /web-api/card-price'];
/** What `GET /web-api/card-price` answers, but for the letter. */
type CardPriceOutput = Omit<HandlerOutput<PriceCall>, 'letter'>;
type CardParams = Pick<Parsed<PriceCall>, 'ribbon' | 'ribbonColor' | 'tag' | 'isSample' | 'themeId'>;

function refused(field: string, text: Message): Fault {
  return new Fault('bad-input', `${field} is not offered`, { text, errors: [{ field, code: 'not-offered', message: text }] });
}

/** The accessory of a part that the words name. Of a ribbon the piece that is cut for one card, and the first of its colours. */
function accessoryOf(sold: readonly Accessory[], part: 'ribbon' | 'tag', value: string, colour: string | undefined): Accessory {
  const named = sold.filter((one) => one.part === part && one.value === value);
  const found = named.find((one) => colour === undefined || one.colour === colour);
  if (!found) throw refused(named.length > 0 ? 'ribbonColor' : part, message('input.not-offered'));
  return found;
}

/** Throws Fault 'bad-input' for what is not sold or does not go with the card. */
function accessoriesOf(catalogue: Catalogue, { ribbon = 'none', ribbonColor, tag = 'none' }: CardParams, shape: CardShape): Accessory[] {
  const parts = [
    ['ribbon', ribbon, ribbonColor],
    ['tag', tag, undefined],
  ] as const;
  const wanted = parts.filter(([, value]) => value !== 'none');
  if (wanted.length === 0) return [];
  const sold = unlessHidden(() => soldAccessories(catalogue)) ?? [];
  return wanted.map(([part, value, colour]) => {
    const accessory = accessoryOf(sold, part, value, colour);
    const reason = accessoryRefusal(accessory, shape);
    if (reason) throw refused(part, reason);
    return accessory;
  });
}

/** Throws Fault 'not-found' where the theme is not that of the card. */
function requireTheme({ id, themeId }: DesignTemplate, params: CardParams): void {
  if (params.themeId === undefined || params.themeId === themeId) return;
  throw new Fault('not-found', `${id} is not of theme ${params.themeId}`, { text: message('fault.no-theme') });
}

/** The price of a card and of what the words lay beside it; of a sample, which has nothing beside it, where none is free. */
export function cardPrice(
  catalogue: Catalogue,
  { ribbon, ribbonColor, tag, isSample, themeId, ...given }: Parsed<PriceCall>,
  site: Context['site'],
): CardPriceOutput {
  const row = findRow(catalogue, given.card);
  requireTheme(row, { themeId });
  if (isSample) return priceOfSample(catalogue, given, site);
  const price = productPrice(catalogue, 'card', given, site);
  const accessories = pricesBeside(catalogue, accessoriesOf(catalogue, { ribbon, ribbonColor, tag }, given), given.quantity, site);
  const sum = accessories.reduce((total, one) => total + one.total.amount, price.total.amount);
  return { ...price, accessories, sum: moneyDto(money(sum, price.total.currency), site.locale) };
}

/** The same for the completed choice of a page; one sample is priced, whatever quantity the page shows. */
export function priceOfPage(
  catalogue: Catalogue,
  choice: CardChoice,
  { ribbon, ribbonColor, tag, isSample, themeId }: CardParams,
  site: Context['site'],
) {
  const quantity = isSample ? 1 : choice.quantity;
  const priced = cardPrice(catalogue, { ...choice, quantity, ribbon, ribbonColor, tag, isSample, themeId }, site);
  const { accessories, sum, parts: _parts, ...price } = priced;
  return { price, accessories, sum };
}

function priceOfSample(catalogue: Catalogue, { quantity, ...given }: Parsed<PriceCall>, site: Context['site']): CardPriceOutput {
  const choice = { ...given, type: 'card' as const };
  if (quantity !== 1) throw new Fault('off-ladder', `${quantity} samples of a card`);
  const offer = offerOf(catalogue, card, choice);
  requireSoldChoice(card, choice, minQuantity(card.quantities(choice)), offer);
  const unit = moneyDto(samplePrice(catalogue, card, choice, site.country), site.locale);
  const row = { quantity, unit, total: unit };
  const parts = [{ key: 'base', label: message('card.part.base'), amount: unit }];
  return { ...row, parts, ladder: [row], hint: null, shippingHint: message('price.shipping'), accessories: [], sum: unit };
}
