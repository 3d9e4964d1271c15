/** A mail of the outbox as it is sent: with its pictures and documents, and a gift voucher's with its code and its page to print. */
import type { Shop } from '#services/handler.ts';
import type { StoredMail } from '#store/mail/mails.ts';
import { openGiftMail } from './gift-voucher.job.ts';
import { type MailPicture, withLinePictures } from './line-pictures.ts';
import { attachedDocuments } from './mail-documents.ts';
import { withTransferCode } from './transfer-notice.ts';

/** `cid` names a picture that the mail shows; the others are files beside it. */
export type MailAttachment = { filename: string; content: Buffer; contentType: string; cid?: string; contentDisposition?: 'inline' };

export type OpenedMail = { mail: StoredMail; attachments: MailAttachment[] };

async function openOrderMail(mail: StoredMail, shop: Shop): Promise<OpenedMail> {
  const lines = await withLinePictures(mail, shop);
  const codes = await withTransferCode(lines.mail, shop);
  const attachments = [...shownAs('jpg', 'image/jpeg', lines.pictures), ...shownAs('png', 'image/png', codes.pictures)];
  return { mail: codes.mail, attachments: [...attachments, ...(await attachedDocuments(mail, shop))] };
}

/** Pictures as parts of a mail. */
function shownAs(ending: string, contentType: string, pictures: readonly MailPicture[]): MailAttachment[] {
  return pictures.map(({ cid, content }) => ({
    filename: `${cid}.${ending}`,
    cid,
    content,
    contentType,
    contentDisposition: 'inline',
  }));
}

/** Null for the mail of a gift voucher that is blocked or gone. */
export async function openMail(mail: StoredMail, shop: Shop): Promise<OpenedMail | null> {
  return mail.giftVoucher === null ? openOrderMail(mail, shop) : openGiftMail(mail, mail.giftVoucher, shop);
}
