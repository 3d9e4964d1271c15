/** The choices of a card on its product page: colour, format, paper, refinement. */
import type { CardOption } from '#api/catalogue.ts';
import { productTexts } from '#texts/de/product.ts';
import { useTexts } from '#web/page/texts.ts';
import type { CardProductView, Chosen } from '#web/product/product-choice.ts';
import { OptionBox, OptionFieldset, SwatchOption } from '#web/ui/option-box.tsx';
import { Refusals } from './refusals.tsx';

type Props = { product: CardProductView; chosen: Chosen; onChoose: (change: Partial<Chosen>) => void };

/** Two rows of three; the other papers fold out. */
const firstPapers = 6;

function nameOf(options: readonly CardOption[], value: string): string {
  return options.find((option) => option.value === value)?.name ?? '';
}

export function ColourChoice({ product: { colourways }, chosen, onChoose }: Props) {
  const t = useTexts(productTexts);
  return (
    <OptionFieldset name="colourway" label={t('product.color')} aside={colourways.find((one) => one.key === chosen.colourway)?.name}>
      <div className="flex flex-wrap gap-3.5 p-1">
        {colourways.map((one) => (
          <SwatchOption
            key={one.key}
            name="colourway"
            value={one.key}
            label={one.name}
            hex={one.hex}
            size={40}
            isChosen={one.key === chosen.colourway}
            onChoose={(colourway) => onChoose({ colourway })}
          />
        ))}
      </div>
    </OptionFieldset>
  );
}

export function FormatChoice({ product: { formats }, chosen, onChoose }: Props) {
  const t = useTexts(productTexts);
  return (
    <OptionFieldset
      name="format"
      label={t('product.format')}
      aside={formats.find((option) => option.value === chosen.format)?.note}
      note={<Refusals options={formats} id="format-refused" />}
    >
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {formats.map((option) => (
          <OptionBox
            key={option.value}
            name="format"
            value={option.value}
            isChosen={option.value === chosen.format}
            isRefused={option.refused !== null}
            onChoose={(format) => onChoose({ format })}
          >
            {option.name}
          </OptionBox>
        ))}
      </div>
    </OptionFieldset>
  );
}

export function PaperChoice({ product: { papers }, chosen, onChoose }: Props) {
  const t = useTexts(productTexts);
  const morePapers = papers.slice(firstPapers);
  const paperBox = (option: CardOption) => (
    <OptionBox
      key={option.value}
      name="paper"
      value={option.value}
      note={option.note}
      isChosen={option.value === chosen.paper}
      isRefused={option.refused !== null}
      onChoose={(paper) => onChoose({ paper })}
    >
      {option.name}
    </OptionBox>
  );
  return (
    <OptionFieldset
      name="paper"
      label={t('product.paper')}
      aside={nameOf(papers, chosen.paper)}
      note={
        <>
          <p>{papers.find((option) => option.value === chosen.paper)?.feel}</p>
          <Refusals options={papers} id="paper-refused" />
        </>
      }
    >
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">{papers.slice(0, firstPapers).map(paperBox)}</div>
      {morePapers.length > 0 ? (
        <details className="mt-2" open={morePapers.some((option) => option.value === chosen.paper) || undefined}>
          <summary className="py-2 text-small">
            <span className="text-link plus">{t('product.papers.more', { count: papers.length })}</span>
            <span className="text-link minus">{t('product.papers.fewer')}</span>
          </summary>
          <div className="grid grid-cols-2 gap-2 pt-1 sm:grid-cols-3">{morePapers.map(paperBox)}</div>
        </details>
      ) : null}
      <details>
        <summary className="py-2 text-small">
          <span className="text-link">{t('product.papers.feel')}</span>
        </summary>
        <dl className="grid gap-2 pb-1 text-small">
          {papers.map(({ value, name, feel }) => (
            <div key={value}>
              <dt className="font-semibold">{name}</dt>
              <dd className="text-ink-soft">{feel}</dd>
            </div>
          ))}
        </dl>
      </details>
    </OptionFieldset>
  );
}

/** Punching of the edge; for bound forms the number of pages before it. */
export function CutChoice({ product: { punchings, pageCounts, choice }, chosen, onChoose }: Props) {
  const t = useTexts(productTexts);
  const punching = chosen.punching ?? 'none';
  const pageCount = chosen.pageCount ?? String(choice.pageCount ?? pageCounts[0]?.value);
  return (
    <>
      {pageCounts.length > 0 ? (
        <OptionFieldset name="pageCount" label={t('product.pages')} aside={nameOf(pageCounts, pageCount)}>
          <div className="grid grid-cols-4 gap-2 sm:grid-cols-6">
            {pageCounts.map(({ value }) => (
              <OptionBox
                key={value}
                name="pageCount"
                value={value}
                isChosen={value === pageCount}
                onChoose={(count) => onChoose({ pageCount: count })}
              >
                {value}
              </OptionBox>
            ))}
          </div>
        </OptionFieldset>
      ) : null}
      <OptionFieldset
        name="punching"
        label={t('product.punching')}
        aside={punchings.find((option) => option.value === punching)?.note}
        note={<Refusals options={punchings} id="punching-refused" />}
      >
        <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
          {punchings.map(({ value, name, refused }) => (
            <OptionBox
              key={value}
              name="punching"
              value={value}
              isChosen={value === punching}
              isRefused={refused !== null}
              describedBy={refused ? 'punching-refused' : undefined}
              onChoose={(key) => onChoose({ punching: key })}
            >
              {name}
            </OptionBox>
          ))}
        </div>
      </OptionFieldset>
    </>
  );
}

export function RefinementChoice({ product: { refinements }, chosen, onChoose }: Props) {
  const t = useTexts(productTexts);
  const hasRefused = refinements.some((option) => option.refused);
  return (
    <OptionFieldset
      name="refinementType"
      label={t('product.finish')}
      aside={refinements.find((option) => option.value === chosen.refinementType)?.note}
      note={<Refusals options={refinements} id="refinement-refused" />}
    >
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {refinements.map((option) => (
          <OptionBox
            key={option.value}
            name="refinementType"
            value={option.value}
            mark={option.value === 'none' ? null : <span aria-hidden="true" className={`foil foil-${option.value}`} />}
            isChosen={option.value === chosen.refinementType}
            isRefused={option.refused !== null}
            describedBy={hasRefused && option.refused ? 'refinement-refused' : undefined}
            onChoose={(refinementType) => onChoose({ refinementType })}
          >
            {t({ key: `product.finish.${option.value}` })}
          </OptionBox>
        ))}
      </div>
    </OptionFieldset>
  );
}
