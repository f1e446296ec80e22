import type { Permission } from '@press-room/contract/roles';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import type { ApiError } from '../../../lib/api-error.ts';
import { useIsHere } from '../../../lib/is-here.ts';
import { letAllGo } from '../../../lib/leave.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { describeOutcome } from '../saving/describe-outcome.ts';
import { useOfficeWrite } from '../saving/use-office-write.ts';
import styles from './delete-button.module.css';

interface DeleteButtonProps {
  permission: Permission;
  /** Path of the API. */
  noun: string;
  row: { id: number; version: number };
  /** Name of the record. */
  name: string;
  /** Explanation of the effect, if it differs from the usual one. */
  text?: string;
  /** Address of the screen that is shown then. */
  backTo: string;
  /** Records that depend on it, from a refused deletion. */
  listUses?: (error: ApiError) => readonly string[];
}

/** Deletes a record after a confirmation. */
export function DeleteButton({ permission, noun, row, name, text, backTo, listUses }: DeleteButtonProps) {
  const permissions = usePermissions();
  const write = useOfficeWrite(noun);
  const isHere = useIsHere();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [uses, setUses] = useState<readonly string[]>([]);
  const remove = async () => {
    setIsBusy(true);
    const outcome = await write<undefined>({ method: 'DELETE', id: row.id, version: row.version });
    setIsBusy(false);
    const holding = outcome.kind === 'impossible' ? (listUses?.(outcome.error) ?? []) : [];
    setUses(holding);
    setIsAsking(holding.length > 0);
    if (outcome.kind === 'saved') {
      showToast('success', m['office.record.deleted']({ name }));
      if (!isHere()) return;
      letAllGo();
      navigate(backTo, { replace: true });
    } else showToast('error', describeOutcome(outcome));
  };
  const ask = () => {
    setUses([]);
    setIsAsking(true);
  };
  if (!permissions.includes(permission)) return null;
  return (
    <>
      <button type="button" className={buttons.quiet} onClick={ask}>
        {m['office.record.delete']()}
      </button>
      {isAsking && (
        <Dialog
          title={m['office.record.deleteTitle']({ name })}
          kind="alert"
          onClose={() => setIsAsking(false)}
        >
          {uses.length === 0 ? (
            <p className={styles.text}>{text ?? m['office.record.deleteText']()}</p>
          ) : (
            <div role="alert">
              <p className={styles.text}>{m['office.record.deleteHeld']()}</p>
              <ul className={styles.uses}>
                {uses.map((use) => (
                  <li key={use}>
                    <bdi>{use}</bdi>
                  </li>
                ))}
              </ul>
            </div>
          )}
          <div className={styles.actions}>
            {uses.length === 0 && (
              <button
                type="button"
                className={buttons.button}
                disabled={isBusy}
                onClick={() => void remove()}
              >
                {m['office.record.delete']()}
              </button>
            )}
            <button type="button" className={buttons.quiet} onClick={() => setIsAsking(false)}>
              {uses.length === 0 ? m['account.cancel']() : m['office.record.close']()}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
