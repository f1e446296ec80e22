import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { EmbargoReaders } from '../embargo/embargo-readers.tsx';
import { statusNow } from '../labels.ts';
import panels from '../panels/panels.module.css';
import { useSaved } from '../saving/use-editing.ts';
import { CorrectionList, PastCorrections } from './correction-list.tsx';
import { WithdrawButton } from './withdraw-button.tsx';
import { WithdrawalReason, Withdrawals } from './withdrawals.tsx';

export function AfterwardsPanel() {
  const saved = useSaved();
  const permissions = usePermissions();
  const isShown = statusNow(saved) === 'published';
  const isArchived = saved.status === 'archived';
  const isOut = isShown && permissions.includes('press_release.publish');
  return (
    <>
      {isOut ? (
        <CorrectionList />
      ) : (
        <>
          {isArchived ? (
            <Withdrawals />
          ) : (
            <p className={panels.hint}>{m['office.editor.afterwards.notYet']()}</p>
          )}
          <WithdrawalReason
            key={saved.withdrawal?.at}
            mayChange={isArchived && permissions.includes('press_release.publish')}
          />
          <PastCorrections />
        </>
      )}
      {saved.embargo_until !== null && permissions.includes('download.view') && (
        <EmbargoReaders release={saved.id} />
      )}
      <WithdrawButton />
      {!isArchived && <Withdrawals />}
    </>
  );
}
