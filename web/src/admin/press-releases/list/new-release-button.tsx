import type { OfficePressRelease } from '@press-room/contract/office-press-releases';
import { OFFICE_PRESS_RELEASE_PATH } from '@press-room/contract/office-press-releases';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon.tsx';
import { usePressGroup } from '../../../features/press-groups/press-group.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { toOfficePressRelease } from '../../../paths.ts';
import { describeOutcome } from '../../office/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../office/saving/use-office-write.ts';

/** Makes a draft of the press group that is shown, and opens it. */
export function NewReleaseButton() {
  const held = usePermissions();
  const group = usePressGroup();
  const write = useOfficeWrite(OFFICE_PRESS_RELEASE_PATH);
  const [isBusy, setIsBusy] = useState(false);
  if (!group || !held.includes('press_release.create')) return null;
  const create = async () => {
    setIsBusy(true);
    const outcome = await write<OfficePressRelease>({ method: 'POST', body: { press_group: group.id } });
    setIsBusy(false);
    if (outcome.kind === 'saved') navigate(toOfficePressRelease(outcome.row.id));
    else showToast('error', describeOutcome(outcome));
  };
  return (
    <button type="button" className={buttons.button} disabled={isBusy} onClick={() => void create()}>
      <Icon name="plus" size={20} />
      {m['office.releases.new']()}
    </button>
  );
}
