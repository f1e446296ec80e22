import type { OfficeAssetRow } from '@press-room/contract/admin-assets';
import { LANGUAGES } from '@press-room/contract/languages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { isSeeThrough } from '../../../components/file-types.ts';
import { Icon } from '../../../components/icon.tsx';
import { languageName } from '../../../lib/format.ts';
import { ownWords } from '../../../lib/own-words.ts';
import { m } from '../../../paraglide/messages.js';
import { toOfficeAsset } from '../../paths.ts';
import { fileQuery } from './file-query.ts';
import styles from './files.module.css';

/** Missing texts of a picture, in words. */
function listGaps({ kind, alt, credit }: OfficeAssetRow): string[] {
  if (kind !== 'picture') return [];
  return [
    ...LANGUAGES.toReversed()
      .filter((language) => alt[language].trim() === '')
      .map((language) => m['office.editor.files.noAlt']({ language: languageName(language) })),
    ...(credit.trim() === '' ? [m['office.editor.files.noCredit']()] : []),
  ];
}

/** A library file in a panel, with a link to it and its texts from the library. */
export function FileCard({ id, children }: { id: number; children?: ReactNode }) {
  const { data, error } = useQuery(fileQuery(id));
  const picture = data?.picture;
  const small = picture?.renditions[0]?.url;
  const gaps = data ? listGaps(data) : [];
  return (
    <span className={styles.card} data-file={id}>
      <span className={styles.thumb} data-see-through={isSeeThrough(data?.media_type ?? '')}>
        {small ? (
          <img src={small} alt="" style={{ backgroundColor: picture.placeholder }} />
        ) : (
          data && <Icon name="file" size={20} />
        )}
      </span>
      <span className={styles.words}>
        {data ? (
          <Link href={toOfficeAsset(id)} className={styles.name}>
            <bdi>{ownWords(data.caption) || data.name}</bdi>
          </Link>
        ) : (
          <span className={styles.name}>{error ? m['office.editor.picture.missing']({ id }) : '…'}</span>
        )}
        {data?.credit && <bdi>{data.credit}</bdi>}
        {gaps.map((gap) => (
          <span key={gap} className={styles.gap}>
            {gap}
          </span>
        ))}
        {children}
      </span>
    </span>
  );
}
