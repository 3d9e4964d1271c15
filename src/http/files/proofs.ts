/** Proofs of designs as PDF, for their owner and for visitors of a link. Made anew at each request and never cached. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OwnerId } from '#core/customer/owner.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { berlinTime } from '#core/values/date.ts';
import { ownerOfCookie } from '#http/request/session-cookie.ts';
import type { Host } from '#http/request/site.ts';
import { sharedDesign } from '#services/design/shares.ts';
import { requiredText } from '#services/design-summary.ts';
import type { Shop } from '#services/handler.ts';
import { designProof } from '#services/images/design-picture.ts';
import { proofMarks } from '#services/images/proof-marks.ts';
import { storedDocument } from '#services/opened-design.ts';
import { takeLimit } from '#services/rate-limits.ts';
import type { SavedDesign } from '#store/design/designs.ts';
import { sendFileError } from './file-error.ts';
import { ownDesign } from './own-design.ts';

export const proofPath = /^\/img\/proofs\/(designs|shared)\/([A-Za-z0-9_-]{22})\.pdf$/;

type Asked = { owner: OwnerId; design: ProductDocument };

async function documentOf(shop: Shop, owner: OwnerId, saved: SavedDesign): Promise<ProductDocument> {
  return storedDocument({ document: JSON.parse(await requiredText(shop.store, owner, saved)) });
}

/** Throws Fault 'not-found' alike for foreign and missing designs, and as `sharedDesign` does. */
async function designOf(shop: Shop, kind: string | undefined, token: string, requester: OwnerId | null): Promise<Asked> {
  if (kind === 'shared') {
    const { owner, saved } = await sharedDesign(shop, token);
    return { owner, design: await documentOf(shop, owner, saved) };
  }
  const { owner, saved } = await ownDesign(shop, requester, token);
  return { owner, design: await documentOf(shop, owner, saved) };
}

export async function serveProof(
  shop: Shop,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  host: Host,
  clientAddress: string,
): Promise<void> {
  try {
    const [, kind, token = ''] = proofPath.exec(path) ?? [];
    const requester = kind === 'shared' ? null : await ownerOfCookie(shop, host, request.headers.cookie ?? null);
    const { owner, design } = await designOf(shop, kind, token, requester);
    await takeLimit(shop, 'proof', { owner: requester, address: clientAddress });
    const now = shop.clock();
    const bytes = await designProof(shop, owner, design, proofMarks(design, host.channel, now));
    response.writeHead(200, {
      'content-type': 'application/pdf',
      'content-length': bytes.length,
      'content-disposition': `attachment; filename="korrekturabzug-${berlinTime(now).day}.pdf"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    response.end(bytes);
  } catch (error) {
    await sendFileError(shop, request, response, error, clientAddress);
  }
}
