/**
 * Which orders show the harmonised notice on the legal guarantee of conformity before they are placed: Directive 2011/83/EU, Article 6(1)(l),
 * in its form of Directive (EU) 2024/825. The duty is one of the Union, and it concerns goods.
 */
import type { DeliveryCountry } from '#core/values/channel.ts';
import type { LineKind } from './line.ts';
import { lineKinds } from './line-kind.ts';

const outsideUnion: readonly DeliveryCountry[] = ['CH', 'LI'];

export function needsGuaranteeNotice(country: DeliveryCountry, kinds: readonly LineKind[]): boolean {
  return !outsideUnion.includes(country) && kinds.some((kind) => lineKinds[kind].isGoods);
}
