import type { KeptItem } from '@press-room/contract/baskets';
import type { PictureUse } from '@press-room/contract/picture-uses';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { Notice } from '../../components/notice.tsx';
import { LazyOrderList } from '../../components/order-list/lazy-order-list.ts';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { StatusNote } from '../../components/status-note.tsx';
import { useUser } from '../../lib/auth.ts';
import { nameItem, orderBasket, takeOut, useBasket } from '../../lib/basket.ts';
import { formatBytes } from '../../lib/format.ts';
import { useIsOnline } from '../../lib/online.ts';
import { m } from '../../paraglide/messages.js';
import { useScreenTitle } from '../press-groups/use-screen-title.ts';
import { useReader } from '../press-releases/use-reader.ts';
import styles from './basket.module.css';
import { BasketDetails } from './basket-details.tsx';
import { BasketRow, toTitle } from './basket-row.tsx';
import { BasketTabs } from './basket-tabs.tsx';
import { NoteDialog } from './item-note.tsx';
import { basketQuery } from './queries.ts';
import { SharedBasket } from './shared-basket.tsx';
import { useIsSynced } from './sync/synced.ts';
import { TakeAlong } from './take-along.tsx';

/** The user's basket, or the content of a shared link. */
export function BasketPage() {
  const token = new URLSearchParams(useSearch()).get('shared');
  return token === null ? <OwnBasket /> : <SharedBasket token={token} />;
}

/** Review, order and download of a basket as one ZIP. */
function OwnBasket() {
  useScreenTitle(m['basket.title']());
  const { items, key } = useBasket();
  const account = useUser()?.id;
  const isSignedIn = account !== undefined;
  const isSynced = useIsSynced(account);
  const isOnline = useIsOnline();
  // The account may have baskets that this browser has not loaded yet.
  if (key === '' && isSignedIn && !isSynced && isOnline) return <ScreenSkeleton />;
  return (
    <>
      <h1 className={styles.heading}>{m['basket.title']()}</h1>
      {isSignedIn && <BasketTabs />}
      {items.length > 0 && <Filled key={key} />}
      {items.length === 0 && (
        <div className={key === '' || !isSignedIn ? '' : styles.columns}>
          <Notice title={m['basket.empty.title']()} text={m['basket.empty.text']()} />
          {key !== '' && isSignedIn && <BasketDetails />}
        </div>
      )}
    </>
  );
}

const numbers = new Map<string, number>();
/** `OrderList` identifies items by number. */
function toNumber(item: KeptItem): number {
  const name = nameItem(item);
  const number = numbers.get(name) ?? numbers.size + 1;
  numbers.set(name, number);
  return number;
}

function Filled() {
  const { items } = useBasket();
  const isOnline = useIsOnline();
  const { data: rows } = useQuery(basketQuery(items, useReader()));
  const [use, setUse] = useState<PictureUse>('original');
  const [noted, setNoted] = useState<KeptItem | null>(null);
  const byNumber = new Map(items.map((item) => [toNumber(item), item]));
  const rowOf = (item: KeptItem) => rows?.get(nameItem(item));
  const bytesOf = (item: KeptItem): number => rowOf(item)?.bytes[use] ?? 0;
  const total = items.reduce((sum, item) => sum + bytesOf(item), 0);
  return (
    <div className={styles.columns}>
      <section className={styles.list} aria-label={m['basket.list']()}>
        <div className={styles.head}>
          <p role="status" className={styles.count}>
            <strong>{m['basket.count']({ count: items.length })}</strong>
            {total > 0 && <span>{m['basket.size']({ size: formatBytes(total) })}</span>}
          </p>
          <button type="button" className={styles.clear} onClick={() => takeOut(items)}>
            {m['basket.clear']()}
          </button>
        </div>
        {!isOnline && <StatusNote kind="plain" title={m['basket.offline']()} />}
        <LazyOrderList
          label={m['basket.title']()}
          ids={[...byNumber.keys()]}
          isReadOnly={false}
          nameOf={(number) => {
            const item = byNumber.get(number);
            return item ? toTitle(item, rowOf(item)) : '';
          }}
          draw={(number) => {
            const item = byNumber.get(number);
            return (
              item && (
                <BasketRow
                  item={item}
                  row={rowOf(item)}
                  bytes={bytesOf(item)}
                  onNote={() => setNoted(item)}
                />
              )
            );
          }}
          onOrder={(numbers) => orderBasket(numbers.flatMap((number) => byNumber.get(number) ?? []))}
        />
        {noted && (
          <NoteDialog item={noted} title={toTitle(noted, rowOf(noted))} onClose={() => setNoted(null)} />
        )}
      </section>
      <aside className={styles.side}>
        <TakeAlong items={items} use={use} onUse={setUse} />
        <BasketDetails />
      </aside>
    </div>
  );
}
