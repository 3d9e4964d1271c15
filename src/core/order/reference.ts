/** Characters of the customer's own number of an order. */
export const referenceLength = 40;
