/** What becomes of an own file: whole pages with their fit and assignment, or a logo. */
import { useId, useState } from 'react';
import type { ConvertedFile } from '#api/toolbox.ts';
import type { DesignDocument } from '#core/design/document.ts';
import { panelName } from '#core/design/panel-name.ts';
import { useDesign, useEditor, useEditorInstance } from '#web/editor/context.ts';
import { useElementsTexts } from '#web/editor/elements/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { OptionBox } from '#web/ui/option-box.tsx';
import {
  type Assignment,
  bestFit,
  bestTargets,
  layoutEdits,
  logoEdit,
  placedSheet,
  type SheetFit,
  type SheetTarget,
  sheetBox,
  targetsOf,
} from './place-sheet.ts';

type Props = { file: ConvertedFile; onAgain: () => void; onDone: (status: string) => void; onClose: () => void };

export function UseFile({ file, onAgain, onDone, onClose }: Props) {
  const t = useElementsTexts();
  const id = useId();
  const [use, setUse] = useState<'layout' | 'logo'>('layout');
  const option = (value: typeof use) => ({ name: `${id}-use`, value, isChosen: use === value, onChoose: () => setUse(value) });
  const done = (status: string) => {
    onDone(status);
    onClose();
  };
  return (
    <>
      <div role="radiogroup" aria-label={t('own.use')} className="own-options own-two">
        <OptionBox {...option('layout')}>{t('own.use.layout')}</OptionBox>
        <OptionBox {...option('logo')}>{t('own.use.logo')}</OptionBox>
      </div>
      {use === 'layout' ? <AsLayout file={file} onDone={done} /> : <AsLogo file={file} onDone={done} />}
      <div className="own-foot">
        <Button kind="secondary" onClick={onAgain}>
          {t('own.again')}
        </Button>
        <Button kind="third" onClick={onClose}>
          {t('own.cancel')}
        </Button>
      </div>
    </>
  );
}

/** Numbers of the file's pages by target; 0: none. */
type Pages = Record<string, number>;

function firstPages(targets: readonly SheetTarget[], { sheets }: ConvertedFile, design: DesignDocument): Pages {
  // The front comes first, whichever panel of its page it is.
  const inOrder = targets.toSorted((a, b) => rank(a, design) - rank(b, design));
  return Object.fromEntries(inOrder.map(({ id }, at) => [id, at < sheets.length ? at + 1 : 0]));
}

function rank({ id }: SheetTarget, design: DesignDocument): number {
  const order = ['front', 'inside-left', 'inside', 'inside-right', 'back'];
  const known = order.indexOf(id);
  return known >= 0
    ? known
    : order.length + design.pages.findIndex((page) => page.id === id || page.panels.some((panel) => panel.id === id));
}

function AsLayout({ file, onDone }: { file: ConvertedFile; onDone: (status: string) => void }) {
  const t = useElementsTexts();
  const id = useId();
  const design = useDesign();
  const { store, resources } = useEditorInstance();
  const by = bestTargets(file.sheets, design);
  const targets = targetsOf(design, by);
  const [first] = targets;
  const [firstSheet] = file.sheets;
  const [fit, setFit] = useState<SheetFit>(() => (first && firstSheet ? bestFit(firstSheet, first) : 'fit'));
  const [pages, setPages] = useState(() => firstPages(targets, file, design));
  const [isReplacing, setReplacing] = useState(true);
  const hasSize = file.kind !== 'picture';
  const option = (value: SheetFit) => ({ name: `${id}-fit`, value, isChosen: fit === value, onChoose: () => setFit(value) });
  const assignments = targets.flatMap((target): Assignment[] => {
    const sheet = file.sheets[(pages[target.id] ?? 0) - 1];
    return sheet ? [{ target, sheet, number: pages[target.id] ?? 1 }] : [];
  });
  function apply() {
    for (const { sheet } of assignments) resources.addPicture(sheet.picture);
    if (store.edit(layoutEdits(design, assignments, fit, isReplacing))) onDone(t('own.done.layout'));
  }
  return (
    <>
      <div role="radiogroup" aria-label={t('own.fit')} className={`own-options ${hasSize ? 'own-three' : 'own-two'}`}>
        {hasSize ? <OptionBox {...option('exact')}>{t('own.fit.exact')}</OptionBox> : null}
        <OptionBox {...option('fill')}>{t('own.fit.fill')}</OptionBox>
        <OptionBox {...option('fit')}>{t('own.fit.fit')}</OptionBox>
      </div>
      <p className="field-note">{t(`own.fit.${fit}.note`)}</p>
      <ul className="own-targets">
        {targets.map((target) => (
          <TargetRow
            key={target.id}
            target={target}
            file={file}
            fit={fit}
            page={pages[target.id] ?? 0}
            onPage={(page) => setPages({ ...pages, [target.id]: page })}
          />
        ))}
      </ul>
      <label className="own-check">
        <input type="checkbox" checked={isReplacing} onChange={(event) => setReplacing(event.target.checked)} />
        {t('own.replace')}
      </label>
      {file.kind === 'picture' ? null : <p className="field-note">{t('own.pixels')}</p>}
      <Button className="own-apply" disabled={assignments.length === 0} onClick={apply}>
        {t('own.apply.layout')}
      </Button>
    </>
  );
}

type RowProps = { target: SheetTarget; file: ConvertedFile; fit: SheetFit; page: number; onPage: (page: number) => void };

function TargetRow({ target, file, fit, page, onPage }: RowProps) {
  const t = useElementsTexts();
  const id = useId();
  return (
    <li>
      <TargetPicture target={target} file={file} fit={fit} page={page} />
      <label htmlFor={id}>{t(panelName(target.id))}</label>
      <select id={id} className="input input-editor" value={page} onChange={(event) => onPage(Number(event.target.value))}>
        <option value={0}>{t('own.page.none')}</option>
        {file.sheets.map(({ picture }, at) => (
          <option key={picture.id} value={at + 1}>
            {t('own.page', { page: at + 1 })}
          </option>
        ))}
      </select>
    </li>
  );
}

/** The page with the sheet on it, cut at the bleed; the line is the trim. */
function TargetPicture({ target, file, fit, page }: Omit<RowProps, 'onPage'>) {
  const id = useId();
  const { outer, area } = target;
  const sheet = file.sheets[page - 1];
  const box = sheet && placedSheet(sheet, target, fit) ? sheetBox(sheet, target, fit) : null;
  return (
    <svg viewBox={`${outer.xUm} ${outer.yUm} ${outer.widthUm} ${outer.heightUm}`} className="own-file-picture" aria-hidden="true">
      <clipPath id={id}>
        <rect x={outer.xUm} y={outer.yUm} width={outer.widthUm} height={outer.heightUm} />
      </clipPath>
      <rect x={outer.xUm} y={outer.yUm} width={outer.widthUm} height={outer.heightUm} fill="#fff" />
      {sheet && box ? (
        <image
          href={sheet.picture.preview}
          x={box.xUm}
          y={box.yUm}
          width={box.widthUm}
          height={box.heightUm}
          preserveAspectRatio="none"
          clipPath={`url(#${id})`}
        />
      ) : null}
      <rect x={area.xUm} y={area.yUm} width={area.widthUm} height={area.heightUm} className="own-trim" />
    </svg>
  );
}

function AsLogo({ file, onDone }: { file: ConvertedFile; onDone: (status: string) => void }) {
  const t = useElementsTexts();
  const id = useId();
  const design = useDesign();
  const panel = useEditor((state) => state.panel);
  const { store, resources } = useEditorInstance();
  const [page, setPage] = useState(1);
  const sheet = file.sheets[page - 1];
  function apply() {
    const added = sheet && logoEdit(design, panel, sheet);
    if (!added || !sheet) return;
    resources.addPicture(sheet.picture);
    if (!store.edit(added.edits)) return;
    store.dispatch({ type: 'select-all', refs: [added.ref] });
    onDone(t('own.done.logo'));
  }
  return (
    <>
      <p className="field-note">{t('own.logo.note', { panel: t(panelName(panel)) })}</p>
      {sheet ? <img className="own-logo" src={sheet.picture.preview} alt="" /> : null}
      {file.sheets.length > 1 ? (
        <>
          <label htmlFor={id}>{t('own.logo.page')}</label>
          <select id={id} className="input input-editor" value={page} onChange={(event) => setPage(Number(event.target.value))}>
            {file.sheets.map(({ picture }, at) => (
              <option key={picture.id} value={at + 1}>
                {t('own.page', { page: at + 1 })}
              </option>
            ))}
          </select>
        </>
      ) : null}
      {file.kind === 'picture' ? null : <p className="field-note">{t('own.pixels')}</p>}
      <Button className="own-apply" onClick={apply}>
        {t('own.apply.logo')}
      </Button>
    </>
  );
}
