/** Reads the posted form of a household. Server only. */
import { countryOf } from '#core/people/countries.ts';
import { genders, guestKinds, listBounds, textLengths, tones } from '#core/people/household.ts';
import type { TypedGuest, TypedHousehold } from '#core/people/household-schema.ts';
import { languages } from '#core/values/locale.ts';
import { isToken, textOf, typedIn } from '#web/page/form-input.ts';
import { guestField } from './grid-rows.ts';

const { name: maxName, line: maxLine, note: maxNote, envelope: maxEnvelope, code: maxCode } = textLengths;

const oneOf = <T extends string>(all: readonly T[], text: string) => all.find((one) => one === text) ?? null;

function postedGuest(form: FormData, at: number): TypedGuest | null {
  const text = (name: string, max: number = maxName) => textOf(form, guestField(at, name)).slice(0, max);
  const id = text('id');
  const names = { title: text('title'), given: text('given'), noble: text('noble'), family: text('family'), suffix: text('suffix') };
  // A form has room for one person more than the household has.
  if (id === '' && Object.values(names).every((part) => part === '')) return null;
  if (text('remove') === 'on') return null;
  return {
    id: isToken(id) ? id : null,
    kind: oneOf(guestKinds, text('kind')) ?? 'adult',
    ...names,
    nick: text('nick'),
    gender: oneOf(genders, text('gender')),
    language: oneOf(languages, text('language')),
    email: text('email', maxLine) || null,
    isInvited: text('invited') === 'on',
    note: typedIn(form, guestField(at, 'note')).slice(0, maxNote),
  };
}

export function postedHousehold(form: FormData): TypedHousehold {
  const text = (name: string, max: number = maxName) => textOf(form, name).slice(0, max);
  const lines = (name: string, max: number) => typedIn(form, name).slice(0, max);
  const guests = Array.from({ length: listBounds.guestsOfHousehold + 1 }, (_, at) => postedGuest(form, at));
  return {
    label: text('label'),
    company: text('company'),
    street: text('street', maxLine),
    extra: text('extra', maxLine),
    postcode: text('postcode', maxCode),
    city: text('city'),
    region: text('region'),
    country: countryOf(text('country')) ?? '',
    email: text('email', maxLine),
    phone: text('phone'),
    language: oneOf(languages, text('language')),
    tone: oneOf(tones, text('tone')),
    envelopeText: lines('envelopeText', maxEnvelope),
    openingText: lines('openingText', maxEnvelope),
    plusOnes: Math.min(Math.max(0, Math.floor(Number(text('plusOnes')) || 0)), listBounds.plusOnes),
    side: text('side'),
    note: lines('note', maxNote),
    guests: guests.filter((guest) => guest !== null),
  };
}
