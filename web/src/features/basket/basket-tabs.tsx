import { BASKETS_MAX } from '@press-room/contract/baskets';
import tabs from '../../components/filter-tabs.module.css';
import { FilterTabs } from '../../components/filter-tabs.tsx';
import { Icon } from '../../components/icon.tsx';
import { openBasket, startBasket } from '../../lib/basket.ts';
import { formatNumber } from '../../lib/format.ts';
import { currentOf, type LocalBasket, listOpen, useBaskets } from '../../lib/kept-baskets.ts';
import { m } from '../../paraglide/messages.js';
import styles from './basket.module.css';

/** Name of a basket, or its number. */
const toName = ({ name }: Pick<LocalBasket, 'name'>, at: number): string =>
  name || m['basket.numbered']({ number: formatNumber(at + 1) });

/** Baskets of the account, as tabs. */
export function BasketTabs() {
  const kept = useBaskets();
  const baskets = listOpen(kept);
  const { key: current } = currentOf(kept);
  return (
    <FilterTabs label={m['basket.all']()} className={styles.tabs}>
      {baskets.map((basket, at) => (
        <button
          key={basket.key}
          type="button"
          className={`${tabs.tab} ${styles.tab}`}
          aria-current={basket.key === current ? 'true' : undefined}
          onClick={() => openBasket(basket.key)}
        >
          <bdi>{toName(basket, at)}</bdi>{' '}
          <span className={styles.tabCount}>{formatNumber(basket.items.length)}</span>
        </button>
      ))}
      {baskets.length > 0 && baskets.length < BASKETS_MAX && (
        <button type="button" className={`${tabs.tab} ${styles.tab}`} onClick={startBasket}>
          <Icon name="plus" size={20} />
          {m['basket.new']()}
        </button>
      )}
    </FilterTabs>
  );
}
