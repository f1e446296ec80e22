import type { AlertFilter } from '@press-room/contract/alerts';
import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { tellFailure } from '../lib/tell-failure.ts';
import { m } from '../paraglide/messages.js';
import { lazyComponent } from './lazy-component.tsx';

const AlertDialog = lazyComponent(async () => (await import('./alert-dialog.tsx')).AlertDialog);

interface AlertButtonProps {
  filter: AlertFilter;
  className?: string | undefined;
  /** Subject of the alert within the screen; absent: the screen itself. */
  about?: string;
}

/** Offers alerts by e-mail about the content of a screen. */
export function AlertButton({ filter, className, about }: AlertButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const giveUp = (error: unknown) => {
    close();
    tellFailure(error);
  };
  return (
    <>
      <button
        type="button"
        data-command="tell"
        data-about={about}
        className={className}
        onClick={() => setOpen(true)}
      >
        {m['alerts.button']()}
      </button>
      {isOpen && (
        <ErrorBoundary fallback={null} onError={giveUp}>
          <AlertDialog filter={filter} onClose={close} />
        </ErrorBoundary>
      )}
    </>
  );
}
