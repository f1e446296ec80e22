import { Link } from 'wouter';
import { useUser } from '../../../lib/auth.ts';
import { describeFailure } from '../../../lib/describe-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { toLogin } from '../../../paths.ts';
import styles from './palette.module.css';

const KEYS = [
  { keys: () => ['↑', '↓'], text: m['search.keys.move'] },
  { keys: () => [m['keys.enter']()], text: m['search.keys.open'] },
  { keys: () => ['Tab'], text: m['search.keys.act'] },
  { keys: () => ['Esc'], text: m['search.keys.close'] },
];

type OutcomeProps = {
  words: string;
  count: number;
  isBusy: boolean;
  error: unknown;
  onRetry: () => void;
};

/** Outcome of the search; a live region announces the number of results. */
export function PaletteOutcome({ words, count, isBusy, error, onRetry }: OutcomeProps) {
  const isEmpty = words !== '' && !isBusy && !error && count === 0;
  return (
    <>
      <div role="status">
        {words !== '' && (isBusy || count > 0) && (
          <p className="visually-hidden">
            {isBusy ? m['search.status.searching']() : m['search.status.count']({ count })}
          </p>
        )}
        {isEmpty && (
          <p className={styles.note}>
            <strong>{m['search.none']({ words })}</strong> {m['search.noneHint']()}
          </p>
        )}
      </div>
      {Boolean(error) && !isBusy && (
        <div role="alert" className={styles.note}>
          <strong>{describeFailure(error).title}</strong>{' '}
          <button type="button" className={styles.retry} onClick={onRetry}>
            {m['errors.retry']()}
          </button>
        </div>
      )}
    </>
  );
}

/** Link to all results, and the keyboard shortcuts. */
export function PaletteFoot() {
  const isSignedIn = useUser() !== null;
  return (
    <div className={styles.foot}>
      {!isSignedIn && (
        <p className={styles.hint}>
          {m['search.signIn']()} <Link href={toLogin()}>{m['account.login.link']()}</Link>
        </p>
      )}
      <p className={styles.keys}>
        {KEYS.map(({ keys, text }) => (
          <span key={keys().join()}>
            {keys().map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}{' '}
            {text()}
          </span>
        ))}
      </p>
    </div>
  );
}
