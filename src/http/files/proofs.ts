/** Proofs of designs as PDF, for their owner and for visitors of a link. Made anew at each request and never cached. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OwnerId } from '#core/customer/owner.ts';
import { berlinTime } from '#core/values/date.ts';
import { ownerOfCookie } from '#http/request/session-cookie.ts';
import type { Host } from '#http/request/site.ts';
import { sharedDesign } from '#services/design/shares.ts';
import type { Shop } from '#services/handler.ts';
import { designProof, type ProofToDraw } from '#services/images/design-picture.ts';
import { proofMarks } from '#services/images/proof-marks.ts';
import { storedDocument } from '#services/opened-design.ts';
import { takeLimit } from '#services/rate-limits.ts';
import { sendFileError } from './file-error.ts';
import { ownDesign } from './own-design.ts';

export const proofPath = /^\/img\/proofs\/(designs|shared)\/([A-Za-z0-9_-]{22})\.pdf$/;

type Asked = Pick<ProofToDraw, 'owner' | 'design' | 'key'>;

/** Throws Fault 'not-found' alike for foreign and missing designs, and as `sharedDesign` does. */
async function designOf(shop: Shop, kind: string | undefined, token: string, requester: OwnerId | null): Promise<Asked> {
  if (kind === 'shared') return asked(await sharedDesign(shop, token));
  return asked(await ownDesign(shop, requester, token));
}

function asked({ owner, stored }: Awaited<ReturnType<typeof ownDesign>>): Asked {
  return { owner, design: storedDocument(stored), key: `${stored.id} ${stored.revision} proof` };
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
    const proof = await designOf(shop, kind, token, requester);
    await takeLimit(shop, 'proof', { owner: requester, address: clientAddress });
    const now = shop.clock();
    const bytes = await designProof(shop, { ...proof, marks: proofMarks(proof.design, host.channel, now) }, clientAddress);
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
