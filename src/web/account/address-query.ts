/** In the address of the page of addresses: which one its form changes. */
export const editQuery = 'adresse';

/** Value of the query for an address that is to be added. */
export const newAddress = 'neu';
