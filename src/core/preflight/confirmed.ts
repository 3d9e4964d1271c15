/** Which findings stand in the way of an order, after what a customer confirmed. Editors need it with the first view. */
import type { Finding } from './finding.ts';

/** Identity of a finding, which a customer confirms: rule, place and measured value. Another resolution asks again. */
export function findingKey({ rule, page, element, measured }: Pick<Finding, 'page' | 'element' | 'measured'> & { rule: string }): string {
  return [rule, page, element ?? '', measured].join(' ');
}

/** The number of a measured value as the German sentences of older keys wrote it. */
function germanNumber(measured: string): string {
  return (/^[\d.]*/.exec(measured)?.[0] ?? '').replace('.', ',');
}

/**
 * Whether a customer confirmed a finding. Carts and drafts from before findings were messages hold keys that end with the German sentence in
 * place of the measured value; one counts when its sentence names the same number.
 */
export function isFindingConfirmed(finding: Finding, confirmed: readonly string[]): boolean {
  if (confirmed.length === 0) return false;
  if (confirmed.includes(findingKey(finding))) return true;
  const place = findingKey({ ...finding, measured: '' });
  const number = germanNumber(finding.measured);
  return confirmed.some((key) => {
    const sentence = key.startsWith(place) ? key.slice(place.length) : '';
    return sentence.includes(' ') && sentence.endsWith('.') && (number === '' || sentence.split(/[^\d,]+/).includes(number));
  });
}

/** True when nothing blocks and everything that must be confirmed was (`findingKey` of each). */
export function orderable(findings: readonly Finding[], confirmed: readonly string[] = []): boolean {
  return openFindings(findings, confirmed).length === 0;
}

/** Findings that stand in the way of an order. */
export function openFindings(findings: readonly Finding[], confirmed: readonly string[]): Finding[] {
  return findings.filter(
    (finding) => finding.level === 'block' || (finding.level === 'confirm' && !isFindingConfirmed(finding, confirmed)),
  );
}
