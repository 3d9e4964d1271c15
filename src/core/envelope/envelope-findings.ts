/** What keeps an envelope from being read by machines, or from arriving, for one record of a list. */
import type { DesignDocument } from '#core/design/document.ts';
import { layout } from '#core/layout/layout.ts';
import type { Resources } from '#core/layout/resources.ts';
import { type FitOptions, fitRecord } from '#core/merge/fit/fit-record.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import { checkAddress } from '#core/people/address-state.ts';
import type { HouseholdAddress } from '#core/people/household.ts';
import { addressOf } from '#core/preflight/envelope-rules.ts';
import { type Finding, levels } from '#core/preflight/finding.ts';
import type { EnvelopeLimits } from '#core/preflight/limits.ts';
import { preflight } from '#core/preflight/preflight.ts';
import { limitsOf } from '#core/products/card/limits.ts';
import type { DeliveryCountry } from '#core/values/channel.ts';
import { type Message, message } from '#core/values/message.ts';

/** A household as it is printed, and the address that its lines are made of; null where only its lines are known. */
export type AddressedRecord = { record: MergeRecord; address: HouseholdAddress | null };

/** The finished letter with its card, where it is known. */
export type FilledLetter = { weightMg: number; thicknessUm: number };

export type EnvelopeFinding = Omit<Finding, 'rule'> & {
  rule: Extract<Finding['rule'], `env-${string}`> | 'env-incomplete' | 'env-code';
};

type Context = { resources: Resources; fit?: Omit<FitOptions, 'fonts'>; letter?: FilledLetter };

/** Up to here a letter is a standard one. */
const standardLetter: FilledLetter = { weightMg: 20_000, thicknessUm: 5_000 };

function isEnvelopeRule(rule: Finding['rule']): rule is Extract<Finding['rule'], `env-${string}`> {
  return rule.startsWith('env-');
}

/** The worst first. `posting` is the country whose post carries the letters. */
export function envelopeFindings(
  document: DesignDocument,
  { record, address }: AddressedRecord,
  posting: DeliveryCountry,
  { resources, fit = {}, letter }: Context,
): EnvelopeFinding[] {
  const { design } = fitRecord(document, record, { ...fit, fonts: resources.fonts });
  const envelope = postedEnvelope(document, posting);
  const found = preflight(design, layout(design, resources), resources, { ...limitsOf({ form: 'envelope' }), envelope });
  const at = addressPlace(envelope);
  const all = [
    ...addressFindings({ record, address }, at),
    ...found.flatMap(({ rule, ...finding }): EnvelopeFinding[] => (isEnvelopeRule(rule) ? [{ ...finding, rule }] : [])),
    ...letterFindings(letter, at),
  ];
  return all.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
}

/** What a post asks of an envelope, whose address is known by its field before it is filled. */
export function postedEnvelope({ pages }: DesignDocument, country: DeliveryCountry): EnvelopeLimits {
  const front = pages.find(({ id }) => id === frontId);
  const block = front && addressOf(front, { country });
  return block ? { country, address: block.id } : { country };
}

type At = Pick<Finding, 'page' | 'element' | 'box'>;

const frontId = 'front';

export function addressPlace({ address = null }: { address?: string | null }): At {
  return { page: frontId, element: address, box: null };
}

/** What an address lacks, before there is a design to print it on. */
export function addressProblems(record: AddressedRecord): EnvelopeFinding[] {
  return addressFindings(record, addressPlace({}));
}

/** Of an address that letters do not arrive at. */
export function addressFindings({ record, address }: AddressedRecord, at: At): EnvelopeFinding[] {
  if (!address) return [];
  const isNamed = address.company !== '' || (record.values.adresszeilen ?? '').trim() !== '';
  const { street, extra, postcode, city } = address;
  // An address without any line is asked for by the same words as one that lacks some.
  const isEmpty = `${street}${extra}${postcode}${city}` === '';
  const { problems, state } = checkAddress(isEmpty ? { ...address, extra: ' ' } : address, isNamed);
  if (state === 'ok') return [];
  const missing = problems.filter(({ message: { key } }) => key.startsWith('guests.missing.'));
  const wrong = problems.find((problem) => !missing.includes(problem));
  const findings: EnvelopeFinding[] = [];
  const block = (rule: 'env-incomplete' | 'env-code', measured: string, text: Message) =>
    findings.push({ rule, level: 'block', ...at, measured, message: text });
  if (missing.length > 0) {
    const parts = missing.map(({ field }) => message(`guests.part.${field}`));
    block('env-incomplete', missing.map(({ field }) => field).join(), message('guests.envelope.incomplete', { parts }));
  }
  if (wrong) block('env-code', postcode, message('guests.envelope.code', { code: postcode, reason: wrong.message }));
  return findings;
}

function letterFindings(letter: FilledLetter | undefined, at: At): EnvelopeFinding[] {
  if (!letter || (letter.weightMg <= standardLetter.weightMg && letter.thicknessUm <= standardLetter.thicknessUm)) return [];
  return [{ rule: 'env-class', level: 'warn', ...at, element: null, measured: '', message: message('preflight.env-class.heavy') }];
}
