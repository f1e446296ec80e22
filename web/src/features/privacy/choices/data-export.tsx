import { useMutation } from '@tanstack/react-query';
import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { m } from '../../../paraglide/messages.js';
import { downloadData } from '../queries.ts';
import styles from './own-choices.module.css';

export function DataExport() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: downloadData,
    onSuccess: (archive) => saveFile(archive, m['privacy.export.fileName']()),
  });
  return (
    <section className={styles.block}>
      <h2 className={styles.heading}>{m['privacy.export.title']()}</h2>
      <p className={styles.soft}>{m['privacy.export.text']()}</p>
      <button type="button" className={buttons.quiet} disabled={isPending} onClick={() => mutate()}>
        <Icon name="download" size={20} />
        {m['privacy.export.button']()}
      </button>
      <Refusal error={error} />
    </section>
  );
}
