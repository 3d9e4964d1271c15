/** `useApprovalTexts()` gives the texts of the approval, which come with its code. */
import { approvalTexts } from '#texts/de/editor/approval.ts';
import { type PageTexts, useTexts as usePageTexts } from '#web/page/texts.ts';

export type ApprovalTexts = PageTexts<keyof typeof approvalTexts>;

export function useApprovalTexts(): ApprovalTexts {
  return usePageTexts<keyof typeof approvalTexts>(approvalTexts);
}
