/** On a panel of the canvas: accessories on the front, and the stage where the punching takes paper away. Paler while something is selected. */
import type { OverlayProps } from '#web/editor/context.ts';
import { useEditor } from '#web/editor/context.ts';
import { AccessoryMarks } from './accessory-marks.tsx';
import { useAccessories } from './card-editor.ts';

export function AccessoryOverlay({ sheet, panel }: OverlayProps) {
  const chosen = useAccessories();
  const isEditing = useEditor(({ selection }) => selection.size > 0);
  const { xUm, yUm, widthUm, heightUm } = panel;
  const className = `panel-overlay ${isEditing ? 'panel-overlay-pale' : ''}`;
  return (
    <div className={className}>
      {sheet.cut ? (
        <svg className="cut-away" viewBox={`${xUm} ${yUm} ${widthUm} ${heightUm}`} aria-hidden="true">
          <path fillRule="evenodd" d={`M ${xUm} ${yUm} h ${widthUm} v ${heightUm} h ${-widthUm} Z ${sheet.cut.join(' ')}`} />
        </svg>
      ) : null}
      {panel.id === 'front' ? <AccessoryMarks chosen={chosen} widthUm={widthUm} heightUm={heightUm} /> : null}
    </div>
  );
}
