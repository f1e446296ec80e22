import type { AccountRow } from '@press-room/contract/users';
import { useMutation } from '@tanstack/react-query';
import type { MouseEvent, ReactNode } from 'react';
import { describeRefusal } from '../../../lib/describe-refusal.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useAct } from './use-act.ts';

type QuickButtonProps = {
  user: AccountRow;
  action: 'approve' | 'enable' | 'end_sessions' | 'send_verification' | 'send_reset';
  className: string | undefined;
  /** Label that names the person, if the text alone does not. */
  label?: string;
  children: ReactNode;
};

/** Action without confirmation; a refusal is shown in a notice. */
export function QuickButton({ user, action, className, label, children }: QuickButtonProps) {
  const act = useAct();
  const { mutate, isPending } = useMutation({
    mutationFn: () => act(user, action),
    onError: (error) => showToast('error', describeRefusal(error)),
  });
  // The second click of a double click may hit the next row, which has moved up.
  const handleClick = ({ detail }: MouseEvent) => {
    if (detail < 2) mutate();
  };
  return (
    <button type="button" className={className} aria-label={label} disabled={isPending} onClick={handleClick}>
      {children}
    </button>
  );
}
