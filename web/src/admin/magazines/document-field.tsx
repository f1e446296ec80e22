import { ASSET_PATH, type Asset } from '@press-room/contract/assets';
import { useId, useState } from 'react';
import { FieldError } from '../../components/field-error.tsx';
import { postForm } from '../../lib/api.ts';
import { describeRefusal } from '../../lib/describe-refusal.ts';
import { m } from '../../paraglide/messages.js';
import styles from './document-field.module.css';

interface DocumentFieldProps {
  /** Id of the stored PDF, 0: none yet. */
  value: number;
  name: string;
  error: string | undefined;
  onChange: (value: number) => void;
}

/** A PDF that is dropped or chosen is stored at once; saving puts it in its place. */
export function DocumentField({ value, name, error, onChange }: DocumentFieldProps) {
  const id = useId();
  const [stored, setStored] = useState(name);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    setIsBusy(true);
    setRefusal(undefined);
    const form = new FormData();
    form.set('file', file);
    try {
      const asset = await postForm<Asset>(ASSET_PATH, form);
      if (asset.kind === 'document') {
        setStored(asset.name);
        onChange(asset.id);
      } else setRefusal(m['office.magazines.notPdf']());
    } catch (failure) {
      setRefusal(describeRefusal(failure as Error));
    }
    setIsBusy(false);
  };
  const wrong = refusal ?? error;
  return (
    <div className={styles.place}>
      <label htmlFor={id} className={styles.label}>
        {m['office.magazines.document']()}
      </label>
      <p aria-live="polite" className={styles.stored}>
        {isBusy ? m['office.magazines.storing']() : value > 0 && <bdi>{stored}</bdi>}
      </p>
      <input
        id={id}
        type="file"
        accept="application/pdf,.pdf"
        className={styles.input}
        disabled={isBusy}
        aria-invalid={wrong !== undefined}
        aria-describedby={`${id}-error`}
        onChange={(event) => void take(event.target.files?.[0])}
      />
      <p className={styles.hint}>{m['office.magazines.drop']()}</p>
      <FieldError id={`${id}-error`} text={wrong} />
    </div>
  );
}
