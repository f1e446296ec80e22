import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { statusNow } from '../labels.ts';
import panels from '../panels/panels.module.css';
import { useSaved } from '../saving/use-editing.ts';

const WithdrawDialog = lazyComponent(async () => (await import('./withdraw-dialog.tsx')).WithdrawDialog);

/** Withdraws a published release with a note to readers, after a confirmation. The dialog stays open afterwards. */
export function WithdrawButton() {
  const [isAsked, setIsAsked] = useState(false);
  const isOut = statusNow(useSaved()) === 'published';
  const mayWithdraw = usePermissions().includes('press_release.publish');
  return (
    <div className={panels.actions}>
      {isOut && mayWithdraw && (
        <button type="button" className={buttons.quiet} onClick={() => setIsAsked(true)}>
          {m['office.editor.afterwards.withdraw']()}
        </button>
      )}
      {isAsked && <WithdrawDialog onClose={() => setIsAsked(false)} />}
    </div>
  );
}
