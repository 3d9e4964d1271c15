/** The pages of the test provider: where a customer pays, and which plan a payment follows. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody } from '#core/values/body.ts';
import { defaultLocale } from '#core/values/locale.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import { formatMoney } from '#core/values/money.ts';
import { bodyChunks } from '#http/request/body.ts';
import { isLocalRequest } from '#http/request/local-request.ts';
import type { Exchange } from '#http/route-table.ts';
import type { LogFunction } from '#services/handler.ts';
import { operatorText as t } from '#texts/server-texts.ts';
import { sendPage, table } from './page.ts';
import type { PaymentFiles } from './payment-files.ts';
import { agree, type Plan, plans, signEvent, type TestPayment } from './test-payments.ts';

export const testPaymentRoot = '/dev/zahlung/';

type Parts = { files: PaymentFiles; secret: string; clock: () => Date; log: LogFunction };

const fieldStyle = 'display:block;font:inherit;margin:.5rem 0;max-width:100%;padding:.5rem 1rem';

function planChoice(chosen: Plan): string {
  const options = plans.map(
    (plan) => `<option value="${plan}"${plan === chosen ? ' selected' : ''}>${plan}: ${escapeMarkup(t(`pay.plan.${plan}`))}</option>`,
  );
  return `<label>${t('pay.plan')} <select name="plan" style="${fieldStyle}">${options.join('')}</select></label>`;
}

function button(action: string, label: string): string {
  return `<button name="action" value="${action}" style="${fieldStyle}">${escapeMarkup(label)}</button>`;
}

function sendPayment(response: ServerResponse, payment: TestPayment): void {
  const sum = formatMoney(payment.money, defaultLocale);
  const form = `<form method="post">${planChoice(payment.plan)}${button('pay', t('pay.agree', { sum }))}${button('decline', t('pay.decline'))}</form>`;
  const back = `<p><a href="${escapeMarkup(payment.pages.cancelUrl)}">${t('pay.back')}</a></p>`;
  const lines = payment.facts.map(({ fact, from }) => [fact.kind, fact.status, escapeMarkup(formatMoney(fact.money, defaultLocale)), from]);
  const facts = lines.length > 0 ? table([t('pay.fact'), t('pay.status'), t('pay.sum'), t('pay.from')], lines) : '';
  sendPage(
    response,
    t('pay.title', { number: payment.orderNumber }),
    `<p>${escapeMarkup(t('pay.note', { sum }))}</p>${form}${back}${facts}`,
  );
}

async function sendList(response: ServerResponse, files: PaymentFiles): Promise<void> {
  const rows = (await files.all()).map((payment) => [
    `<a href="${testPaymentRoot}${payment.ref}">${escapeMarkup(payment.orderNumber)}</a>`,
    payment.plan,
    escapeMarkup(formatMoney(payment.money, defaultLocale)),
  ]);
  const form = `<form method="post">${planChoice(await files.nextPlan())}${button('next', t('pay.next'))}</form>`;
  sendPage(response, t('pay.list'), form + (rows.length > 0 ? table([t('pay.order'), t('pay.plan'), t('pay.sum')], rows) : ''));
}

/** Posts an event to the shop, as a provider does: later, and again while it is not answered with 200. */
function postEvent(
  port: number,
  ref: string,
  attempt: string,
  { secret, log }: Pick<Parts, 'secret' | 'log'>,
  id: string,
  delayMs: number,
): void {
  const body = JSON.stringify({ id, attempt, ref });
  setTimeout(async () => {
    try {
      const headers = { 'content-type': 'application/json', 'test-signature': signEvent(secret, body) };
      await fetch(`http://127.0.0.1:${port}/hooks/test`, { method: 'POST', headers, body });
    } catch (error) {
      log('warn', 'test-event-not-posted', { error: String(error) });
    }
  }, delayMs).unref();
}

/** One event for each instant at which the provider has news; five of the first with the plan of doubled events. */
function postEvents(port: number, payment: TestPayment, parts: Parts): void {
  if (payment.plan === 'no-hook') return;
  const now = parts.clock().getTime();
  const instants = [...new Set(payment.facts.map(({ from }) => from))];
  for (const [at, from] of instants.entries()) {
    const times = payment.plan === 'dup:5' ? 5 : 1;
    for (let time = 0; time < times; time += 1)
      postEvent(port, payment.ref, payment.attempt, parts, `${payment.ref}-${at + 1}`, Math.max(0, Date.parse(from) - now) + 200);
  }
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  return new URLSearchParams(new TextDecoder().decode(await readBody(bodyChunks(request), 4_096)));
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { location, 'cache-control': 'no-store' });
  response.end();
}

async function answerForm(exchange: Exchange, ref: string, parts: Parts): Promise<void> {
  const { request, response } = exchange;
  const form = await formOf(request);
  const plan = plans.find((one) => one === form.get('plan')) ?? 'ok';
  if (form.get('action') === 'next') {
    await parts.files.chooseNextPlan(plan);
    return redirect(response, testPaymentRoot);
  }
  const payment = await agree(parts.files, ref, form.get('action') === 'decline' ? 'fail' : plan, parts.clock());
  if (!payment) return redirect(response, testPaymentRoot);
  postEvents(request.socket.localPort ?? 0, payment, parts);
  if (payment.plan === 'no-return') return redirect(response, testPaymentRoot + ref);
  const isBack = payment.plan === 'abandon' || payment.plan === 'fail';
  return redirect(response, isBack ? payment.pages.cancelUrl : payment.pages.returnUrl);
}

/** Answers the pages below /dev/zahlung/; false for a request of another machine. */
export function paymentPages(parts: Parts): (exchange: Exchange) => Promise<boolean> {
  return async (exchange) => {
    const { request, response, path } = exchange;
    if (!isLocalRequest(request)) return false;
    const ref = path.slice(testPaymentRoot.length);
    if (request.method === 'POST') await answerForm(exchange, ref, parts);
    else {
      const payment = ref === '' ? null : await parts.files.load(ref);
      if (payment) sendPayment(response, payment);
      else await sendList(response, parts.files);
    }
    return true;
  };
}
