import { type ReactNode, useEffect, useRef } from 'react';
import styles from './filter-tabs.module.css';

type FilterTabsProps = { label: string; className?: string | undefined; children: ReactNode };

/** Filter links side by side; on narrow screens the active one is scrolled into view. */
export function FilterTabs({ label, className = '', children }: FilterTabsProps) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    if (strip.current) showCurrent(strip.current);
  });
  return (
    <nav ref={strip} className={`${styles.tabs} ${className}`} aria-label={label}>
      {children}
    </nav>
  );
}

/** Scrolls the strip only, not the page. */
function showCurrent(strip: HTMLElement): void {
  const tab = strip.querySelector('[aria-current]')?.getBoundingClientRect();
  if (!tab) return;
  const { left, right } = strip.getBoundingClientRect();
  if (tab.left < left) strip.scrollLeft += tab.left - left;
  else if (tab.right > right) strip.scrollLeft += tab.right - right;
}
