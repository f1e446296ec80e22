import { isAdmitted } from '@press-room/contract/account-groups';
import type { AlertFilter } from '@press-room/contract/alerts';
import {
  FEED_FORM_NAMES,
  FEED_FORMS,
  type FeedChoice,
  feedPath,
  toFeedQuery,
} from '@press-room/contract/feeds';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useContentLanguage } from '../i18n/content-language.ts';
import { useUser } from '../lib/auth.ts';
import { useFeedsInHead } from '../lib/use-feeds-in-head.ts';
import { m } from '../paraglide/messages.js';
import { PATHS } from '../paths.ts';
import { AlertButton } from './alert-button.tsx';
import buttons from './button.module.css';
import styles from './feed-links.module.css';
import { Icon } from './icon.tsx';

/** Alerts cover future releases, so the year does not apply. */
const toAlertFilter = ({ year: _year, month: _month, ...filter }: FeedChoice): AlertFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value));

interface FeedLinksProps {
  choice: FeedChoice;
  /** Title of the screen. */
  title: string;
  /** Shown beside the button for e-mail alerts. */
  children?: ReactNode;
}

/** Feeds of a screen: links for people, and `link` elements in the head for programs. */
export function FeedLinks({ choice, title, children }: FeedLinksProps) {
  const language = useContentLanguage();
  const user = useUser();
  useFeedsInHead(language, choice, title);
  return (
    <div className={styles.feeds}>
      <div className={styles.ways}>
        <AlertButton filter={toAlertFilter(choice)} className={buttons.quiet} />
        {children}
      </div>
      <p className={styles.line}>
        <Icon name="feed" size={20} />
        <span>{m['shell.feeds.follow']()}</span>
        {FEED_FORM_NAMES.map((form) => (
          <a
            key={form}
            href={feedPath(language, form) + toFeedQuery(choice)}
            type={FEED_FORMS[form].mediaType}
          >
            {FEED_FORMS[form].name}
          </a>
        ))}
      </p>
      {user && isAdmitted(user.groups) && (
        <p className={styles.line}>
          <Link href={PATHS.privateFeeds}>{m['shell.feeds.private']()}</Link>
        </p>
      )}
    </div>
  );
}
