import { useId } from 'react';
import { Link } from 'wouter';
import buttons from '../../components/button.module.css';
import { CheckField } from '../../components/check-field.tsx';
import { Icon } from '../../components/icon.tsx';
import { openOverlay } from '../../lib/overlay.ts';
import { useClosing, useModal } from '../../lib/use-modal.ts';
import { m } from '../../paraglide/messages.js';
import { PATHS } from '../../paths.ts';
import { setHasSlash, useHasSlash } from '../shell/palette/shortcut.ts';
import styles from './help-dialog.module.css';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
const COMMAND = isApple ? '⌘' : 'Ctrl';

/** Shortcuts by action. Those in one row are equivalent; each is a list of keys pressed together. */
const KEYS: readonly { label: () => string; keys: readonly (readonly string[])[] }[] = [
  { label: m['help.keys.search'], keys: [['/'], [COMMAND, 'K']] },
  { label: m['help.keys.leave'], keys: [['Esc']] },
  { label: m['help.keys.turn'], keys: [['←'], ['→']] },
  { label: m['help.keys.zoom'], keys: [['+'], ['−'], ['0']] },
  { label: m['help.keys.find'], keys: [[COMMAND, 'F']] },
];

/** The tour, the keyboard shortcuts, and contacts for help. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const dialog = useModal();
  return (
    <dialog ref={dialog} className={styles.help} aria-labelledby={id} {...useClosing(onClose)}>
      <div className={styles.top}>
        <h2 id={id} className={styles.title}>
          {m['help.open']()}
        </h2>
        <button type="button" className={styles.close} aria-label={m['help.close']()} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <section className={styles.part}>
        <h3 className={styles.heading}>{m['help.tour.title']()}</h3>
        <p>{m['help.tour.text']()}</p>
        <button type="button" className={buttons.button} onClick={() => openOverlay('tour')}>
          {m['help.tour.start']()}
        </button>
      </section>
      <Keys />
      <p className={styles.part}>
        <Link href={PATHS.contactUs} onClick={onClose}>
          {m['help.contact']()}
        </Link>
      </p>
    </dialog>
  );
}

function Keys() {
  const hasSlash = useHasSlash();
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{m['help.keys.title']()}</h3>
      <dl className={styles.keys}>
        {KEYS.map(({ label, keys }) => (
          <div key={label()} className={styles.row}>
            <dt>{label()}</dt>
            <dd dir="ltr">
              {keys.map((chord, index) => (
                <span key={chord.join()}>
                  {index > 0 && <span className={styles.or}>{m['help.keys.or']()}</span>}
                  {chord.map((key) => (
                    <kbd key={key} className={styles.key}>
                      {key}
                    </kbd>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <CheckField name="slash" isChecked={hasSlash} onChange={setHasSlash}>
        {m['help.keys.slash']()}
      </CheckField>
    </section>
  );
}
