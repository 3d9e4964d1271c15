/** Entries of an account statement in XML: camt.053 of ISO 20022, in all its versions. */
import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes';
import { currencyNamed, entryText, isoAmount, type ReadEntry, writtenDay } from '#core/payment/bank-entry.ts';
import { type BankRead, maxBankEntries, refusedFile } from '#core/payment/bank-table.ts';
import { shown } from '#core/people/shown.ts';
import type { Message } from '#core/values/message.ts';
import { money } from '#core/values/money.ts';

/** Elements inside each other. A statement has about fifteen. */
const maxDepth = 40;
/** Characters that are kept of one element's text, and texts of one entry. */
const maxTextLength = 1_000;
const maxTexts = 200;

/** Ends the parser, which has no other way out. */
class Refusal extends Error {
  readonly refused: Message;

  constructor(...given: Parameters<typeof refusedFile>) {
    super(given[0]);
    this.refused = refusedFile(...given).refused;
  }
}

/** What is known of an entry, or of one payment in it. */
type Facts = { amount: string; currency: string; direction: string; names: Record<string, string>; texts: string[] };
type Entry = Facts & { line: number; status: string; day: string; valueDay: string; note: string; payments: Payment[] };
/** `others`: its sum by other elements than its own amount, which version 2 does not have. */
type Payment = Facts & { others: { amount: string; currency: string }[] };

function noFacts(): Facts {
  return { amount: '', currency: '', direction: '', names: {}, texts: [] };
}

/** Elements whose text says something, below an entry or one of its payments; version 8 wraps names into Pty, and states into Cd. */
const nameElements: Readonly<Record<string, string>> = {
  Dbtr: 'debtor',
  UltmtDbtr: 'ultimateDebtor',
  Cdtr: 'creditor',
  UltmtCdtr: 'ultimateCreditor',
};
const textPaths: ReadonlySet<string> = new Set([
  'RmtInf/Ustrd',
  'RmtInf/Strd/CdtrRefInf/Ref',
  'RmtInf/Strd/AddtlRmtInf',
  'Refs/EndToEndId',
]);

function addText(facts: Facts, text: string): void {
  if (text !== '' && text !== 'NOTPROVIDED' && facts.texts.length < maxTexts) facts.texts.push(text);
}

/** Of an entry and of a payment alike. `path` is relative to it. */
function readFact(facts: Facts, path: string, text: string, currency: string): void {
  const [group, party = ''] = path.split('/');
  if (path === 'Amt') Object.assign(facts, { amount: text, currency });
  else if (path === 'CdtDbtInd') facts.direction = text;
  else if (textPaths.has(path)) addText(facts, text);
  else if (group === 'RltdPties' && /\/(?:Pty\/)?Nm$/.test(path)) {
    const name = nameElements[party];
    if (name) facts.names[name] ??= text;
  }
}

function readEntryElement(entry: Entry, path: string, text: string, currency: string): void {
  if (path === 'Sts' || path === 'Sts/Cd') entry.status ||= text;
  else if (path === 'BookgDt/Dt' || path === 'BookgDt/DtTm') entry.day = text;
  else if (path === 'ValDt/Dt' || path === 'ValDt/DtTm') entry.valueDay = text;
  else if (path === 'AddtlNtryInf') entry.note = text;
  else readFact(entry, path, text, currency);
}

function readPaymentElement(payment: Payment, path: string, text: string, currency: string): void {
  if (path === 'AmtDtls/TxAmt/Amt' || path === 'AmtDtls/InstdAmt/Amt') payment.others.push({ amount: text, currency });
  else if (path === 'AddtlTxInf' && payment.texts.length === 0) addText(payment, text);
  else readFact(payment, path, text, currency);
}

/** The other side of a payment. */
function payerOf({ names }: Facts, isDebit: boolean): string {
  const { debtor = '', ultimateDebtor = '', creditor = '', ultimateCreditor = '' } = names;
  return entryText('payer', [isDebit ? creditor || ultimateCreditor : debtor || ultimateDebtor]);
}

function signedAmount(text: string, direction: string): number | null {
  const amount = isoAmount(text);
  if (amount === null || (direction !== 'CRDT' && direction !== 'DBIT')) return null;
  return direction === 'DBIT' ? 0 - amount : amount;
}

/** The amounts of the payments of an entry, where they are its whole sum; null where the file does not say so. */
function paymentAmounts({ payments, currency, direction }: Entry, total: number): number[] | null {
  const amounts = payments.map((payment) => {
    const own = { amount: payment.amount, currency: payment.currency };
    const given = [own, ...payment.others].find((one) => one.amount !== '' && one.currency === currency);
    return given ? signedAmount(given.amount, payment.direction || direction) : null;
  });
  const sum = amounts.reduce<number>((all, amount) => all + (amount ?? Number.NaN), 0);
  return payments.length > 1 && sum === total ? amounts.map((amount) => amount ?? 0) : null;
}

/** One entry for each payment of a batch, or one for the whole. */
function entriesOf(entry: Entry, account: string): ReadEntry[] {
  const { line } = entry;
  // Entries that are only announced have no day of booking yet.
  if (entry.status !== '' && entry.status !== 'BOOK') return [];
  const day = writtenDay(entry.day || entry.valueDay);
  if (!day) throw new Refusal('bank-file.day', { line, text: shown(entry.day || entry.valueDay) });
  const currency = currencyNamed(entry.currency);
  if (!currency) throw new Refusal('bank-file.currency', { line });
  const total = signedAmount(entry.amount, entry.direction);
  if (total === null) throw new Refusal('bank-file.amount', { line, text: shown(entry.amount) });
  const common = { day, account };
  const amounts = paymentAmounts(entry, total);
  if (amounts)
    return entry.payments.map((payment, at) => {
      const amount = amounts[at] ?? 0;
      const text = entryText('text', payment.texts.length > 0 ? payment.texts : [entry.note]);
      return { ...common, money: money(amount, currency), payer: payerOf(payment, amount < 0), text };
    });
  const parts = [entry, ...entry.payments];
  const texts = parts.flatMap(({ texts: some }) => some);
  const payer = parts.map((part) => payerOf(part, total < 0)).find((name) => name !== '') ?? '';
  return [{ ...common, money: money(total, currency), payer, text: entryText('text', texts.length > 0 ? texts : [entry.note]) }];
}

/** What the parser has read so far. */
class Statement {
  readonly entries: ReadEntry[] = [];
  private readonly path: string[] = [];
  private account = '';
  private entry: Entry | null = null;
  private payment: Payment | null = null;
  private text = '';
  private currency = '';

  open({ local, uri, attributes }: SaxesTagNS, line: number): void {
    if (this.path.length === 0) requireStatement(local, uri, line);
    if (this.path.length >= maxDepth) throw new Refusal('bank-file.xml', { line });
    this.path.push(local);
    this.text = '';
    this.currency = (attributes.Ccy as SaxesAttributeNS | undefined)?.value ?? '';
    const path = this.path.slice(1).join('/');
    if (path === 'BkToCstmrStmt/Stmt') this.account = '';
    if (path === 'BkToCstmrStmt/Stmt/Ntry') this.entry = { ...noFacts(), line, status: '', day: '', valueDay: '', note: '', payments: [] };
    if (path === 'BkToCstmrStmt/Stmt/Ntry/NtryDtls/TxDtls') this.payment = { ...noFacts(), others: [] };
  }

  write(text: string): void {
    if (this.text.length < maxTextLength) this.text += text.slice(0, maxTextLength);
  }

  close(): void {
    const text = this.text.trim();
    this.text = '';
    const [path, inEntry, inPayment] = [1, 4, 6].map((depth) => this.path.slice(depth).join('/')) as [string, string, string];
    this.path.pop();
    if (path === 'BkToCstmrStmt/Stmt/Acct/Id/IBAN' || path === 'BkToCstmrStmt/Stmt/Acct/Id/Othr/Id') this.account = text.replace(/\s/g, '');
    if (!this.entry) return;
    if (inEntry === 'NtryDtls/TxDtls' && this.payment) {
      if (this.entry.payments.length >= maxBankEntries) throw new Refusal('bank-file.too-many', { max: maxBankEntries });
      this.entry.payments.push(this.payment);
      this.payment = null;
    } else if (this.payment) readPaymentElement(this.payment, inPayment, text, this.currency);
    else if (inEntry === '') this.end();
    else readEntryElement(this.entry, inEntry, text, this.currency);
  }

  private end(): void {
    if (!this.entry) return;
    this.entries.push(...entriesOf(this.entry, this.account));
    this.entry = null;
    if (this.entries.length > maxBankEntries) throw new Refusal('bank-file.too-many', { max: maxBankEntries });
  }
}

/** Other messages of ISO 20022 look alike: announcements of entries (052), notes about single ones (054), orders to the bank (pain). */
function requireStatement(local: string, uri: string, line: number): void {
  const name = /\b(?:camt|pain|pacs)\.\d{3}/.exec(uri)?.[0] ?? '';
  if (local !== 'Document' || name !== 'camt.053') throw new Refusal('bank-file.no-statement', { name: name || shown(local), line });
}

export function readCamtFile(xml: string): BankRead {
  const parser = new SaxesParser({ xmlns: true });
  const statement = new Statement();
  let isEnding = false;
  parser.on('doctype', () => {
    throw new Refusal('bank-file.doctype', { line: parser.line });
  });
  parser.on('error', () => {
    throw isEnding ? new Refusal('bank-file.cut', { line: parser.line }) : new Refusal('bank-file.xml', { line: parser.line });
  });
  parser.on('opentag', (tag) => statement.open(tag, parser.line));
  parser.on('text', (text) => statement.write(text));
  parser.on('cdata', (text) => statement.write(text));
  parser.on('closetag', () => statement.close());
  try {
    parser.write(xml);
    isEnding = true;
    parser.close();
    return { entries: statement.entries };
  } catch (error) {
    if (error instanceof Refusal) return { refused: error.refused };
    throw error;
  }
}
