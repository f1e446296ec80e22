import {
  type OfficeAccreditation,
  officeProofPath,
  type Proof,
} from '@press-room/contract/event-accreditations';
import { useMutation } from '@tanstack/react-query';
import buttons from '../../../components/button.module.css';
import { getBlob } from '../../../lib/api.ts';
import { formatBytes } from '../../../lib/format.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { Instant } from '../../components/page/instant.tsx';
import styles from './accreditation-page.module.css';

interface ProofsProps {
  accreditation: OfficeAccreditation;
  mayOpen: boolean;
}

/** Documents for the decision. Each download is logged in the audit log, so they are saved one by one. */
export function Proofs({ accreditation, mayOpen }: ProofsProps) {
  const { id, proofs, proofs_erased_at } = accreditation;
  const { mutate, isPending } = useMutation({
    mutationFn: (proof: Proof) => getBlob(officeProofPath(id, proof.id)),
    onSuccess: (file, { name }) => saveFile(file, name),
    onError: tellFailure,
  });
  return (
    <section className={styles.section} aria-labelledby="proofs">
      <h2 id="proofs" className={styles.title}>
        {m['office.fair.proofs.label']()}
      </h2>
      {proofs.length === 0 && <p className={styles.hint}>{m['office.fair.office.noProofs']()}</p>}
      <ul className={styles.list}>
        {proofs.map((proof) => (
          <li key={proof.id}>
            <span className={styles.name}>
              <bdi>{proof.name}</bdi> <span className={styles.hint}>{formatBytes(proof.bytes)}</span>
            </span>
            {mayOpen && (
              <button
                type="button"
                className={buttons.quiet}
                aria-label={m['office.fair.office.openProof']({ name: proof.name })}
                aria-disabled={isPending}
                onClick={() => !isPending && mutate(proof)}
              >
                {m['office.fair.office.open']()}
              </button>
            )}
          </li>
        ))}
      </ul>
      {proofs_erased_at !== null && (
        <p className={styles.hint}>
          {m['office.fair.office.erasedAt']()} <Instant at={proofs_erased_at} />
        </p>
      )}
    </section>
  );
}
