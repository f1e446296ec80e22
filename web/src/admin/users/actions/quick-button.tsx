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
  /** What it does, where its text alone does not say to whom. */
  label?: string;
  children: ReactNode;
};

/** What is done at once, without a question; a refusal is told in a notice. */
export function QuickButton({ user, action, className, label, children }: QuickButtonProps) {
  const act = useAct();
  const { mutate, isPending } = useMutation({
    mutationFn: () => act(user, action),
    onError: (error) => showToast('error', describeRefusal(error)),
  });
  // The second click of a double one may meet the next row, which has moved up.
  const handleClick = ({ detail }: MouseEvent) => {
    if (detail < 2) mutate();
  };
  return (
    <button type="button" className={className} aria-label={label} disabled={isPending} onClick={handleClick}>
      {children}
    </button>
  );
}
