/** A mail of the outbox as it is sent: with its pictures and documents, and a gift voucher's with its code and its page to print. */
import type { Shop } from '#services/handler.ts';
import type { StoredMail } from '#store/mail/mails.ts';
import { openGiftMail } from './gift-voucher.job.ts';
import { withLinePictures } from './line-pictures.ts';
import { attachedDocuments } from './mail-documents.ts';

/** `cid` names a picture that the mail shows; the others are files beside it. */
export type MailAttachment = { filename: string; content: Buffer; contentType: string; cid?: string; contentDisposition?: 'inline' };

export type OpenedMail = { mail: StoredMail; attachments: MailAttachment[] };

async function openOrderMail(mail: StoredMail, shop: Shop): Promise<OpenedMail> {
  const { mail: pictured, pictures } = await withLinePictures(mail, shop);
  const attachments = pictures.map(({ cid, content }) => ({
    filename: `${cid}.jpg`,
    cid,
    content,
    contentType: 'image/jpeg',
    contentDisposition: 'inline' as const,
  }));
  return { mail: pictured, attachments: [...attachments, ...(await attachedDocuments(mail, shop))] };
}

/** Null for the mail of a gift voucher that is blocked or gone. */
export async function openMail(mail: StoredMail, shop: Shop): Promise<OpenedMail | null> {
  return mail.giftVoucher === null ? openOrderMail(mail, shop) : openGiftMail(mail, mail.giftVoucher, shop);
}
