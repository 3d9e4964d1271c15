/** Web worker that arranges photos. */
import { arrange } from '#core/arrange/arrange.ts';
import type { ArrangeInput, Effort } from '#core/arrange/arrangement.ts';
import { answerRequests } from '#web/configurators/worker/answer-requests.ts';

export type ArrangeRequest = { input: ArrangeInput; effort: Effort };

answerRequests(({ input, effort }: ArrangeRequest) => arrange(input, { effort }));
