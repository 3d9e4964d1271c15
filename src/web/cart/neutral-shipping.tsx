/** Resellers' switch: whether parcel, papers and mails of this order show the shop's brand. */
import { Form } from 'react-router';
import { checkoutTexts } from '#texts/de/checkout.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';

export function NeutralShipping({ isOn }: { isOn: boolean }) {
  const t = useTexts(checkoutTexts);
  return (
    <Form method="post" replace preventScrollReset className="mt-6 bg-ground px-5 py-4">
      <input type="hidden" name="intent" value="neutral" />
      <input type="hidden" name="on" value={isOn ? '0' : '1'} />
      <p aria-live="polite" className="mb-3">
        {t(isOn ? 'cart.neutral.on' : 'cart.neutral.off')}
      </p>
      <Button type="submit" kind="secondary">
        {t(isOn ? 'cart.neutral.switchOff' : 'cart.neutral.switchOn')}
      </Button>
    </Form>
  );
}
