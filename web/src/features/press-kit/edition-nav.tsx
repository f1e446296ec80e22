import { SCROLL_RESET_DELAY_MS } from '@press-room/contract/limits';
import type { PressKit } from '@press-room/contract/press-kit';
import { useEffect, useEffectEvent } from 'react';
import { Link, useSearch } from 'wouter';
import tabs from '../../components/filter-tabs.module.css';
import { FilterTabs } from '../../components/filter-tabs.tsx';
import { navigate } from '../../lib/navigation.ts';
import { m } from '../../paraglide/messages.js';
import styles from './edition-nav.module.css';
import { listEditions, readKitAddress, showEdition, toPressKits } from './editions.ts';

/** Links to the kits of a year; the year is in the address. */
export function EditionNav({ kits }: { kits: readonly PressKit[] }) {
  const address = readKitAddress(useSearch());
  const chosen = address.year;
  const arrive = useEffectEvent(() => {
    if (chosen !== null) showEdition(kits, chosen);
  });
  useEffect(() => {
    // A new address first scrolls to the top (spec 4).
    const timer = setTimeout(arrive, SCROLL_RESET_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <FilterTabs className={styles.editions} label={m['pressKit.years']()}>
      {listEditions(kits).map((year) => (
        <Link
          key={year}
          href={toPressKits({ ...address, year })}
          className={tabs.tab}
          aria-label={m['pressKit.edition']({ year: String(year) })}
          aria-current={chosen === year ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            navigate(toPressKits({ ...address, year }), { keepScroll: true });
            showEdition(kits, year);
          }}
        >
          {year}
        </Link>
      ))}
    </FilterTabs>
  );
}
