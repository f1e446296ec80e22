import {
  type OwnAccreditation,
  PROOF_DAYS,
  PROOF_MAX_BYTES,
  PROOF_MEDIA_TYPES,
  PROOFS_MAX,
} from '@press-room/contract/event-accreditations';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import buttons from '../../components/button.module.css';
import { FileChooser } from '../../components/file-chooser.tsx';
import { Icon } from '../../components/icon.tsx';
import { Refusal } from '../../components/refusal.tsx';
import fields from '../../components/text-field.module.css';
import { formatBytes } from '../../lib/format.ts';
import { m } from '../../paraglide/messages.js';
import styles from './accreditation-page.module.css';
import { addProof, proofsKey, removeProof } from './queries.ts';

interface ProofsFieldProps {
  own: OwnAccreditation;
  onChanged: (own: OwnAccreditation) => void;
}

/** Documents of an application; each is uploaded when it is chosen. */
export function ProofsField({ own, onChanged }: ProofsFieldProps) {
  const id = useId();
  const add = useMutation({
    mutationKey: proofsKey(own),
    mutationFn: (file: File) => addProof(own, file),
    onSuccess: onChanged,
  });
  const remove = useMutation({
    mutationKey: proofsKey(own),
    mutationFn: (proof: number) => removeProof(own, proof),
    onSuccess: onChanged,
  });
  const isBusy = add.isPending || remove.isPending;
  return (
    <div className={fields.field}>
      <label htmlFor={id} className={fields.label}>
        {m['office.fair.proofs.label']()}
      </label>
      <ul className={styles.proofs} aria-busy={isBusy}>
        {own.proofs.map(({ id: proof, name, bytes }) => (
          <li key={proof}>
            <Icon name="file" size={20} />
            <span className={styles.file}>
              <bdi>{name}</bdi> <span className={styles.facts}>{formatBytes(bytes)}</span>
            </span>
            <button
              type="button"
              className={buttons.quiet}
              aria-label={m['office.fair.proofs.remove']({ name })}
              aria-disabled={isBusy}
              onClick={() => !isBusy && remove.mutate(proof)}
            >
              <Icon name="close" size={20} />
            </button>
          </li>
        ))}
      </ul>
      {own.proofs.length < PROOFS_MAX && (
        <FileChooser
          id={id}
          accept={PROOF_MEDIA_TYPES.join(',')}
          describedBy={`${id}-hint`}
          isDisabled={isBusy}
          onChoose={(file) => file && add.mutate(file)}
        />
      )}
      <p id={`${id}-hint`} className={fields.hint}>
        {m['office.fair.proofs.hint']({
          n: PROOFS_MAX,
          size: formatBytes(PROOF_MAX_BYTES),
          days: PROOF_DAYS,
        })}
      </p>
      <Refusal error={add.error ?? remove.error} />
    </div>
  );
}
