import {
  BASKET_LINK_DAYS,
  type BasketLinkDays,
  basketLinkPath,
  type CurrentLink,
  type BasketLink as Link,
} from '@press-room/contract/baskets';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../components/button.module.css';
import { ChoiceField } from '../../components/choice-field.tsx';
import { Refusal } from '../../components/refusal.tsx';
import { ShareButtons } from '../../components/share-buttons.tsx';
import { changeJson, postJson } from '../../lib/api.ts';
import { formatInstant, formatNumber } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import styles from './basket.module.css';
import { linkQuery } from './queries.ts';

const LIVES: readonly { days: BasketLinkDays; text: () => string }[] = [
  { days: 1, text: m['basket.link.day'] },
  { days: 7, text: m['basket.link.week'] },
  { days: 30, text: m['basket.link.month'] },
];
const USUAL: BasketLinkDays = 7;

/** Expiring link for colleagues, which shows only items that they may see. */
export function BasketLink({ id, name }: { id: number; name: string }) {
  const { data } = useQuery(linkQuery(id));
  const queryClient = useQueryClient();
  const keep = (link: CurrentLink) => queryClient.setQueryData(linkQuery(id).queryKey, link);
  const start = useMutation({
    mutationFn: (days: BasketLinkDays) => postJson<CurrentLink>(basketLinkPath(id), { days }),
    onSuccess: keep,
  });
  const end = useMutation({
    mutationFn: () => changeJson<undefined>('DELETE', basketLinkPath(id)),
    onSuccess: () => keep({ link: null }),
  });
  if (!data) return null;
  const isBusy = start.isPending || end.isPending;
  return (
    <section className={styles.link} aria-labelledby="basket-link">
      <h2 id="basket-link" className={styles.linkTitle}>
        {m['basket.link.title']()}
      </h2>
      <p className={styles.facts}>{m['basket.link.hint']()}</p>
      {data.link === null ? (
        <NewLink isBusy={isBusy} onStart={(days) => start.mutate(days)} />
      ) : (
        <ActiveLink link={data.link} name={name} isBusy={isBusy} onEnd={() => end.mutate()} />
      )}
      <Refusal error={start.error ?? end.error} />
    </section>
  );
}

function NewLink({ isBusy, onStart }: { isBusy: boolean; onStart: (days: BasketLinkDays) => void }) {
  const [days, setDays] = useState<BasketLinkDays>(USUAL);
  return (
    <>
      <ChoiceField
        label={m['basket.link.life']()}
        name="link-life"
        value={String(days)}
        options={LIVES.map(({ days: each, text }) => ({ value: String(each), text: text() }))}
        onChange={(value) => setDays(BASKET_LINK_DAYS.find((each) => String(each) === value) ?? USUAL)}
      />
      <button type="button" className={buttons.quiet} disabled={isBusy} onClick={() => onStart(days)}>
        {m['basket.link.create']()}
      </button>
    </>
  );
}

interface ActiveLinkProps {
  link: Link;
  name: string;
  isBusy: boolean;
  onEnd: () => void;
}

function ActiveLink({ link: { url, expires_at, openings }, name, isBusy, onEnd }: ActiveLinkProps) {
  return (
    <>
      <p role="status">
        {m['basket.link.until']({ date: formatInstant(expires_at), openings: formatNumber(openings) })}
      </p>
      <ShareButtons address={url} title={name || m['basket.title']()} />
      <button type="button" className={buttons.quiet} disabled={isBusy} onClick={onEnd}>
        {m['basket.link.end']()}
      </button>
    </>
  );
}
