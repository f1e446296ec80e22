import { useId, useRef, useState } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { m } from '../../../paraglide/messages.js';
import type { FinderProps } from '../../components/list/list-definition.ts';
import styles from './company-finder.module.css';
import type { CompanySearchProps } from './company-search.tsx';

const LazyCompanySearch = lazyComponent<CompanySearchProps>(
  async () => (await import('./company-search.tsx')).CompanySearch,
);

/** Filter by company with a search by name. */
export function CompanyFinder({ label, chosen, onChoose }: FinderProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const text = chosen ?? m['office.list.all']();
  return (
    <>
      <button type="button" className={styles.trigger} popoverTarget={id}>
        <span className={styles.label}>{label}</span> <bdi className={styles.chosen}>{text}</bdi>
        <Icon name="chevron" size={14} />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        {isOpen && (
          <LazyCompanySearch
            onChoose={(value) => {
              panel.current?.hidePopover();
              onChoose(value);
            }}
          />
        )}
      </div>
    </>
  );
}
