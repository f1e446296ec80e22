import { useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Icon } from '../../components/icon.tsx';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { storeError } from '../../lib/stored-error.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import { m } from '../../paraglide/messages.js';

const Customizer = lazyComponent(async () => (await import('./customizer/customizer.tsx')).Customizer);

/** Opens the appearance panel, which is loaded on first use. */
export function CustomizerButton({ className }: { className: string | undefined }) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const giveUp = (error: unknown) => {
    close();
    storeError(error);
    tellFailure(error);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={m['shell.customizer.title']()}
        title={m['shell.customizer.title']()}
        aria-expanded={isOpen}
        onClick={() => (isOpen ? close() : setIsOpen(true))}
      >
        <Icon name="look" size={20} />
      </button>
      {isOpen && (
        <ErrorBoundary fallback={null} onError={giveUp}>
          <Customizer onClose={close} />
        </ErrorBoundary>
      )}
    </>
  );
}
