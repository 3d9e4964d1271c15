/** Leads to the approval of the pages, and so into the cart. Stays focusable while it cannot be used, so that its reason is found. */
import { useEditorTexts } from '#web/editor/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { usePurchase } from './use-purchase.ts';

/** `describedBy` is the id of the element that says the reason. */
export function BuyButton({ describedBy, className = 'buy-button' }: { describedBy?: string; className?: string }) {
  const t = useEditorTexts();
  const { reason, buy } = usePurchase();
  return (
    <Button
      className={className}
      aria-disabled={reason !== null || undefined}
      aria-describedby={reason ? describedBy : undefined}
      onClick={buy}
    >
      {t('buy.button')}
    </Button>
  );
}
