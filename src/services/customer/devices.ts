/** Handlers of a customer's sign-ins. */
import type { customerProfileCalls, DeviceList } from '#api/customer-profile.ts';
import { channels } from '#core/values/channel.ts';
import { Fault } from '#core/values/fault.ts';
import { type Message, message, verbatim } from '#core/values/message.ts';
import type { Context, HandlerOutput, Handlers } from '#services/handler.ts';
import { endLogins, listLogins } from '#store/session/logins.ts';
import { requireConfirmed, requireCustomer } from './signed-in.ts';

type DeviceCalls = Pick<
  typeof customerProfileCalls,
  'GET /web-api/customer-devices' | 'DELETE /web-api/customer-devices/:id' | 'DELETE /web-api/customer-devices'
>;

function deviceName(label: string): Message {
  const [browser = '', system = ''] = label.split('/');
  if (browser !== '' && system !== '') return message('mail.account.device', { browser, system });
  return browser === '' && system === '' ? message('mail.account.device.unknown') : verbatim(browser || system);
}

async function devices(context: Context): Promise<HandlerOutput<DeviceCalls['GET /web-api/customer-devices']>> {
  const { store, clock } = context.shop;
  const { id, login } = requireCustomer(context);
  const logins = await listLogins(store, id, clock());
  return {
    devices: logins.map((row) => ({
      id: row.id,
      label: deviceName(row.label),
      method: row.method,
      channels: channels.filter((channel) => row.channels.includes(channel)),
      since: row.created_at,
      seenAt: row.seen_at,
      isThis: row.id === login,
    })),
  } satisfies Record<keyof DeviceList, unknown>;
}

export const deviceHandlers: Handlers<DeviceCalls> = {
  'GET /web-api/customer-devices': (_input, context) => devices(context),

  async 'DELETE /web-api/customer-devices/:id'({ id }, context) {
    const { store, clock } = context.shop;
    const customer = requireConfirmed(context);
    if (id === customer.login) {
      await context.actor.owner.signOut();
      return { devices: [] };
    }
    const ended = await store.write((trx) => endLogins(trx, customer.id, 'ended', clock(), { only: id }));
    if (ended === 0) throw new Fault('not-found', 'no login');
    return devices(context);
  },

  async 'DELETE /web-api/customer-devices'(_input, context) {
    const { store, clock } = context.shop;
    const customer = requireConfirmed(context);
    await store.write((trx) => endLogins(trx, customer.id, 'ended', clock(), { except: customer.login }));
    return devices(context);
  },
};
