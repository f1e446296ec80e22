import { Link } from 'wouter';
import buttons from '../../components/button.module.css';
import { Failure } from '../../components/failure.tsx';
import { Notice } from '../../components/notice.tsx';
import { statusOf } from '../../lib/api-error.ts';
import { m } from '../../paraglide/messages.js';
import { toHome } from '../../paths.ts';

/** Why there is nothing to see; without the permission there is nothing to try again. */
export function UsersFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (statusOf(error) !== 403) return <Failure error={error} onRetry={onRetry} />;
  return (
    <Notice isAlert title={m['users.notPermitted.title']()} text={m['users.notPermitted.text']()}>
      <Link href={toHome()} className={buttons.button}>
        {m['shell.toHome']()}
      </Link>
    </Notice>
  );
}
