/** Where sorting machines look at the front of an envelope that lies in landscape, by the country whose post carries it. In micrometres. */

import type { Box } from '#core/design/outlines/outline.ts';
import type { DeliveryCountry } from '#core/values/channel.ts';

export type EnvelopeZones = {
  /** The stamp in the upper right corner. */
  stamp: Box;
  /** The foot of the envelope, where the machine prints its code. */
  code: Box;
  /** The address stands within it. One rectangle suits all ten countries. */
  address: Box;
  /** A sender on the front stands here, in one line. */
  sender: Box;
};

type Size = { widthUm: number; heightUm: number };
type PostRules = { stampHeightUm: number; codeWidthUm: number; mostLineUm: number | null; mostLetters: number | null };

/** From the right and upper edge. */
const stampWidthUm = 74_000;
const codeHeightUm = 15_000;
/** An address begins at most this far from the right edge, and ends this far from the edges beside and below it. */
const addressLeftUm = 140_000;
const edgeUm = 15_000;
const headUm = 40_000;
const senderEdgeUm = 8_000;

/** What the strictest of the ten asks for. */
const usual: PostRules = { stampHeightUm: 40_000, codeWidthUm: 140_000, mostLineUm: null, mostLetters: null };
/** To the format B5. */
const swiss: PostRules = { ...usual, stampHeightUm: 38_000 };

const posts: Readonly<Record<DeliveryCountry, PostRules>> = {
  DE: { ...usual, codeWidthUm: 150_000, mostLineUm: 100_000 },
  AT: { ...usual, codeWidthUm: Number.POSITIVE_INFINITY },
  CH: swiss,
  LI: swiss,
  LU: usual,
  FR: { ...usual, mostLetters: 38 },
  IT: usual,
  BE: usual,
  NL: usual,
  ES: usual,
};

export function envelopeZones({ widthUm, heightUm }: Size, country: DeliveryCountry): EnvelopeZones {
  const { stampHeightUm, codeWidthUm } = posts[country];
  const codeUm = Math.min(widthUm, codeWidthUm);
  const senderWidthUm = widthUm - stampWidthUm - 2 * senderEdgeUm;
  return {
    stamp: { xUm: widthUm - stampWidthUm, yUm: 0, widthUm: stampWidthUm, heightUm: stampHeightUm },
    code: { xUm: widthUm - codeUm, yUm: heightUm - codeHeightUm, widthUm: codeUm, heightUm: codeHeightUm },
    address: {
      xUm: widthUm - addressLeftUm,
      yUm: headUm,
      widthUm: addressLeftUm - edgeUm,
      heightUm: heightUm - headUm - edgeUm,
    },
    sender: { xUm: senderEdgeUm, yUm: senderEdgeUm, widthUm: senderWidthUm, heightUm: headUm - 2 * senderEdgeUm },
  };
}

/** The part of the back that lies behind the address: a machine that turns the letter reads what stands there. */
export function behindAddress(size: Size): Box {
  const { address } = envelopeZones(size, 'DE');
  return { ...address, xUm: size.widthUm - address.xUm - address.widthUm };
}

/** The most that a line of an address may be long, and the most letters it may have; null where a post sets no limit. */
export function addressLimits(country: DeliveryCountry): Pick<PostRules, 'mostLineUm' | 'mostLetters'> {
  return posts[country];
}

export const maxAddressLines = 6;

/** Type of an address: 11 pt with a third of it between the lines. */
export const addressType = { sizeUm: 3_881, leading: 1.3 } as const;
/** 10 pt. */
const minTypeUm = 3_528;

/** Height of capitals that machines read. */
export const readCapitalsUm = { least: 2_300, most: 4_700 } as const;

/** The smallest size of an address in a face whose capitals have this share of the em. */
export function minAddressUm(capitals: number): number {
  return Math.max(minTypeUm, Math.ceil(readCapitalsUm.least / capitals));
}

/** Share of the width at which an address begins: the right part of the envelope, as the French post asks for. */
const blockLeft = 0.4;
/** Two names of sixty letters fit into a block of this width at the smallest size; on small envelopes it begins further left. */
const minBlockUm = 100_000;

/** The box of an address within its zone: no line in it is longer than any post allows. */
export function addressBox(size: Size): Box {
  const { address } = envelopeZones(size, 'DE');
  const rightUm = address.xUm + address.widthUm;
  const xUm = Math.max(address.xUm, Math.min(Math.round(size.widthUm * blockLeft), rightUm - minBlockUm));
  const widthUm = Math.min(posts.DE.mostLineUm ?? address.widthUm, rightUm - xUm);
  const heightUm = Math.ceil(addressType.sizeUm * (1 + (maxAddressLines - 1) * addressType.leading)) + 100;
  const yUm = Math.round(address.yUm + (address.heightUm - heightUm) / 2);
  return { xUm, yUm, widthUm, heightUm };
}
