/** The face of a text: a list by groups, each name in its own face where browsers draw lists as pages ask. */
import { memo, useId, useState } from 'react';
import type { TextElement } from '#core/design/document.ts';
import { faceNames } from '#core/layout/text/face-names.ts';
import type { FaceKey } from '#core/layout/text/faces.ts';
import { facesFor } from '#web/editor/panels/text-limits.ts';
import { loadFaceFamily, useFaceFamily } from '#web/editor/panels/use-face-family.ts';
import { useSite } from '#web/page/page-context.ts';
import { faceGroups, facesByGroup } from './face-groups.ts';
import { useTextStyleTexts } from './texts.ts';
import { useIsFoil } from './use-is-foil.ts';
import type { StyleProps } from './use-set-style.ts';

type Families = Partial<Record<FaceKey, string>>;

export function FaceChoice({ element, set, hasLabel = true }: StyleProps & { hasLabel?: boolean }) {
  const t = useTextStyleTexts();
  const id = useId();
  const family = useFaceFamily(element.font);
  const [families, setFamilies] = useState<Families>({});

  /** Faces are fetched when the list is about to open. */
  function loadFamilies() {
    for (const key of facesFor(element)) {
      loadFaceFamily(key).then((name) => name && setFamilies((known) => (known[key] ? known : { ...known, [key]: name })));
    }
  }

  return (
    <div className="font-choice-box">
      <label htmlFor={id} className={hasLabel ? undefined : 'unseen'}>
        {t('text.font')}
      </label>
      <select
        id={id}
        className="input input-editor font-choice"
        style={family ? { fontFamily: family } : undefined}
        value={element.font}
        onPointerDown={loadFamilies}
        onFocus={loadFamilies}
        onChange={(event) => set({ font: event.target.value })}
      >
        <FaceOptions font={element.font} slot={element.slot} isFoil={useIsFoil(element.ink)} families={families} />
      </select>
    </div>
  );
}

type OptionsProps = Pick<TextElement, 'font' | 'slot'> & { isFoil: boolean; families: Families };

/** Many options, which are the same for every letter that is typed. */
const FaceOptions = memo(function FaceOptions({ font, slot, isFoil, families }: OptionsProps) {
  const t = useTextStyleTexts();
  const { locale } = useSite();
  const groups = facesByGroup({ font, slot }, locale, isFoil);
  return faceGroups.map((group) =>
    groups[group].length === 0 ? null : (
      <optgroup key={group} label={t(`text.face.group.${group}`)}>
        {groups[group].map((key) => (
          <option key={key} value={key} style={families[key] ? { fontFamily: families[key] } : undefined}>
            {t('text.face', { ...faceNames[key] })}
          </option>
        ))}
      </optgroup>
    ),
  );
});
