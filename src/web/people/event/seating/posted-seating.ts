/** Reads the posted forms of a seating plan. Server only. */
import type { Input } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { seatingBounds, tableShapes, wishKinds } from '#core/people/event/seating/plan.ts';
import { isToken, textOf } from '#web/page/form-input.ts';
import { fixedField, guestOfField } from './seat-fields.ts';

type Edit = Input<Calls['POST /web-api/events/:id/seating/:part']>['edit'];

function numberOf(form: FormData, name: string, most: number): number {
  const number = Number(textOf(form, name));
  return Number.isInteger(number) && number >= 1 ? Math.min(number, most) : 1;
}

function tableFields(form: FormData) {
  return {
    name: textOf(form, 'name').slice(0, seatingBounds.name),
    shape: tableShapes.find((shape) => shape === textOf(form, 'shape')) ?? 'round',
    seats: numberOf(form, 'seats', seatingBounds.seats),
  };
}

/** Of a list of those without a seat, whom a table was chosen for; of a table, everybody. */
function seatsOf(form: FormData): Edit | null {
  const isTable = form.has('of');
  const fixed = new Set(form.getAll(fixedField));
  const seats = [...form.keys()].flatMap((name): { guest: string; table: string | null; isFixed: boolean }[] => {
    const guest = guestOfField(name);
    if (!isToken(guest)) return [];
    const table = textOf(form, name);
    if (!isToken(table)) return isTable ? [{ guest, table: null, isFixed: false }] : [];
    return [{ guest, table, isFixed: fixed.has(guest) }];
  });
  return { kind: 'seat', seats };
}

/** What a form asks to change; null for one that asks for nothing. */
export function postedEdit(form: FormData): Edit | null {
  const [table, guest, other] = [textOf(form, 'table'), textOf(form, 'guest'), textOf(form, 'other')];
  switch (textOf(form, 'intent')) {
    case 'seats':
      return seatsOf(form);
    case 'add':
      return { kind: 'add', ...tableFields(form), count: numberOf(form, 'count', seatingBounds.tables) };
    case 'table':
      return { kind: 'table', table, ...tableFields(form), isLocked: form.has('locked') };
    case 'remove':
      return { kind: 'remove', table };
    case 'wish': {
      const wish = wishKinds.find((kind) => kind === textOf(form, 'wish'));
      return wish ? { kind: 'wish', wish, guest, other } : null;
    }
    case 'unwish':
      return { kind: 'unwish', guest, other };
    default:
      return null;
  }
}
