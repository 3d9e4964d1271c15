/** Footer of the shop's pages, with the way to the newsletter. */
import { NewsletterEntry } from '#web/newsletter/entry.tsx';
import { Footer } from '#web/shell/footer.tsx';

export function ShopFooter({ hasNewsletter }: { hasNewsletter: boolean }) {
  return (
    <Footer>
      {hasNewsletter ? (
        <NewsletterEntry className="mt-3 flex min-h-11 w-fit items-center gap-2.5 text-small underline underline-offset-4" />
      ) : null}
    </Footer>
  );
}
