/** The calls of operators about refunds and entries of the bank account, and the file of the bank. */
import type { operatorPaymentCalls } from '#api/operator.ts';
import { readBody } from '#core/values/body.ts';
import { Fault } from '#core/values/fault.ts';
import type { Message } from '#core/values/message.ts';
import type { Routes } from '#http/mount-calls.ts';
import type { Handlers, OperatorContext } from '#services/handler.ts';
import { maxBankFileBytes } from '#services/payment/bank-file.ts';
import { importBankFile } from '#services/payment/bank-import.ts';
import { type Decision, ignoreEntry, matchBankEntry } from '#services/payment/match-entry.ts';
import { refundOrder } from '#services/payment/refund-order.ts';
import { operatorText } from '#texts/server-texts.ts';

const byCall = ({ actor }: OperatorContext) => ({ actor: actor.name, reason: 'call' });

function decided(entry: string, { isRefused, text }: Decision) {
  if (isRefused) throw new Fault('order-refused', `bank entry ${entry}`, { text });
  return { entry, message: operatorText(text) };
}

export const operatorPaymentHandlers: Handlers<typeof operatorPaymentCalls, OperatorContext> = {
  async 'POST /operator-api/orders/:number/refund'({ number, amount, reason, key }, { shop, actor }) {
    const { refused, state, changed, text } = await refundOrder(shop, number, { amount, reason, key }, actor);
    if (refused) throw new Fault(refused, `order ${number}`, { text });
    return { number, state, changed, message: operatorText(text) };
  },
  'POST /operator-api/bank-entries/:entry/match': async ({ entry, number }, context) =>
    decided(entry, await matchBankEntry(context.shop, entry, number, byCall(context))),
  'POST /operator-api/bank-entries/:entry/ignore': async ({ entry }, { shop }) => decided(entry, await ignoreEntry(shop, entry)),
};

function refusedFile(text: Message): Fault {
  return new Fault('bad-input', 'the bank file was refused', { text, errors: [{ field: 'file', code: 'unfit', message: text }] });
}

/** The body is the file itself. What it answers of an entry names no person. */
export const operatorPaymentFiles: Routes<OperatorContext, object> = {
  async 'POST /operator-api/bank-entries'(context, { req }) {
    const bytes = req.raw.body ? await readBody(req.raw.body, maxBankFileBytes) : new Uint8Array();
    const read = await importBankFile(context.shop, bytes, byCall(context));
    if ('refused' in read) throw refusedFile(read.refused);
    return {
      entries: read.entries.map(({ entry: { id, day, money }, result: { kind, numbers } }) => ({
        entry: id,
        day,
        amount: money.amount,
        currency: money.currency,
        result: kind,
        numbers,
      })),
    };
  },
};
