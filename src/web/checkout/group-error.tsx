/** The error of a group of choices; it can take the focus as a field does. */
import { Icon } from '#web/ui/icon.tsx';
import { warningIcon } from '#web/ui/icons.ts';

export function GroupError({ id, children }: { id: string; children: string | undefined }) {
  if (!children) return null;
  return (
    <p
      id={id}
      tabIndex={-1}
      data-error=""
      className="mb-3 flex gap-2 border-2 border-seal bg-blotter-light px-3.5 py-2.5 text-small text-seal"
    >
      <Icon svg={warningIcon} small />
      {children}
    </p>
  );
}
