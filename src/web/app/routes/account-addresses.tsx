/** The address book of a customer: the list, or with a query the form of one address. */
import { data } from 'react-router';
import { isBusiness, maxAddresses } from '#core/customer/customer.ts';
import { type AddressUse, type PostalAddressValues, postalAddressFields, postalAddressValues } from '#core/customer/postal-address.ts';
import { pathTo } from '#core/site/paths.ts';
import { deliveryCountries } from '#core/values/channel.ts';
import { accountTexts } from '#texts/de/customer/account.ts';
import { addressBookTexts } from '#texts/de/customer/address-book.ts';
import { accountValues } from '#web/account/account-form.ts';
import { AccountPage } from '#web/account/account-page.tsx';
import { SavedAddressList } from '#web/account/address-list.tsx';
import { editQuery, newAddress } from '#web/account/address-query.ts';
import { requireSignedIn } from '#web/account/customer-of.ts';
import { answerSection, doneIntent, type SectionAnswer } from '#web/account/section-action.ts';
import { SectionForm } from '#web/account/section-form.tsx';
import { AddressFields, firstWrongField } from '#web/customer/address-fields.tsx';
import { checkAddress, usedAddress } from '#web/customer/address-form.ts';
import { DoneNotice } from '#web/customer/form-notice.tsx';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, postedForm, textOf } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import { useTexts } from '#web/page/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { CheckField } from '#web/ui/field.tsx';
import type { Route } from './+types/account-addresses';

const texts = { ...accountTexts, ...addressBookTexts };
const intents = ['save', 'delete'] as const;
/** An address of the book may get parcels and bills. */
const anyUse: AddressUse = { isExpress: true, isBilled: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  const { firstName, lastName } = await requireSignedIn(page);
  const { addresses } = await orFault(page.call('GET /web-api/customer-addresses', {}));
  const wanted = new URL(request.url).searchParams.get(editQuery);
  const edited = addresses.find(({ id }) => id === wanted) ?? null;
  if (wanted !== null && wanted !== newAddress && !edited) throw notFound();
  const { company, type } = await orFault(page.call('GET /web-api/customer-profile', {}));
  return {
    addresses,
    edited,
    isNew: wanted === newAddress,
    person: { firstName, lastName, company },
    country: page.site.country,
    isBusiness: isBusiness(type),
    done: doneIntent(request, intents),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await postedForm(request);
  const page = context.get(pageRequest);
  await requireSignedIn(page);
  const intent = intents.find((one) => one === textOf(form, 'intent'));
  const id = textOf(form, 'address');
  if (!intent || (id !== '' && !isToken(id)) || (intent === 'delete' && id === '')) throw notFound();
  if (intent === 'delete')
    return answerSection(page, 'account-addresses', intent, {}, () => page.call('DELETE /web-api/customer-addresses/:id', { id }));
  const values = accountValues(form, [...postalAddressFields, 'isDelivery', 'isBilling']);
  const t = requestTexts(page);
  const errors = checkAddress(values, deliveryCountries, anyUse, t);
  const count = Object.keys(errors).length;
  if (count > 0) return data<SectionAnswer>({ intent, values, errors, notice: t('account.wrong', { count }) }, { status: 400 });
  const input = {
    ...(id === '' ? {} : { id }),
    address: usedAddress(values, anyUse),
    isDelivery: values.isDelivery === 'on',
    isBilling: values.isBilling === 'on',
  };
  return answerSection(page, 'account-addresses', intent, values, () => page.call('POST /web-api/customer-addresses', input), 'address.');
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, accountTexts);
  return headTags({ title: t('account.nav.account-addresses'), channel: channelOf(matches) });
}

type Saved = Route.ComponentProps['loaderData']['addresses'][number];
type FormProps = Pick<Route.ComponentProps['loaderData'], 'edited' | 'person' | 'country' | 'isBusiness'> & {
  isFirst: boolean;
  answer: SectionAnswer | undefined;
};

function startValues({ edited, person, country }: FormProps): Partial<PostalAddressValues> {
  return edited ? postalAddressValues(edited.address) : { ...person, country };
}

function PostalAddressForm(props: FormProps) {
  const { edited, isFirst, answer, isBusiness: asksForVatId } = props;
  const t = useTexts(texts);
  const given: Pick<Saved, 'isDelivery' | 'isBilling'> = edited ?? { isDelivery: isFirst, isBilling: isFirst };
  const start = startValues(props);
  const values: Partial<Record<string, string>> = answer?.values ?? start;
  const errors = answer?.errors ?? {};
  const isTicked = (name: 'isDelivery' | 'isBilling') => (answer ? answer.values[name] === 'on' : given[name]);
  return (
    <SectionForm
      intent="save"
      answer={answer}
      title={t(edited ? 'addresses.edit' : 'addresses.new')}
      button={t('account.save')}
      kind="primary"
    >
      {() => (
        <>
          <input type="hidden" name="address" value={edited?.id ?? ''} />
          <AddressFields
            values={values}
            errors={errors}
            countries={deliveryCountries}
            isBilled={asksForVatId || Boolean(start.vatId)}
            firstWrong={firstWrongField(errors)}
          />
          <div>
            <CheckField name="isDelivery" value="on" defaultChecked={isTicked('isDelivery')} label={t('addresses.deliverHere')} />
            <CheckField name="isBilling" value="on" defaultChecked={isTicked('isBilling')} label={t('addresses.billHere')} />
          </div>
        </>
      )}
    </SectionForm>
  );
}

export default function AccountAddresses({ loaderData, actionData: answer }: Route.ComponentProps) {
  const t = useTexts(texts);
  const { addresses, edited, isNew, done } = loaderData;
  const title = t('account.nav.account-addresses');
  if (edited || isNew)
    return (
      <AccountPage current="account-addresses" title={title}>
        <PostalAddressForm {...loaderData} isFirst={addresses.length === 0} answer={answer} />
        <PageLink to={pathTo('account-addresses')} ahead="never" className="text-link mt-4 inline-block py-2 text-small">
          {t('addresses.back')}
        </PageLink>
      </AccountPage>
    );
  const add = `${pathTo('account-addresses')}?${editQuery}=${newAddress}`;
  return (
    <AccountPage current="account-addresses" title={title} lead={addresses.length > 0 ? t('addresses.lead') : ''}>
      <DoneNotice text={done && t(`addresses.done.${done}`)} />
      {addresses.length === 0 ? (
        <div className="mt-9">
          <p className="type-h3 mb-2">{t('addresses.none.title')}</p>
          <p className="mb-7 max-w-[60ch]">{t('addresses.none.text')}</p>
        </div>
      ) : (
        <div className="my-9">
          <SavedAddressList addresses={addresses} />
        </div>
      )}
      {addresses.length < maxAddresses ? (
        <ButtonLink to={add} kind={addresses.length === 0 ? 'primary' : 'secondary'} className="max-sm:w-full">
          {t('addresses.add')}
        </ButtonLink>
      ) : (
        <p>{t('addresses.full', { max: maxAddresses })}</p>
      )}
    </AccountPage>
  );
}
