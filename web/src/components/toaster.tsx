import { useLayoutEffect, useRef } from 'react';
import { keepFree } from '../lib/free-place.ts';
import { dismissToast, useToasts } from '../lib/toasts.ts';
import { Icon } from './icon.tsx';
import styles from './toaster.module.css';

/** Short notices. The live region always exists, so that screen readers announce its changes. */
export function Toaster({ label, dismissLabel }: { label: string; dismissLabel: string }) {
  const toasts = useToasts();
  const region = useRef<HTMLElement>(null);
  const count = toasts.length;
  useLayoutEffect(() => keepFree(region.current, count > 0), [count]);
  return (
    <section ref={region} className={`${styles.region} no-print`} aria-label={label} aria-live="polite">
      {toasts.map(({ id, kind, text, offer }) => (
        <div key={id} className={styles.toast} data-kind={kind} role={kind === 'error' ? 'alert' : 'status'}>
          <Icon name={kind === 'error' ? 'alert' : 'check'} size={20} />
          <p dir="auto">
            {text}{' '}
            {offer && (
              <button
                type="button"
                className={styles.offer}
                aria-keyshortcuts={offer.keys}
                onClick={offer.run}
              >
                {offer.text}
              </button>
            )}
          </p>
          <button
            type="button"
            className={styles.dismiss}
            aria-label={dismissLabel}
            onClick={() => dismissToast(id)}
          >
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
    </section>
  );
}
