import type { AccountRow } from '@press-room/contract/users';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { m } from '../../../paraglide/messages.js';
import { DisableDialog } from './disable-dialog.tsx';
import { QuickButton } from './quick-button.tsx';

/** Shuts an account, or opens one that is shut. */
export function AccessButton({ user }: { user: AccountRow }) {
  const [isDisabling, setIsDisabling] = useState(false);
  if (user.disabled_at) {
    return (
      <QuickButton user={user} action="enable" className={buttons.button}>
        {m['users.enable.button']()}
      </QuickButton>
    );
  }
  return (
    <>
      <button type="button" className={buttons.quiet} onClick={() => setIsDisabling(true)}>
        {m['users.disable.button']()}
      </button>
      {isDisabling && <DisableDialog user={user} onClose={() => setIsDisabling(false)} />}
    </>
  );
}
