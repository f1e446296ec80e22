import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from './icon.tsx';
import styles from './popover-menu.module.css';

type PopoverMenuProps = {
  label: string;
  icon?: IconName;
  /** Text beside the icon; icon only without it. */
  text?: string;
  /** Keeps its text on phones. */
  isNamed?: boolean;
  /** Aligns the popover with the start of the button. */
  isAtStart?: boolean;
  children: (id: string) => ReactNode;
};

/** A button with a native popover: the browser provides light dismiss, Escape and focus order. */
export function PopoverMenu({ label, icon, text, isNamed, isAtStart, children }: PopoverMenuProps) {
  const id = useId();
  return (
    <div className={styles.menu}>
      <button
        type="button"
        className={styles.trigger}
        data-named={isNamed}
        popoverTarget={id}
        aria-label={text ? `${text}, ${label}` : label}
        title={label}
      >
        {icon && <Icon name={icon} size={20} />}
        {text && (
          <span className={styles.text} dir="auto">
            {text}
          </span>
        )}
        <Icon name="chevron" size={16} />
      </button>
      <div id={id} popover="auto" className={styles.panel} data-at-start={isAtStart}>
        {children(id)}
      </div>
    </div>
  );
}

type ChoiceProps = {
  id: string;
  isChosen: boolean;
  onChoose: () => void;
  lang?: string;
  children: ReactNode;
};

/** One of several choices in a popover menu; choosing closes it. */
export function Choice({ id, isChosen, onChoose, lang, children }: ChoiceProps) {
  return (
    <button
      type="button"
      className={styles.choice}
      popoverTarget={id}
      popoverTargetAction="hide"
      aria-pressed={isChosen}
      lang={lang}
      onClick={onChoose}
    >
      {children}
      {isChosen && <Icon name="check" size={16} />}
    </button>
  );
}
