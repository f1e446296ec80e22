import type { AccountRow } from '@press-room/contract/users';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { m } from '../../../paraglide/messages.js';
import { toName } from '../labels.ts';
import styles from './actions.module.css';
import { QuickButton } from './quick-button.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';

/** Decision on a request for accreditation. A list contains many, so the labels name the person. */
export function DecisionButtons({ user }: { user: AccountRow }) {
  const [isRefusing, setIsRefusing] = useState(false);
  const name = toName(user);
  return (
    <div className={styles.decision}>
      <QuickButton
        user={user}
        action="approve"
        className={buttons.button}
        label={`${m['users.approve.button']()}: ${name}`}
      >
        {m['users.approve.button']()}
      </QuickButton>
      <button
        type="button"
        className={buttons.quiet}
        aria-label={`${m['users.refuse.button']()}: ${name}`}
        onClick={() => setIsRefusing(true)}
      >
        {m['users.refuse.button']()}
      </button>
      {isRefusing && <RefuseDialog user={user} onClose={() => setIsRefusing(false)} />}
    </div>
  );
}
