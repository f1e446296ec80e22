import {
  OFFICE_PRESS_RELEASE_PATH,
  type OfficePressRelease,
} from '@press-room/contract/admin-press-releases';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { useIsHere } from '../../../lib/is-here.ts';
import { navigate } from '../../../lib/navigation.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import { toOfficePressRelease } from '../../paths.ts';
import panels from '../panels/panels.module.css';
import { useEditing } from '../saving/use-editing.ts';

/** Creates a draft with the content of this release and today's date, and opens it. */
export function DuplicateButton() {
  const editing = useEditing();
  const write = useOfficeWrite(OFFICE_PRESS_RELEASE_PATH);
  const isHere = useIsHere();
  const [isBusy, setIsBusy] = useState(false);
  const duplicate = async () => {
    setIsBusy(true);
    const { id } = await editing.flush();
    const outcome = await write<OfficePressRelease>({ method: 'POST', id, action: 'duplicate/', body: {} });
    if (outcome.kind === 'saved') {
      if (isHere()) navigate(toOfficePressRelease(outcome.row.id));
      return;
    }
    setIsBusy(false);
    showToast('error', describeOutcome(outcome));
  };
  return (
    <div className={panels.actions}>
      <button type="button" className={buttons.quiet} disabled={isBusy} onClick={() => void duplicate()}>
        {m['office.editor.afterwards.duplicate']()}
      </button>
    </div>
  );
}
