/** Who sells, for the documents of orders (docs/owner-facts.md): settings of the owner, or marked samples on a local shop. */
import type { SellerFacts } from '#core/invoice/snapshot.ts';
import { operatorText as t } from '#texts/server-texts.ts';

const needed = ['SELLER_NAME', 'SELLER_STREET', 'SELLER_POSTAL_CODE', 'SELLER_CITY', 'SELLER_VAT_ID'] as const;
const optional = ['SELLER_COUNTRY', 'SELLER_REGISTER', 'SELLER_MANAGERS', 'SELLER_PHONE', 'SELLER_SWISS_VAT_ID'] as const;
export const sellerSettings = [...needed, ...optional] as const;
export type SellerSetting = (typeof sellerSettings)[number];

type Given = Partial<Record<SellerSetting, string | undefined>>;

/** Names of settings that are missing beside the given ones; empty where none is given. */
export function missingSellerSettings(given: Given): SellerSetting[] {
  const isGiven = sellerSettings.some((name) => given[name] !== undefined);
  return isGiven ? needed.filter((name) => given[name] === undefined) : [];
}

/** Undefined on a public shop without the settings: its documents wait. */
export function sellerOf(
  given: Given,
  { local, email, bank }: { local: boolean; email: string; bank: Pick<SellerFacts, 'recipient' | 'iban' | 'ibanChf'> },
): SellerFacts | undefined {
  if (given.SELLER_NAME === undefined && !local) return undefined;
  const facts: Given = given.SELLER_NAME === undefined ? sample() : given;
  const text = (name: SellerSetting) => facts[name] ?? '';
  return {
    name: text('SELLER_NAME'),
    street: text('SELLER_STREET'),
    postalCode: text('SELLER_POSTAL_CODE'),
    city: text('SELLER_CITY'),
    country: facts.SELLER_COUNTRY ?? 'DE',
    email,
    phone: text('SELLER_PHONE'),
    vatId: text('SELLER_VAT_ID'),
    swissVatId: text('SELLER_SWISS_VAT_ID'),
    register: text('SELLER_REGISTER'),
    managers: text('SELLER_MANAGERS'),
    ...bank,
  };
}

/** Facts that are marked as missing. */
function sample(): Given {
  return {
    SELLER_NAME: t('operator.seller.name'),
    SELLER_STREET: t('operator.seller.street'),
    SELLER_POSTAL_CODE: '00000',
    SELLER_CITY: t('operator.seller.city'),
    SELLER_VAT_ID: 'DE000000000',
    SELLER_REGISTER: t('operator.seller.register'),
  };
}
