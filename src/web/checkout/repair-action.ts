/** The forms of an order that waits for its customer. Server only. */
import { data, redirect } from 'react-router';
import { problemPlaceSchema } from '#api/order/repair.ts';
import { pathTo } from '#core/site/paths.ts';
import { Fault, faults, isFault } from '#core/values/fault.ts';
import { shownFault } from '#web/page/fault-response.ts';
import { textOf, typedIn } from '#web/page/form-input.ts';
import { sitePath } from '#web/page/page-context.ts';
import type { PageRequest } from '#web/page/request.ts';

/** What a form says of its place; the calls say what is wrong with it. */
function placeOf(field: (name: string) => string) {
  const read = problemPlaceSchema.safeParse({
    position: Number(field('position')),
    revision: Number(field('revision')),
    key: field('key'),
  });
  if (!read.success) throw new Fault('bad-input', 'no place of an order');
  return read.data;
}

async function answered(page: PageRequest, token: string, repair: () => Promise<unknown>) {
  try {
    await repair();
    return redirect(`${sitePath(page.site, pathTo('order', { token }))}#main`, 303);
  } catch (error) {
    if (!isFault(error) || faults[error.code].status >= 500) throw error;
    return data({ isDone: false, notice: null, proof: null, repair: shownFault(error).text }, { status: faults[error.code].status });
  }
}

/** A form with another photo, which its address says the place of. */
export function isPhotoForm(request: Request): boolean {
  return /^multipart\/form-data/i.test(request.headers.get('content-type') ?? '');
}

export function photoAction(page: PageRequest, token: string, request: Request) {
  const { searchParams } = new URL(request.url);
  return answered(page, token, async () =>
    page.repairWithPhoto(
      request,
      token,
      placeOf((name) => searchParams.get(name) ?? ''),
    ),
  );
}

export function repairAction(page: PageRequest, token: string, form: FormData) {
  return answered(page, token, async () => {
    const how = textOf(form, 'how') === 'accept' ? 'accept' : 'repair';
    await page.call('POST /web-api/orders/:token/repair', { token, how, ...placeOf((name) => typedIn(form, name)) });
  });
}
