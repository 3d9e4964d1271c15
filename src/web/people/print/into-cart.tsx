/** What comes next for a design whose cards are approved. A plain form: it needs no script. */
import { mergeTexts } from '#texts/de/people/merge.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';

export function IntoCart() {
  const t = useTexts(mergeTexts);
  return (
    <form method="post" className="mb-6">
      <input type="hidden" name="intent" value="cart" />
      <Button type="submit" className="max-sm:w-full">
        {t('merge.cart')}
      </Button>
    </form>
  );
}
