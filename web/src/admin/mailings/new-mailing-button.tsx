import { MAILING_PATH, type Mailing } from '@press-room/contract/mailings';
import { useState } from 'react';
import buttons from '../../components/button.module.css';
import { Dialog } from '../../components/dialog.tsx';
import { navigate } from '../../lib/navigation.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { showToast } from '../../lib/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { describeOutcome } from '../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../components/saving/use-office-write.ts';
import { SearchChoice } from '../components/search-choice/search-choice.tsx';
import { TARGETS } from '../media/add-to/targets.ts';
import { toMailing } from '../paths.ts';
import styles from './mailings.module.css';

/** Creates a draft about the chosen press release, and opens it. */
export function NewMailingButton() {
  const write = useOfficeWrite(MAILING_PATH);
  const [isAsking, setIsAsking] = useState(false);
  if (!usePermissions().includes('mailing.create')) return null;
  const begin = async (release: number) => {
    setIsAsking(false);
    const body = { press_release: release, kind: 'release' };
    const outcome = await write<Mailing>({ method: 'POST', body });
    if (outcome.kind === 'saved') navigate(toMailing(outcome.row.id));
    else showToast('error', describeOutcome(outcome));
  };
  return (
    <>
      <button type="button" className={buttons.button} onClick={() => setIsAsking(true)}>
        {m['office.mailings.new']()}
      </button>
      {isAsking && (
        <Dialog title={m['office.mailings.new']()} onClose={() => setIsAsking(false)}>
          <div className={styles.choice}>
            <SearchChoice
              label={m['office.mailings.release']()}
              hint={m['office.mailings.newHint']()}
              search={TARGETS.press_release.search}
              onChoose={({ id }) => void begin(id)}
            />
          </div>
          <button type="button" className={buttons.quiet} onClick={() => setIsAsking(false)}>
            {m['account.cancel']()}
          </button>
        </Dialog>
      )}
    </>
  );
}
