/** The wrong fields of a fault, as answers of calls and pages name them. */
import { type Fault, type FieldError, faultMessage } from '#core/values/fault.ts';

/** A quantity that is not sold is always a wrong field, whichever price function refuses it. */
export function faultErrors(fault: Fault): FieldError[] | undefined {
  const { code, details } = fault;
  if (details.errors || code !== 'off-ladder') return details.errors;
  return [{ field: 'quantity', code, message: faultMessage(fault) }];
}
