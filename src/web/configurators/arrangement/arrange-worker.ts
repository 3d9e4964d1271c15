/** Web worker that arranges photos: one answer for each request, in order. */
import { arrange } from '#core/arrange/arrange.ts';
import type { ArrangeInput, Arrangement, Effort } from '#core/arrange/arrangement.ts';
import { type FaultCode, type FaultDetails, isFault } from '#core/values/fault.ts';

export type ArrangeRequest = { id: number; input: ArrangeInput; effort: Effort };

/** A Fault as its parts, since a copied error keeps none of its own properties. */
export type ArrangeAnswer =
  | { id: number; arrangement: Arrangement }
  | { id: number; fault: { code: FaultCode; message: string; details: FaultDetails } };

function answerTo({ id, input, effort }: ArrangeRequest): ArrangeAnswer {
  try {
    return { id, arrangement: arrange(input, { effort }) };
  } catch (error) {
    if (!isFault(error)) throw error;
    return { id, fault: { code: error.code, message: error.message, details: error.details } };
  }
}

addEventListener('message', ({ data }: MessageEvent<ArrangeRequest>) => postMessage(answerTo(data)));
