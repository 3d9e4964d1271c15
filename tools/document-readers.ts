/**
 * Files of services and HTTP that parse a whole stored document: to open it, to change it, to print it. Everything else shows its summary
 * (services/design-summary.ts).
 */
export const documentReaders: readonly string[] = [
  'src/services/checks/opened-design.ts',
  'src/services/cart/cart.ts',
  'src/services/customer/copy/take-over.ts',
  'src/services/change-texts.ts',
  'src/services/design/designs.ts',
  'src/services/design/versions.ts',
  'src/services/merge/merge.ts',
  'src/services/order-dto.ts',
  'src/http/files/proofs.ts',
  // In threads.
  'src/services/checks/check-document.ts',
  'src/services/checks/line-problems.ts',
  'src/services/document-tasks.ts',
  'src/services/people/envelopes/envelope-tasks.ts',
  'src/services/merge/merge-tasks.ts',
  // In the work role.
  'src/services/erasure/export-zip.ts',
  'src/services/print/',
];
