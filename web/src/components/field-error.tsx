import { Icon } from './icon.tsx';
import styles from './text-field.module.css';

export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <p id={id} className={styles.error}>
      <Icon name="alert" size={16} />
      <span>{text}</span>
    </p>
  );
}
