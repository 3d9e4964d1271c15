/** Columns of the table of links for phones, as both engines hold them (see tables.ts). */
import type { OwnerId } from '#core/customer/owner.ts';
import type { IsoText } from './content-tables.ts';

export type UploadLinkTables = {
  /**
   * `token_hash` and `phone_hash` are SHA-256 of the token in the QR code and of the secret in the cookie of the phone that opened it.
   * `expires_at` is put off by the opening and by each photo; `files` counts the photos that were stored.
   */
  upload_links: {
    id: string;
    owner: OwnerId;
    token_hash: string;
    expires_at: IsoText;
    opened_at: IsoText | null;
    revoked_at: IsoText | null;
    phone_hash: string | null;
    files: number;
  };
};
