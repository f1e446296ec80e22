import { Icon, type IconName } from '../../../components/icon.tsx';
import styles from './tool-button.module.css';

type ToolButtonProps = {
  icon: IconName;
  label: string;
  onPress: () => void;
  /** State of a toggle. */
  isOn?: boolean;
  /** Disables the action without `disabled`, so that the focus is not lost, for example on the last page. */
  isOff?: boolean;
  /** Mirrors the icon in right-to-left languages. */
  isDirected?: boolean;
  keys?: string;
  /** Label beside the icon, if there is room. */
  word?: string;
};

/** Icon button of the reader, with its label as a tooltip. */
export function ToolButton({
  icon,
  label,
  onPress,
  isOn,
  isOff = false,
  isDirected,
  keys,
  word,
}: ToolButtonProps) {
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-disabled={isOff || undefined}
      aria-keyshortcuts={keys}
      data-directed={isDirected}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      <Icon name={icon} size={20} />
      {word && (
        <span className={styles.word} aria-hidden="true">
          {word}
        </span>
      )}
    </button>
  );
}
