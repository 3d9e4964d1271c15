/** What a loader throws when a call ends with a fault: the same status, and the sentence for the customer as its data. Server only. */
import { data } from 'react-router';
import { type Fault, faultMessage, faults, isFault, type ShownFieldError } from '#core/values/fault.ts';
import { defaultLocale } from '#core/values/locale.ts';
import { serverTexts } from '#texts/server-texts.ts';

const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
  507: 'Insufficient Storage',
};

/** What people read of a fault that a call of a loader threw, and of its fields. */
export function shownFault(fault: Fault): { text: string; errors: readonly ShownFieldError[] } {
  return fault.details.shown ?? { text: serverTexts({ locale: defaultLocale })(faultMessage(fault)), errors: [] };
}

/** Waits for a call of a loader. A fault becomes the page's error answer; anything else goes on as it came. */
export async function orFault<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!isFault(error) || faults[error.code].status >= 500) throw error;
    const { status } = faults[error.code];
    throw data(shownFault(error).text, { status, statusText: statusTexts[status] ?? 'Error' });
  }
}

export function notFound() {
  return data(null, { status: 404, statusText: statusTexts[404] });
}
