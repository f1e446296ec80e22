import { OFFICE_ZONE } from '@press-room/contract/office-clock';
import type { PressRelease } from '@press-room/contract/press-releases';
import { ownTakingPath, type TakenChange } from '@press-room/contract/takings';
import { useQuery } from '@tanstack/react-query';
import { MarkedWords } from '../../../components/marked-words.tsx';
import { getJson } from '../../../lib/api.ts';
import { formatOnDay } from '../../../lib/format-on-day.ts';
import { m } from '../../../paraglide/messages.js';
import { useReader } from '../use-reader.ts';
import styles from './corrections.module.css';
import { useSeen } from './use-seen.ts';

/** Maximum number of passages shown without a disclosure. */
const SHORT = 4;

/** Downloaded version, current version, and the changes between them. */
export function TakenNote({ release: { id, language, corrections } }: { release: PressRelease }) {
  const reader = useReader();
  const { data } = useQuery({
    queryKey: ['taken', reader, id, language, corrections.length],
    queryFn: ({ signal }) => getJson<TakenChange>(ownTakingPath(id), {}, signal),
  });
  const taken = data?.taken ?? null;
  useSeen(taken && id);
  if (!taken) return null;
  const { way, has_since, version, current_version: current, passages } = taken;
  const line = way === 'sent' ? m['pressReleases.taken.sent'] : m['pressReleases.taken.taken'];
  const numbered = passages.map(({ pieces }, number) => ({ pieces, number }));
  return (
    <aside className={`${styles.corrections} no-print`} aria-label={m['pressReleases.taken.label']()}>
      <p>
        <strong>{line({ version, current, date: formatOnDay(has_since, OFFICE_ZONE) })}</strong>
      </p>
      {passages.length > 0 && (
        <details open={passages.length <= SHORT}>
          <summary>{m['pressReleases.taken.changes']()}</summary>
          <div className={styles.passages}>
            {numbered.map(({ pieces, number }) => (
              <MarkedWords key={number} pieces={pieces} language={taken.language} />
            ))}
          </div>
        </details>
      )}
    </aside>
  );
}
