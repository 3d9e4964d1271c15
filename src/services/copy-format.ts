/** The ZIP with a customer's data: what both its writer (erasure/export-zip.ts) and its reader (customer/copy) know. */

/** Of the form of the copy. A copy of another one is not read in. 2: designs have their name, pictures their orientation. */
export const copyFormat = 2;
