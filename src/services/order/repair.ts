/** Handlers of an order that waits for its customer: what is wrong with its lines, and what the customer does about it. */
import type { orderRepairCalls, ProblemPlace } from '#api/order/repair.ts';
import { panelName } from '#core/design/panel-name.ts';
import type { OrderState } from '#core/order/life-cycle.ts';
import { pageOfOrderLine } from '#core/order/line-picture.ts';
import type { Order, OrderLine } from '#core/order/order.ts';
import { isAcceptable, type LineProblem, problemKey } from '#core/preflight/line-problem.ts';
import { repairAction } from '#core/preflight/repair/action.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import { resumeOrder } from '#services/ask-customer.ts';
import { storedCheck } from '#services/checks/check-document.ts';
import { type ProblemAnswer, problemPool, type RevisedDocument } from '#services/checks/line-problems.ts';
import type { Context, HandlerOutput, Handlers, Shop } from '#services/handler.ts';
import { isOverBudget } from '#services/jobs/thread-pool.ts';
import { orderReader, shownOrder } from '#services/order-access.ts';
import { lineProduct } from '#services/order-dto.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { addPictureOfLine, lineDocumentText, picturesOfLine } from '#store/order/line-content.ts';
import { type ProblemLine, problemLines, reviseLine, saveProblems } from '#store/order/line-revisions.ts';
import { startLine } from '#store/order/production.ts';
import { lockOrder } from '#store/payment/books.ts';
import { picturesForPrint, type StoredPicture } from '#store/picture/pictures.ts';

/** The longest that a request lays a document out and checks it. */
const checkMs = 10_000;

type View = HandlerOutput<(typeof orderRepairCalls)['GET /web-api/orders/:token/repair']>;

function problemDto(token: string, { position, revision }: ProblemLine, problem: LineProblem): View['lines'][number]['problems'][number] {
  const { finding, edits, takesPhoto, panel, mark } = problem;
  return {
    key: problemKey(problem),
    text: finding.message,
    page: panelName(panel || finding.page),
    picture: panel === '' ? null : pageOfOrderLine(token, { position, panel, revision }),
    mark,
    repair: edits ? message(repairAction(finding.rule)) : null,
    takesPhoto,
    isAcceptable: isAcceptable(problem),
  };
}

/** The reason in the event of an order that its customer repaired. */
const repaired = 'repaired';

/** Whether the last thing that happened to the order is that its customer repaired it. */
function isRepaired({ state, events }: Pick<Order, 'state' | 'events'>): boolean {
  return state === 'preflight' && events.at(-1)?.reason === repaired;
}

/** Why nothing can be repaired any more. */
function tooLate(state: OrderState): Fault {
  const isEnded = state === 'cancelled' || state === 'refunded';
  const isPrinted = !isEnded && state !== 'preflight' && state !== 'paid' && state !== 'invoice_open';
  const text = message(`fault.repair-${isEnded ? 'ended' : isPrinted ? 'late' : 'done'}`);
  return new Fault('order-refused', `nothing to repair: the order is ${state}`, { text });
}

function changed(): Fault {
  return new Fault('order-refused', 'a line was changed meanwhile', { text: message('fault.repair-changed') });
}

function unfit(): Fault {
  return new Fault('order-refused', 'the answer does not fit', { text: message('fault.repair-unfit') });
}

export type AskedPlace = { order: Order; line: OrderLine; asked: ProblemLine; problem: LineProblem };

/** The problem that a page showed. Throws Fault 'order-refused' with the reason where there is none any more, and as `shownOrder` does. */
export async function askedPlace(context: Context, token: string, { position, revision, key }: ProblemPlace): Promise<AskedPlace> {
  const { shop } = context;
  const order = await shownOrder(shop, token, orderReader(context));
  if (order.state !== 'needs_customer') throw tooLate(order.state);
  const line = order.lines.find((one) => one.position === position);
  const asked = (await problemLines(shop.store, order.id)).find((one) => one.position === position && one.revision === revision);
  const problem = asked?.problems.find((one) => problemKey(one) === key);
  if (!line || !asked || !problem) throw changed();
  return { order, line, asked, problem };
}

async function revised(
  shop: Shop,
  { order, line, asked }: AskedPlace,
  answer: ProblemAnswer,
  photo: StoredPicture | null,
): Promise<RevisedDocument> {
  const document = await lineDocumentText(shop.store, line.id);
  if (document === null) throw changed();
  const pictures = await picturesForPrint(shop.store, await picturesOfLine(shop.store, line.id));
  const product = await lineProduct(shop.store, order.id, line.id, document);
  const all = photo && !pictures.some(({ id }) => id === photo.id) ? [...pictures, photo] : pictures;
  const check = storedCheck(await catalogueOf(shop.store), { document, product }, all);
  const others = asked.problems.filter((one) => one !== answer.problem);
  const made = await problemPool()
    .run({ kind: 'revised', ...check, confirmed: line.confirmed, answer, others }, checkMs)
    .catch((error: unknown) => {
      throw isOverBudget(error) ? new Fault('too-complex', 'a line takes too long to check', { retryAfterSeconds: 60 }) : error;
    });
  if (!made) throw unfit();
  return made;
}

type Written = { made: RevisedDocument; photo: StoredPicture | null };

/** Writes the next revision of the line in one transaction; the order goes on once nothing is wrong with it any more. */
async function write(trx: StoreTransaction, shop: Shop, { order, line }: AskedPlace, { made, photo }: Written): Promise<boolean> {
  const now = shop.clock();
  await lockOrder(trx, shop.store.engine, order.id);
  const row = await trx.selectFrom('orders').select('state').where('id', '=', order.id).executeTakeFirstOrThrow();
  const { document, summary, confirmed, problems } = made;
  const isNew =
    row.state === 'needs_customer' && (await reviseLine(trx, line, { document, summary, confirmed }, { actor: 'customer', now }));
  if (!isNew) throw row.state === 'needs_customer' ? changed() : tooLate(row.state as OrderState);
  const next = { id: line.id, revision: line.revision + 1 };
  if (photo) await addPictureOfLine(trx, line.id, photo.id);
  if (problems.length > 0) {
    await saveProblems(trx, next, problems, { now, isTold: true });
    return false;
  }
  await startLine(trx, next, now);
  return resumeOrder(trx, order, { actor: 'customer', reason: repaired }, now);
}

/** Whether the answer left the place as bad as it was: it still blocks. */
function stillBlocking({ problems }: RevisedDocument, { finding }: LineProblem): LineProblem | undefined {
  return problems.find(
    (one) => one.finding.level === 'block' && one.finding.page === finding.page && one.finding.element === finding.element,
  );
}

/** Takes the answer of a customer. True: nothing is wrong with the order any more. Throws Fault 'order-refused' and 'bad-input' with a sentence. */
export async function repairPlace(
  shop: Shop,
  place: AskedPlace,
  how: 'repair' | 'accept' | 'photo',
  photo: StoredPicture | null = null,
): Promise<boolean> {
  const { problem } = place;
  if ((how === 'repair' && !problem.edits) || (how === 'accept' && !isAcceptable(problem)) || (how === 'photo' && !problem.takesPhoto))
    throw unfit();
  const answer: ProblemAnswer = how === 'photo' && photo ? { how, problem, photo } : { how: how === 'accept' ? how : 'repair', problem };
  const made = await revised(shop, place, answer, photo);
  const left = how === 'photo' ? stillBlocking(made, problem) : undefined;
  if (left) throw new Fault('bad-input', 'the other photo cannot be printed', { text: left.finding.message });
  return shop.store.write((trx) => write(trx, shop, place, { made, photo }));
}

export const orderRepairHandlers: Handlers<typeof orderRepairCalls> = {
  async 'GET /web-api/orders/:token/repair'({ token }, context) {
    const { shop } = context;
    const order = await shownOrder(shop, token, orderReader(context));
    const asked = order.state === 'needs_customer' ? await problemLines(shop.store, order.id) : [];
    const lines = asked.flatMap((one) => {
      const line = order.lines.find(({ id }) => id === one.id);
      if (!line) return [];
      const { name, options } = line;
      const problems = one.problems.map((problem) => problemDto(token, one, problem));
      return [{ position: one.position, revision: one.revision, name, options, problems }];
    });
    return { lines, isRepaired: isRepaired(order) };
  },

  async 'POST /web-api/orders/:token/repair'({ token, how, ...place }, context) {
    return { isRepaired: await repairPlace(context.shop, await askedPlace(context, token, place), how) };
  },
};
