/** What was found in an own file: pages, size, resolution, fonts and colours, each against the card. */
import type { ReactNode } from 'react';
import type { ConvertedFile } from '#api/toolbox.ts';
import { formatNumber } from '#core/values/unit.ts';
import { Exact } from '#web/editor/check/exact.tsx';
import { useDesign } from '#web/editor/context.ts';
import { useElementsTexts } from '#web/editor/elements/texts.ts';
import { useSite } from '#web/page/page-context.ts';
import { bestFit, bestTargets, ppiAt, sizeMatch, targetsOf } from './place-sheet.ts';

export function FileReport({ file }: { file: ConvertedFile }) {
  const t = useElementsTexts();
  return (
    <section aria-label={t('own.report')}>
      <p className="own-name">{file.name}</p>
      <dl className="own-report">
        <Row name={t('own.pages')}>{t(file.pages === 1 ? 'own.pages.one' : 'own.pages.count', { count: file.pages })}</Row>
        <SizeRow file={file} />
        <ResolutionRow file={file} />
        <FontRow file={file} />
        {file.colours.length > 0 ? (
          <Row name={t('own.colours')}>{file.colours.map((colour) => t(`own.colour.${colour}`)).join(', ')}</Row>
        ) : null}
      </dl>
      {file.warnings.length > 0 ? (
        <ul className="own-warnings">
          {file.warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function Row({ name, isBad = false, children }: { name: string; isBad?: boolean; children: ReactNode }) {
  return (
    <div className={isBad ? 'own-bad' : ''}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function useFirst({ sheets }: ConvertedFile) {
  const design = useDesign();
  const [target] = targetsOf(design, bestTargets(sheets, design));
  const [sheet] = sheets;
  return sheet && target ? { sheet, target } : null;
}

function SizeRow({ file }: { file: ConvertedFile }) {
  const t = useElementsTexts();
  const { locale } = useSite();
  const first = useFirst(file);
  if (!first) return null;
  const { sheet, target } = first;
  const mm = (um: number) => formatNumber(Math.round(um / 100) / 10, locale, um % 1000 >= 100 && um % 1000 <= 900 ? 1 : 0);
  const size = (widthUm: number, heightUm: number) => t('own.mm', { width: mm(widthUm), height: mm(heightUm) });
  const trim = sheet.trim ?? { widthUm: sheet.widthUm ?? 0, heightUm: sheet.heightUm ?? 0 };
  const own = sheet.widthUm === null ? t('own.px', { width: file.width, height: file.height }) : size(trim.widthUm, trim.heightUm);
  const wanted = size(target.area.widthUm, target.area.heightUm);
  const withBleed = size(target.outer.widthUm, target.outer.heightUm);
  const match = sizeMatch(sheet, target);
  return (
    <Row name={t('own.size')} isBad={match !== 'with-bleed' && sheet.widthUm !== null}>
      {t(`own.size.${match}`)}
      <Exact text={t('own.size.figures', { own, wanted, withBleed })} />
    </Row>
  );
}

/** From this resolution on nothing is said about it in the check (E018). */
const finePpi = 200;

function ResolutionRow({ file }: { file: ConvertedFile }) {
  const t = useElementsTexts();
  const first = useFirst(file);
  if (!first) return null;
  const { sheet, target } = first;
  const ppi = ppiAt(sheet, target, bestFit(sheet, target));
  return (
    <Row name={t('own.ppi')} isBad={ppi < finePpi}>
      {t(ppi < finePpi ? 'own.ppi.coarse' : 'own.ppi.fine')}
      <Exact text={t('own.ppi.figures', { ppi })} />
    </Row>
  );
}

function FontRow({ file: { kind, fonts } }: { file: ConvertedFile }) {
  const t = useElementsTexts();
  if (kind !== 'pdf') return null;
  const missing = fonts.filter(({ isEmbedded }) => !isEmbedded);
  if (fonts.length === 0) return <Row name={t('own.fonts')}>{t('own.fonts.none')}</Row>;
  return (
    <Row name={t('own.fonts')} isBad={missing.length > 0}>
      {missing.length > 0
        ? t('own.fonts.missing', { count: missing.length, all: fonts.length })
        : t(fonts.length === 1 ? 'own.fonts.one' : 'own.fonts.all', { count: fonts.length })}
    </Row>
  );
}
