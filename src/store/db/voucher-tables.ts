/** Columns of the tables of vouchers: codes for a discount, gift vouchers, and what carts and orders use of them. */
import type { CodeKind } from '#core/order/voucher-code.ts';
import type { IsoText } from './content-tables.ts';

export type VoucherTables = {
  /** `owner` is the hash of an address (email-owners.ts): one voucher of a kind for each, also after the address is erased. */
  vouchers: {
    code: string;
    kind: 'newsletter';
    owner: string;
    amount: number;
    currency: string;
    /** Value of goods from which it counts, minor units. */
    minimum: number;
    first_order_only: number;
    /** How often it may be used, and how often it was. */
    uses: number;
    used: number;
    valid_until: IsoText;
    created_at: IsoText;
  };
  /**
   * Money that was paid before. `code_key` is the HMAC of the code, `code_encrypted` its text: a copy of the database redeems nothing.
   * `balance` is `issued` without the redemptions that were not returned.
   */
  gift_vouchers: {
    id: string;
    code_key: string;
    code_encrypted: string;
    /** The end of the code, for staff. */
    last_four: string;
    issued: number;
    balance: number;
    currency: string;
    state: 'active' | 'blocked';
    /** The line of the order that it was sold with. */
    order_line: string;
    created_at: IsoText;
  };
  /** Codes of an open cart. `voucher` is the code of a promo, the id of a gift voucher. */
  cart_codes: { id: string; cart: string; kind: CodeKind; voucher: string; created_at: IsoText };
  /** What an order used of a voucher, minor units. `returned_at`: the order was cancelled. */
  voucher_redemptions: { order: string; kind: CodeKind; voucher: string; amount: number; at: IsoText; returned_at: IsoText | null };
};
