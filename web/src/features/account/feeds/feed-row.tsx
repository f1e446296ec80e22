import type { NewPrivateFeed, PrivateFeed } from '@press-room/contract/private-feeds';
import { formatInstant, joinFacts, languageName } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { ConfirmButton } from '../layout/confirm-button.tsx';
import forms from '../layout/form.module.css';
import styles from './feeds.module.css';
import { KIND_LABELS } from './labels.ts';
import { renewFeed, revokeFeed } from './queries.ts';

type FeedRowProps = {
  feed: PrivateFeed;
  onRenewed: (feed: NewPrivateFeed) => Promise<void>;
  onRevoked: () => Promise<void>;
};

export function FeedRow({ feed, onRenewed, onRevoked }: FeedRowProps) {
  const { id, name, kind, language, group, q, created_at, used_at, is_living } = feed;
  const follows = [labelOf(KIND_LABELS, kind), group?.name ?? '', q && `“${q}”`, languageName(language)];
  return (
    <li className={styles.row}>
      <p className={styles.facts}>
        <bdi className={styles.name}>{name}</bdi>
        <bdi>{joinFacts(follows)}</bdi>
        <span className={forms.soft}>{m['account.feeds.created']({ date: formatInstant(created_at) })}</span>
        <span className={forms.soft}>
          {used_at === null
            ? m['account.feeds.unused']()
            : m['account.feeds.used']({ date: formatInstant(used_at) })}
        </span>
      </p>
      {!is_living && <p className={styles.ended}>{m['account.feeds.ended']()}</p>}
      <div className={forms.actions}>
        <ConfirmButton
          label={m['account.feeds.renew']()}
          name={name}
          title={m['account.feeds.renewTitle']({ name })}
          text={m['account.feeds.renewText']()}
          act={() => renewFeed(id)}
          onDone={onRenewed}
        />
        <ConfirmButton
          label={m['account.feeds.revoke']()}
          name={name}
          title={m['account.feeds.revokeTitle']({ name })}
          text={m['account.feeds.revokeText']()}
          act={() => revokeFeed(id)}
          onDone={onRevoked}
        />
      </div>
    </li>
  );
}
