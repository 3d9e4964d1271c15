/** Web worker that lays out photo books. */
import { layoutBook } from '#core/auto-layout/auto-layout.ts';
import { answerRequests } from '#web/configurators/worker/answer-requests.ts';

answerRequests(layoutBook);
