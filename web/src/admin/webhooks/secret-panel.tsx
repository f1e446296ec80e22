import {
  SECRET_OVERLAP_HOURS,
  WEBHOOK_PATH,
  type Webhook,
  type WebhookSecret,
} from '@press-room/contract/webhooks';
import { useState } from 'react';
import buttons from '../../components/button.module.css';
import { Dialog } from '../../components/dialog.tsx';
import { copyText } from '../../lib/clipboard.ts';
import { formatInstant } from '../../lib/format.ts';
import { showToast } from '../../lib/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { useOfficeAct } from '../components/saving/use-office-write.ts';
import styles from './webhooks.module.css';

interface SecretPanelProps {
  webhook: Webhook;
  onRenewed: (webhook: Webhook) => void;
}

/** Creates the secret that signs the calls. It is shown once and cannot be displayed again. */
export function SecretPanel({ webhook, onRenewed }: SecretPanelProps) {
  const { id, version, has_secret, old_secret_until } = webhook;
  const { isBusy, act } = useOfficeAct(WEBHOOK_PATH);
  const [secret, setSecret] = useState<string | null>(null);
  const [openedAt] = useState(Date.now);
  const make = async () => {
    const saved = await act<WebhookSecret>({ method: 'POST', id, action: 'secret/', version });
    if (saved === null) return;
    setSecret(saved.row.secret);
    onRenewed(saved.row.webhook);
  };
  const isOverlapping = old_secret_until !== null && Date.parse(old_secret_until) > openedAt;
  return (
    <section className={styles.part} aria-labelledby="webhook-secret">
      <h2 id="webhook-secret" className={styles.title}>
        {m['office.webhooks.secret']()}
      </h2>
      <p className={styles.words}>
        {has_secret
          ? m['office.webhooks.secretText']({ hours: SECRET_OVERLAP_HOURS })
          : m['office.webhooks.noSecretText']()}
      </p>
      {isOverlapping && (
        <p className={styles.words}>
          {m['office.webhooks.oldSecretUntil']({ instant: formatInstant(old_secret_until) })}
        </p>
      )}
      <div>
        <button
          type="button"
          className={has_secret ? buttons.quiet : buttons.button}
          aria-disabled={isBusy}
          onClick={() => void make()}
        >
          {has_secret ? m['office.webhooks.renewSecret']() : m['office.webhooks.makeSecret']()}
        </button>
      </div>
      {secret !== null && <ShownSecret secret={secret} onClose={() => setSecret(null)} />}
    </section>
  );
}

function ShownSecret({ secret, onClose }: { secret: string; onClose: () => void }) {
  const copy = async () => {
    if (await copyText(secret)) showToast('success', m['office.webhooks.secretCopied']());
    else showToast('error', m['office.editor.links.copyFailed']());
  };
  return (
    <Dialog title={m['office.webhooks.shownSecret']()} onClose={onClose}>
      <p>{m['office.webhooks.shownSecretText']()}</p>
      <input
        className={styles.secret}
        readOnly
        dir="ltr"
        aria-label={m['office.webhooks.secret']()}
        value={secret}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.actions}>
        <button type="button" className={buttons.quiet} onClick={onClose}>
          {m['office.webhooks.secretKept']()}
        </button>
        <button type="button" className={buttons.button} onClick={() => void copy()}>
          {m['office.webhooks.copySecret']()}
        </button>
      </div>
    </Dialog>
  );
}
