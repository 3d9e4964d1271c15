/** How long names may follow an order, in days. Browsers load it. */

/** A list comes at most so many days after the order. */
export const maxRecordsDays = 90;
/** So many days after that day, it is still taken. */
export const lateRecordsDays = 90;
