/** Parameters of the order page on the way to a provider and back. */

/** The provider sends the customer back with it; its value is the attempt. */
export const returnParameter = 'zahlung';

/** The page goes on to the provider at once. */
export const forwardParameter = 'bezahlen';
