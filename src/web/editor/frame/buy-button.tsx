/** Leads to the approval of the pages, and so into the cart. Stays focusable while it cannot be used, so that its reason is found. */
import { useEditorTexts } from '#web/editor/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { usePurchase } from './use-purchase.ts';

type Props = {
  /** Id of the element that says the reason. */
  describedBy?: string;
  /** While points are open it says how many, and shows them. */
  isShort?: boolean;
  className?: string;
};

export function BuyButton({ describedBy, isShort = false, className = 'buy-button' }: Props) {
  const t = useEditorTexts();
  const { reason, open, buy } = usePurchase();
  const saysCount = isShort && open > 0;
  return (
    <Button
      className={className}
      aria-disabled={(reason !== null && !saysCount) || undefined}
      aria-describedby={reason ? describedBy : undefined}
      onClick={buy}
    >
      {saysCount ? (
        <>
          {t('buy.left', { count: open })}
          <span className="unseen"> {t('buy.left.points', { count: open })}</span>
        </>
      ) : (
        t('buy.button')
      )}
    </Button>
  );
}
