import { type AssetUse, assetUsagePath } from '@press-room/contract/admin-assets';
import type { Datatables } from '@press-room/contract/datatables';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { getJson } from '../../../lib/api.ts';
import { entryOf, labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import {
  toClipping,
  toOfficeAsset,
  toOfficeGallery,
  toOfficeMagazine,
  toOfficePressGroup,
  toOfficePressKit,
  toOfficePressRelease,
  toReleaseTemplate,
} from '../../paths.ts';
import { PLACES, ROLES } from '../labels.ts';
import styles from './asset-page.module.css';

/** Office screens of the records that use files. */
const SCREENS: Record<AssetUse['noun'], (id: number) => string> = {
  press_release: toOfficePressRelease,
  press_release_template: toReleaseTemplate,
  gallery: toOfficeGallery,
  magazine: toOfficeMagazine,
  press_kit: toOfficePressKit,
  press_group: toOfficePressGroup,
  clipping: toClipping,
  asset: toOfficeAsset,
};

/** Records that use the file. */
export function UsageList({ id }: { id: number }) {
  const { data } = useQuery({
    queryKey: ['office', 'asset-usage', id],
    queryFn: ({ signal }) =>
      getJson<Datatables<AssetUse>>(assetUsagePath(id), { format: 'datatables' }, signal),
    staleTime: 0,
  });
  return (
    <section className={styles.usage}>
      <h2 className={styles.title}>{m['office.media.detail.usage']()}</h2>
      {data?.data.length === 0 && <p className={styles.where}>{m['office.media.detail.unused']()}</p>}
      <ul>
        {data?.data.map((use) => (
          <li key={`${use.noun}-${use.id}-${use.role}`} className={styles.use}>
            <Link href={entryOf(SCREENS, use.noun)?.(use.id) ?? ''}>
              <bdi>{use.title}</bdi>
            </Link>
            <span className={styles.where}>
              {[labelOf(PLACES, use.noun), use.noun === 'press_release' && ROLES[use.role]?.()]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
