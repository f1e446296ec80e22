import type { OfficeAssetRow } from '@press-room/contract/admin-assets';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import buttons from '../../components/button.module.css';
import { FieldError } from '../../components/field-error.tsx';
import { FileChooser } from '../../components/file-chooser.tsx';
import { describeRefusal } from '../../lib/describe-refusal.ts';
import { useStore } from '../../lib/store.ts';
import { m } from '../../paraglide/messages.js';
import { fileQuery } from '../components/files/file-query.ts';
import { PicturePicker } from '../components/media/lazy-picture-picker.tsx';
import { UploadRow } from '../components/media/upload-row.tsx';
import { cancelUpload, sendFiles, type UploadState, uploadsStore } from '../components/media/uploads.ts';
import styles from './document-field.module.css';

interface DocumentFieldProps {
  /** Id of the stored PDF; 0: none. */
  value: number;
  name: string;
  error: string | undefined;
  onChange: (value: number) => void;
}

/** Upload states in which the file is expected, and not missing. */
const COMING: readonly UploadState[] = ['waiting', 'sending', 'done'];

/** Field for a PDF: dropped, chosen or from the library. It is shown at once and stored on save. */
export function DocumentField({ value, name, error, onChange }: DocumentFieldProps) {
  const id = useId();
  const client = useQueryClient();
  const [stored, setStored] = useState(name);
  const [sent, setSent] = useState<string>();
  const [refusal, setRefusal] = useState<string>();
  const [isPicking, setIsPicking] = useState(false);
  const upload = useStore(uploadsStore).find(({ key }) => key === sent);
  const settle = (asset: OfficeAssetRow) => {
    if (asset.kind === 'document') {
      setStored(asset.name);
      onChange(asset.id);
    } else setRefusal(m['office.magazines.notPdf']());
  };
  const use = (asset: number) => {
    setRefusal(undefined);
    client
      .fetchQuery(fileQuery(asset))
      .then(settle, (failure: Error) => setRefusal(describeRefusal(failure)));
  };
  const take = (file: File | null) => {
    if (!file) return;
    // Only the last chosen file counts.
    if (sent !== undefined) cancelUpload(sent);
    setSent(sendFiles([file], { onDone: use })[0]);
  };
  const isComing = upload !== undefined && COMING.includes(upload.state);
  const missing = isComing ? m['office.magazines.coming']() : error;
  const wrong = refusal ?? (error === undefined ? undefined : missing);
  return (
    <div className={styles.place}>
      <label htmlFor={id} className={styles.label}>
        {m['office.magazines.document']()}
      </label>
      <p aria-live="polite" className={styles.stored}>
        {value > 0 && <bdi>{stored}</bdi>}
      </p>
      {upload && (
        <ul className={styles.upload}>
          <UploadRow item={upload} />
        </ul>
      )}
      <p className={styles.hint}>{m['office.magazines.drop']()}</p>
      <div className={styles.ways}>
        <FileChooser
          id={id}
          accept="application/pdf,.pdf"
          isInvalid={wrong !== undefined}
          describedBy={`${id}-error`}
          isMain
          onChoose={take}
        />
        <button type="button" className={buttons.quiet} onClick={() => setIsPicking(true)}>
          {m['office.media.picker.title']()}
        </button>
      </div>
      <FieldError id={`${id}-error`} text={wrong} />
      {isPicking && (
        <PicturePicker
          kind="document"
          isMany={false}
          onPick={([picked]) => picked !== undefined && use(picked)}
          onClose={() => setIsPicking(false)}
        />
      )}
    </div>
  );
}
