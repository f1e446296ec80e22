import { Icon, type IconName } from '../../../components/icon.tsx';
import styles from './tool-button.module.css';

type ToolButtonProps = {
  icon: IconName;
  label: string;
  onPress: () => void;
  /** For buttons that switch something on and off. */
  isOn?: boolean;
  /** Does nothing now. It can still be reached, so that the focus is not lost at the last page. */
  isOff?: boolean;
  /** Points along the reading direction. */
  isDirected?: boolean;
  keys?: string;
  /** Shown beside the icon if there is room. */
  word?: string;
};

/** A button of the reader: a sign, with its name as a tooltip. */
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
