/** A button of the bar: an icon whose name is its tooltip. */
import { Icon } from '#web/ui/icon.tsx';

type Props = {
  icon: string;
  label: string;
  isDisabled?: boolean;
  /** A toggle that is on. */
  isPressed?: boolean;
  /** The button opens a part of the bar. */
  isExpanded?: boolean;
  className?: string;
  onClick: () => void;
};

export function BarButton({ icon, label, isDisabled = false, isPressed, isExpanded, className = '', onClick }: Props) {
  return (
    <button
      type="button"
      className={`bar-button ${className}`}
      title={label}
      aria-label={label}
      aria-pressed={isPressed}
      aria-expanded={isExpanded}
      disabled={isDisabled}
      onClick={onClick}
    >
      <Icon svg={icon} small />
    </button>
  );
}
