import type { Language } from '@press-room/contract/languages';
import type { PressKitFile } from '@press-room/contract/press-kit';
import { BasketButton } from '../../components/basket-button.tsx';
import { DownloadButton } from '../../components/download-button.tsx';
import { fileTypeOf, isSeeThrough } from '../../components/file-types.ts';
import { Icon } from '../../components/icon.tsx';
import { Picture } from '../../components/picture.tsx';
import { formatBytes } from '../../lib/format.ts';
import { formatOnDay } from '../../lib/format-on-day.ts';
import { labelOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import styles from './kit-file-row.module.css';

const THUMBNAIL = '104px';

const LANGUAGE_NAMES: Record<Language, () => string> = {
  en: m['pressKit.english'],
  it: m['pressKit.italian'],
};

/** @param language of the title */
export function KitFileRow({ file, language }: { file: PressKitFile; language: string }) {
  const { id, title, media_type, bytes, pages, picture, is_new, copy_taken_at } = file;
  const type = fileTypeOf(media_type);
  const facts = [type.name, pages === null ? '' : m['pressKit.pages']({ count: pages }), formatBytes(bytes)];
  const isLogo = picture !== null && isSeeThrough(media_type);
  return (
    <article className={styles.row} data-new={is_new}>
      <div className={styles.sight} data-page={pages !== null} data-see-through={isLogo}>
        {picture ? (
          <Picture picture={picture} sizes={THUMBNAIL} isDecorative />
        ) : (
          <Icon name={type.icon} size={32} />
        )}
      </div>
      <div className={styles.words}>
        <h3 className={styles.title}>
          <bdi lang={language}>{title}</bdi>
          {is_new && <span className={styles.badge}>{m['pressKit.new']()}</span>}
        </h3>
        {copy_taken_at && (
          <p className={styles.newer}>
            <Icon name="alert" size={16} />
            {m['pressKit.newerThanCopy']({ date: formatOnDay(copy_taken_at) })}
          </p>
        )}
      </div>
      <p className={styles.language}>
        {file.language === null ? m['pressKit.bothLanguages']() : labelOf(LANGUAGE_NAMES, file.language)}
      </p>
      <div className={styles.action}>
        <DownloadButton kind="quiet" request={{ asset: id }} facts={facts} of={title}>
          {m['downloads.one']()}
        </DownloadButton>
        <BasketButton item={{ kind: 'file', id, title }} of={title} />
      </div>
    </article>
  );
}
