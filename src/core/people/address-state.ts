/** How far the address of a household can be trusted. */

/** 'unchecked': nothing of it is there; 'wrong': the postcode is not one of its country. */
export const addressStates = ['unchecked', 'ok', 'incomplete', 'wrong'] as const;
export type AddressState = (typeof addressStates)[number];
