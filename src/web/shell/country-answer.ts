/** What the offer of another country's shop is asked and answered by. */
import type { OfferedCountry } from '#core/site/country.ts';

/** Of the country that is not offered again. */
export const answeredKey = 'country-notice';

export type OfferProps = { country: OfferedCountry; onClose: () => void };
