import { type ReactNode, useState } from 'react';
import styles from './disclosure.module.css';
import { Icon } from './icon.tsx';

type DisclosureProps = {
  summary: ReactNode;
  isOpen?: boolean;
  className?: string | undefined;
  /** Content that is expensive to render is rendered when it is expanded. */
  isLazy?: boolean;
  onUnfold?: (isUnfolded: boolean) => void;
  children: ReactNode;
};

/** Content in a `details` element. */
export function Disclosure({
  summary,
  isOpen = false,
  className = '',
  isLazy = false,
  onUnfold,
  children,
}: DisclosureProps) {
  const [isUnfolded, setIsUnfolded] = useState(isOpen || !isLazy);
  return (
    <details
      className={`${styles.part} ${className}`}
      open={isOpen || undefined}
      onToggle={({ currentTarget }) => {
        onUnfold?.(currentTarget.open);
        if (isLazy) setIsUnfolded(currentTarget.open);
      }}
    >
      <summary className={styles.summary}>
        {summary}
        <Icon name="chevron" size={20} />
      </summary>
      {isUnfolded && children}
    </details>
  );
}
