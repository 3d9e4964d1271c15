/** Proofs of designs as PDF, for their owner and for visitors of a link, and of designs with their list, for their owner. Made anew at each request and never cached. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OwnerId } from '#core/customer/owner.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { pictureRoot } from '#core/site/picture-root.ts';
import { berlinTime } from '#core/values/date.ts';
import { ownerOfCookie } from '#http/request/session-cookie.ts';
import type { Host } from '#http/request/site.ts';
import { storedDocument } from '#services/checks/opened-design.ts';
import { sharedDesign } from '#services/design/shares.ts';
import { requiredText } from '#services/design-summary.ts';
import type { Shop } from '#services/handler.ts';
import { designProof, type ProofToDraw } from '#services/images/design-picture.ts';
import { proofMarks } from '#services/images/proof/proof-marks.ts';
import { recordsToProve } from '#services/merge/merge-pdf.ts';
import { consumeLimit } from '#services/rate-limits.ts';
import type { SavedDesign } from '#store/design/designs.ts';
import { sendFileError } from './file-error.ts';
import { ownDesignFile } from './own-design.ts';

export const proofPath = new RegExp(`^${pictureRoot}proofs/(designs|shared|merges)/([A-Za-z0-9_-]{22})\\.pdf$`);

type Asked = { shop: Shop; host: Host; address: string };

async function documentOf(shop: Shop, owner: OwnerId, saved: SavedDesign): Promise<ProductDocument> {
  return storedDocument({ document: JSON.parse(await requiredText(shop.store, owner, saved)) });
}

/** Throws Fault 'not-found' alike for foreign and missing designs, and as `sharedDesign` does. */
async function proofOf({ shop, host: { channel } }: Asked, token: string, requester: OwnerId | null | 'visitor'): Promise<ProofToDraw> {
  const { owner, saved } = requester === 'visitor' ? await sharedDesign(shop, token) : await ownDesignFile(shop, requester, token);
  const now = shop.clock();
  return {
    owner,
    key: `${saved.id} ${saved.revision} proof ${channel} ${berlinTime(now).day}`,
    async open() {
      const design = await documentOf(shop, owner, saved);
      return { design, marks: proofMarks(design, channel, now) };
    },
  };
}

/** Of a design with its list. Throws as `proofOf`, and as `recordsToProve`. */
async function listProof(asked: Asked, token: string, requester: OwnerId | null): Promise<ProofToDraw> {
  const { shop, address } = asked;
  const own = await ownDesignFile(shop, requester, token);
  const proof = await proofOf(asked, token, requester);
  const { hash, ...records } = await recordsToProve(shop, own, address);
  return { ...proof, key: `${proof.key} ${hash}`, open: async () => ({ ...(await proof.open()), records }) };
}

const fileNames = { designs: 'korrekturabzug', shared: 'korrekturabzug', merges: 'korrekturabzug-mit-namen' } as const;

export async function serveProof(
  shop: Shop,
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  host: Host,
  ipAddress: string,
): Promise<void> {
  try {
    const [, found, token = ''] = proofPath.exec(path) ?? [];
    const kind = found === 'shared' || found === 'merges' ? found : 'designs';
    const requester = kind === 'shared' ? null : await ownerOfCookie(shop, host, request.headers.cookie ?? null);
    const asked = { shop, host, address: ipAddress };
    const proof =
      kind === 'merges' ? await listProof(asked, token, requester) : await proofOf(asked, token, kind === 'shared' ? 'visitor' : requester);
    await consumeLimit(shop, 'proof', { owner: requester, address: ipAddress });
    const bytes = await designProof(shop, proof, ipAddress);
    response.writeHead(200, {
      'content-type': 'application/pdf',
      'content-length': bytes.length,
      'content-disposition': `attachment; filename="${fileNames[kind]}-${berlinTime(shop.clock()).day}.pdf"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    });
    response.end(bytes);
  } catch (error) {
    await sendFileError(shop, request, response, error, ipAddress);
  }
}
