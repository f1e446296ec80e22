import type { Language } from '@press-room/contract/languages';
import { OFFICE_ZONE } from '@press-room/contract/office-clock';
import type { PressKit } from '@press-room/contract/press-kit';
import { DownloadButton } from '../../components/download-button.tsx';
import { MissingFiles } from '../../components/missing-files.tsx';
import { ShareButtons } from '../../components/share-buttons.tsx';
import { formatBytes } from '../../lib/format.ts';
import { formatOnDay } from '../../lib/format-on-day.ts';
import { m } from '../../paraglide/messages.js';
import { countNew, headingId, toPressKits } from './editions.ts';
import { KitFileRow } from './kit-file-row.tsx';
import styles from './kit-section.module.css';

/** @param chosen language filter of the files; null: none */
export function KitSection({ kit, chosen }: { kit: PressKit; chosen: Language | null }) {
  const { year, title, language, bytes, updated_at, files, missing } = kit;
  const count = countNew(kit);
  return (
    <section className={styles.kit} aria-labelledby={headingId(kit)}>
      <div className={styles.head}>
        <p className={styles.year}>{year}</p>
        <div className={styles.words}>
          <h2 id={headingId(kit)} tabIndex={-1} className={styles.title}>
            <bdi lang={language}>{title}</bdi>
          </h2>
          <p className={styles.facts}>
            <span>{m['pressKit.files']({ count: files.length })}</span>
            <span>{m['pressKit.updated']({ date: formatOnDay(updated_at, OFFICE_ZONE) })}</span>
            {count > 0 && <span className={styles.badge}>{m['pressKit.newCount']({ count })}</span>}
          </p>
        </div>
        <div className={styles.whole}>
          {files.length > 1 && (
            <DownloadButton
              request={{ press_kit: kit.id, ...(chosen && { language: chosen }) }}
              facts={[formatBytes(bytes)]}
              of={title}
            >
              {chosen === null ? m['downloads.all']() : m['pressKit.zipNarrowed']()}
            </DownloadButton>
          )}
          <ShareButtons address={toPressKits({ year, language: chosen })} title={title} />
        </div>
      </div>
      <MissingFiles names={missing} />
      <ul className={styles.files}>
        {files.map((file) => (
          <li key={file.id}>
            <KitFileRow file={file} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
}
