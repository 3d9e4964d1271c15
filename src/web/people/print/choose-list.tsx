/** Which list a design is printed with, and for whom a piece is; or a new list. */
import type { Output } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import type { MergeProof } from '#api/people/merge-calls.ts';
import { mergeTexts } from '#texts/de/people/merge.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField, SelectField, TextField } from '#web/ui/field.tsx';

export type Lists = Output<Calls['GET /web-api/guest-lists']>['lists'];
type Current = Pick<MergeProof, 'version' | 'list' | 'kind'> | null;
type Props = { lists: Lists; current: Current; proposed: string; newList: string };

function KindChoice({ kind }: { kind: MergeProof['kind'] | null }) {
  const t = useTexts(mergeTexts);
  return (
    <fieldset>
      <legend className="text-small font-semibold">{t('merge.kind')}</legend>
      {kind ? null : <CheckField type="radio" name="kind" value="" defaultChecked label={t('merge.kind.proposed')} />}
      {(['guest', 'household'] as const).map((one) => (
        <CheckField key={one} type="radio" name="kind" value={one} defaultChecked={one === kind} label={t(`merge.kind.${one}`)} />
      ))}
    </fieldset>
  );
}

export function ChooseList({ lists, current, proposed, newList }: Props) {
  const t = useTexts(mergeTexts);
  return (
    <>
      {lists.length > 0 ? (
        <form method="post" className="grid gap-5">
          <input type="hidden" name="intent" value="choose" />
          <input type="hidden" name="version" value={current?.version ?? 0} />
          <SelectField name="list" label={t('merge.lists')} defaultValue={current?.list.id ?? proposed}>
            {lists.map(({ id, name, households, guests }) => (
              <option key={id} value={id}>
                {name}: {t('merge.lists.summary', { households, guests })}
              </option>
            ))}
          </SelectField>
          <KindChoice kind={current?.kind ?? null} />
          <Button type="submit" kind={current ? 'secondary' : 'primary'} className="w-full sm:w-fit">
            {t('merge.choose.button')}
          </Button>
        </form>
      ) : (
        <p className="type-h3 mb-4">{t('merge.make.first')}</p>
      )}
      {current ? null : (
        <form method="post" className={lists.length > 0 ? 'mt-9 grid gap-5 border-t border-line pt-6' : 'grid gap-5'}>
          <input type="hidden" name="intent" value="make" />
          <input type="hidden" name="key" value={newList} />
          {lists.length > 0 ? <h2 className="type-h4">{t('merge.make')}</h2> : null}
          <TextField name="name" label={t('merge.make.name')} hint={t('merge.make.hint')} required maxLength={100} autoComplete="off" />
          <Button type="submit" kind={lists.length > 0 ? 'secondary' : 'primary'} className="w-full sm:w-fit">
            {t('merge.make.button')}
          </Button>
        </form>
      )}
    </>
  );
}
