import type { SharedBasket as Shared } from '@press-room/contract/baskets';
import type { PictureUse } from '@press-room/contract/picture-uses';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { addAndTell } from '../../components/basket-button.tsx';
import buttons from '../../components/button.module.css';
import { Failure } from '../../components/failure.tsx';
import { Icon } from '../../components/icon.tsx';
import { Notice } from '../../components/notice.tsx';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { StatusNote } from '../../components/status-note.tsx';
import { statusOf } from '../../lib/api-error.ts';
import { nameItem } from '../../lib/basket.ts';
import { formatBytes, formatInstant } from '../../lib/format.ts';
import { currentAddress } from '../../lib/navigation.ts';
import { m } from '../../paraglide/messages.js';
import { toLogin } from '../../paths.ts';
import { useScreenTitle } from '../press-groups/use-screen-title.ts';
import { useReader } from '../press-releases/use-reader.ts';
import styles from './basket.module.css';
import { BasketRow } from './basket-row.tsx';
import { sharedBasketQuery } from './queries.ts';
import { TakeAlong } from './take-along.tsx';

/** A colleague's shared basket, limited to items that the reader may see. */
export function SharedBasket({ token }: { token: string }) {
  const reader = useReader();
  const { data, error, refetch } = useQuery(sharedBasketQuery(token, reader));
  const title = data?.name || m['basket.title']();
  useScreenTitle(title);
  const isEnded = [400, 404].includes(statusOf(error) ?? 0);
  if (isEnded)
    return <Notice level={1} title={m['basket.shared.ended']()} text={m['basket.shared.endedText']()} />;
  if (!data)
    return error ? <Failure level={1} error={error} onRetry={() => void refetch()} /> : <ScreenSkeleton />;
  return (
    <>
      <meta name="robots" content="noindex, nofollow" />
      <h1 className={styles.heading}>
        <bdi>{title}</bdi>
      </h1>
      <Shown shared={data} isSignedIn={reader.id !== null} />
    </>
  );
}

function Shown({ shared, isSignedIn }: { shared: Shared; isSignedIn: boolean }) {
  const { items, expires_at, is_partial } = shared;
  const [use, setUse] = useState<PictureUse>('original');
  const total = items.reduce((sum, { bytes }) => sum + bytes[use], 0);
  const own = items.map(({ kind, id, pages, title }) => ({ kind, id, ...(pages && { pages }), title }));
  return (
    <div className={items.length > 0 ? styles.columns : styles.list}>
      <section className={styles.list} aria-label={m['basket.list']()}>
        <p>{m['basket.shared.until']({ date: formatInstant(expires_at) })}</p>
        <div className={styles.head}>
          <p role="status" className={styles.count}>
            <strong>{m['basket.count']({ count: items.length })}</strong>
            {total > 0 && <span>{m['basket.size']({ size: formatBytes(total) })}</span>}
          </p>
        </div>
        {is_partial && (
          <StatusNote kind="plain" title={m['basket.shared.partial']()}>
            {!isSignedIn && <Link href={toLogin(currentAddress())}>{m['account.login.link']()}</Link>}
          </StatusNote>
        )}
        {items.length > 0 && (
          <ul className={styles.shown}>
            {items.map((row) => (
              <li key={nameItem(row)}>
                <BasketRow item={row} row={row} bytes={row.bytes[use]} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {items.length > 0 && (
        <aside className={styles.side}>
          <TakeAlong items={own} use={use} onUse={setUse} />
          <button type="button" className={buttons.quiet} onClick={() => addAndTell(own)}>
            <Icon name="basket" size={20} />
            {m['basket.shared.add']()}
          </button>
        </aside>
      )}
    </div>
  );
}
