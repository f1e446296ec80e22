import type { WireFormat } from '@press-room/contract/release-previews';
import { useMutation } from '@tanstack/react-query';
import buttons from '../../../components/button.module.css';
import { saveFile } from '../../../lib/save-file.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { saveWireFile } from './queries.ts';
import styles from './wire-files.module.css';

/** Names of the standards. */
const NAMES: Record<WireFormat, string> = { newsml: 'NewsML-G2', ninjs: 'ninjs' };

/** Downloads of the draft for newsroom systems, which hold it until its time. */
export function WireFiles({ token }: { token: string }) {
  const { mutate, isPending } = useMutation({
    mutationFn: (format: WireFormat) => saveWireFile(token, format),
    onSuccess: ({ name, media_type, content }) => saveFile(new Blob([content], { type: media_type }), name),
    onError: tellFailure,
  });
  return (
    <section className={`no-print ${styles.files}`}>
      <h2 className={styles.title}>{m['releasePreview.wire.title']()}</h2>
      <p className={styles.note}>{m['releasePreview.wire.text']()}</p>
      <p className={styles.buttons}>
        {(['newsml', 'ninjs'] as const).map((format) => (
          <button
            key={format}
            type="button"
            className={buttons.quiet}
            aria-disabled={isPending}
            onClick={() => !isPending && mutate(format)}
          >
            {m['releasePreview.wire.save']({ format: NAMES[format] })}
          </button>
        ))}
      </p>
    </section>
  );
}
