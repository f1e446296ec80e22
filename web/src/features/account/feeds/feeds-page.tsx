import type { NewPrivateFeed, PrivateFeed } from '@press-room/contract/private-feeds';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { Failure } from '../../../components/failure.tsx';
import { useSignedInUser } from '../../../lib/auth.ts';
import { m } from '../../../paraglide/messages.js';
import { PATHS } from '../../../paths.ts';
import { useScreenTitle } from '../../press-groups/use-screen-title.ts';
import page from '../profile/profile-sections.module.css';
import { ProfileSkeleton } from '../profile/profile-skeleton.tsx';
import { Section } from '../profile/section.tsx';
import { FeedForm } from './feed-form.tsx';
import { FeedRow } from './feed-row.tsx';
import styles from './feeds.module.css';
import { NewAddresses } from './new-addresses.tsx';
import { privateFeedsQuery } from './queries.ts';

/** Private feeds of the reader: addresses with a secret, for programs that cannot sign in. */
export function FeedsPage() {
  const { data, error, refetch } = useQuery(privateFeedsQuery(useSignedInUser().id));
  useScreenTitle(m['account.feeds.title']());
  if (data) return <Feeds feeds={data} />;
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  return <ProfileSkeleton />;
}

function Feeds({ feeds }: { feeds: readonly PrivateFeed[] }) {
  const client = useQueryClient();
  const { queryKey } = privateFeedsQuery(useSignedInUser().id);
  const [made, setMade] = useState<NewPrivateFeed | null>(null);
  const reload = () => client.invalidateQueries({ queryKey });
  const tell = async (feed: NewPrivateFeed) => {
    setMade(feed);
    await reload();
  };
  const forget = async (id: number) => {
    if (made?.id === id) setMade(null);
    await reload();
  };
  return (
    <div className={page.page}>
      <header className={page.header}>
        <h1 className={page.title}>{m['account.feeds.title']()}</h1>
        <p className={styles.lede}>{m['account.feeds.lede']()}</p>
        <p>
          <Link href={PATHS.userProfile}>{m['account.profile.back']()}</Link>
        </p>
      </header>
      {made && <NewAddresses key={made.id} feed={made} onCopied={() => setMade(null)} />}
      <Section title={m['account.feeds.own']()} hint={m['account.feeds.ownHint']()}>
        {feeds.length === 0 && <p>{m['account.feeds.none']()}</p>}
        {feeds.length > 0 && (
          <ul className={styles.list}>
            {feeds.map((feed) => (
              <FeedRow key={feed.id} feed={feed} onRenewed={tell} onRevoked={() => forget(feed.id)} />
            ))}
          </ul>
        )}
      </Section>
      <Section title={m['account.feeds.new']()} hint={m['account.feeds.newHint']()}>
        <FeedForm onMade={tell} />
      </Section>
    </div>
  );
}
