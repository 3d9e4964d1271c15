/** Any quantity by number, folded away under the ladder. The page rounds up to the next step, or says why it cannot; works without JavaScript. */
import { typedQuantityLength } from '#core/products/quantities.ts';
import { productTexts } from '#texts/de/product.ts';
import { useTexts } from '#web/page/texts.ts';
import type { Chosen, TypedQuantity } from '#web/product/product-choice.ts';
import { Button } from '#web/ui/button.tsx';

/** The field stands inside the buying form, which HTML does not let hold another form: this one lies beside it. */
const formId = 'andere-menge';

export function OtherQuantity({ chosen, typed }: { chosen: Chosen; typed: TypedQuantity | null }) {
  const t = useTexts(productTexts);
  const refused = typed?.refused ?? null;
  return (
    <details className="mt-1" open={typed !== null}>
      <summary className="py-2 text-small">
        <span className="text-link">{t('product.otherQuantity')}</span>
      </summary>
      <div className="flex flex-wrap items-end gap-x-2.5 pb-1">
        <div className="w-36">
          <label htmlFor="stueckzahl" className="mb-1 block text-small font-semibold">
            {t('product.otherQuantity.label')}
          </label>
          <input
            key={typed?.typed ?? chosen.quantity}
            id="stueckzahl"
            form={formId}
            name="quantity"
            inputMode="numeric"
            autoComplete="off"
            required
            maxLength={typedQuantityLength}
            defaultValue={refused ? typed?.typed : chosen.quantity}
            aria-invalid={refused ? true : undefined}
            aria-describedby={typed ? 'stueckzahl-antwort' : undefined}
            className="input figures min-h-11 py-2"
          />
        </div>
        <Button form={formId} type="submit" kind="secondary" small>
          {t('product.otherQuantity.button')}
        </Button>
      </div>
      <p id="stueckzahl-antwort" role="status" className={`pb-2 text-small ${refused ? 'text-seal' : 'text-amber'}`}>
        {refused ?? typed?.note}
      </p>
    </details>
  );
}

/** `onChoose` gets what was typed, as it is: the page answers it. */
export function OtherQuantityForm({ chosen, onChoose }: { chosen: Chosen; onChoose: (typed: string) => void }) {
  const { quantity: _, ...kept } = chosen;
  return (
    <form
      id={formId}
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        onChoose(String(new FormData(event.currentTarget).get('quantity')));
      }}
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  );
}
