/** The faces of a text as a list that one tap chooses from, each name in its own face once that is in view. */
import { useEffect, useId, useRef, useState } from 'react';
import type { TextElement } from '#core/design/document.ts';
import { faceNames } from '#core/layout/text/face-names.ts';
import type { FaceKey } from '#core/layout/text/faces.ts';
import { loadFaceFamily } from '#web/editor/panels/use-face-family.ts';
import { useSite } from '#web/page/page-context.ts';
import { faceGroups, facesByGroup } from './face-groups.ts';
import { useTextStyleTexts } from './texts.ts';
import { useIsFoil } from './use-is-foil.ts';
import type { StyleProps } from './use-set-style.ts';

export function FaceList({ element, set }: StyleProps) {
  const t = useTextStyleTexts();
  const id = useId();
  const { locale } = useSite();
  const groups = facesByGroup(element, locale, useIsFoil(element.ink));
  return (
    <div className="face-list">
      {faceGroups.map((group) =>
        groups[group].length === 0 ? null : (
          <fieldset key={group}>
            <legend className="style-label">{t(`text.face.group.${group}`)}</legend>
            {groups[group].map((face) => (
              <FaceOption key={face} name={id} face={face} element={element} onChoose={() => set({ font: face })} />
            ))}
          </fieldset>
        ),
      )}
    </div>
  );
}

type OptionProps = { name: string; face: FaceKey; element: Pick<TextElement, 'font'>; onChoose: () => void };

function FaceOption({ name, face, element, onChoose }: OptionProps) {
  const t = useTextStyleTexts();
  const row = useRef<HTMLLabelElement>(null);
  const [family, setFamily] = useState<string | null>(null);
  const isChosen = element.font === face;
  useEffect(() => {
    const label = row.current;
    if (!label) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      loadFaceFamily(face).then(setFamily);
    });
    observer.observe(label);
    return () => observer.disconnect();
  }, [face]);
  return (
    <label ref={row} className="face-option" style={family ? { fontFamily: family } : undefined}>
      <input type="radio" name={name} className="unseen" checked={isChosen} onChange={onChoose} />
      {t('text.face', { ...faceNames[face] })}
    </label>
  );
}
