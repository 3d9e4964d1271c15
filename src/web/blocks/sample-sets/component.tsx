/** Shows the sample sets, each with its button. */
import { samplesTexts } from '#texts/de/samples.ts';
import { useTexts } from '#web/page/texts.ts';
import { FrontPicture } from '#web/product/card-picture.tsx';
import { SampleForm } from '#web/product/sample-form.tsx';
import { Lying } from '#web/product/scene.tsx';
import { Button } from '#web/ui/button.tsx';
import type { SampleSetsData } from './load.ts';

const scenes = ['scene-stone', 'scene-linen', 'scene-plaster'] as const;

export function Component({ data }: { data: SampleSetsData | null }) {
  const t = useTexts(samplesTexts);
  if (!data) return null;
  return (
    <div className="wrap">
      <ul className="grid gap-x-5 gap-y-11 md:grid-cols-3">
        {data.sets.map(({ key, name, text, pieces, letter, isSoldOut, card }, at) => (
          <li key={key} className="flex flex-col">
            {card ? (
              <div className={`point-picture macro scene ${scenes[at % scenes.length]}`}>
                <Lying turn={[9, -7, 6][at % 3] ?? 9} className={`point-card point-card-${(at % 3) + 1}`}>
                  <FrontPicture of={card} alt="" sizes="(min-width: 768px) 640px, 170vw" />
                </Lying>
              </div>
            ) : null}
            <h3 className="type-h3 mt-4">{name}</h3>
            <p className="mt-1 text-ink-soft">{text}</p>
            <ul className="mt-3 mb-4 border-t border-line text-small">
              {pieces.map((piece) => (
                <li key={piece} className="border-b border-line py-1.5">
                  {piece}
                </li>
              ))}
            </ul>
            <p className="mb-4 text-small text-ink-soft">{letter}</p>
            <SampleForm sample={`sku=${key}`} className="mt-auto">
              <Button type="submit" kind="secondary" disabled={isSoldOut}>
                {t(isSoldOut ? 'sample.set.soldOut' : 'sample.set.order')}
                <span className="unseen">: {name}</span>
              </Button>
            </SampleForm>
          </li>
        ))}
      </ul>
      <p className="mt-7 max-w-[60ch] text-ink-soft">{data.terms}</p>
    </div>
  );
}
