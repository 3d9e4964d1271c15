/** How operators act on an order, by call and by command, for tests of what they do. */
import type { ActionSource } from '#services/order/order-action.ts';

const actor = { kind: 'operator', name: 'operator' } as const;

export const operatorCall: ActionSource = { actor, reason: 'call' };
export const operatorCommand: ActionSource = { actor, reason: 'command' };
