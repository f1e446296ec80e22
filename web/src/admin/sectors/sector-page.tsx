import { OFFICE_SECTOR_PATH, type OfficeSector } from '@press-room/contract/admin-sectors';
import { Link } from 'wouter';
import { nameOfSector } from '../../features/sectors/sectors.ts';
import { useContentLanguage } from '../../i18n/content-language.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { toSectorPage } from '../../paths.ts';
import { OfficePage } from '../components/page/office-page.tsx';
import { DeleteButton } from '../components/record/delete-button.tsx';
import { NewRecord, RecordPage, type ScreenProps } from '../components/record/record-page.tsx';
import { OFFICE_PATHS, toSector } from '../paths.ts';
import { MergeSector } from './merge-sector.tsx';
import { SectorForm } from './sector-form.tsx';
import styles from './sectors.module.css';

export const SectorPage = () => (
  <RecordPage<OfficeSector>
    noun={OFFICE_SECTOR_PATH}
    fresh={
      <NewRecord
        title={m['office.sectors.new']()}
        permission="sector.create"
        Form={SectorForm}
        toRecord={toSector}
      />
    }
  >
    {(screen) => <SectorScreen {...screen} />}
  </RecordPage>
);

/** Remaining uses of the sector. */
function listUses({ facts }: ApiError): string[] {
  const {
    press_releases = 0,
    assets = 0,
    contacts = 0,
    clippings = 0,
  } = (facts.uses ?? {}) as Partial<OfficeSector['uses']>;
  return [
    ...(press_releases > 0 ? [m['office.sectors.uses.releases']({ count: press_releases })] : []),
    ...(assets > 0 ? [m['office.sectors.uses.assets']({ count: assets })] : []),
    ...(contacts > 0 ? [m['office.contacts.count']({ count: contacts })] : []),
    ...(clippings > 0 ? [m['office.clippings.count']({ count: clippings })] : []),
  ];
}

function SectorScreen({ row, onSaved }: ScreenProps<OfficeSector>) {
  const language = useContentLanguage();
  const permissions = usePermissions();
  const mayDelete = permissions.includes('sector.delete');
  return (
    <OfficePage
      title={nameOfSector(row, language)}
      action={
        <DeleteButton
          permission="sector.delete"
          noun={OFFICE_SECTOR_PATH}
          row={row}
          name={nameOfSector(row, language)}
          text={m['office.record.deletePlain']()}
          backTo={OFFICE_PATHS.sectors}
          listUses={listUses}
        />
      }
    >
      <SectorForm
        key={row.version}
        row={row}
        isReadOnly={!permissions.includes('sector.edit')}
        onSaved={onSaved}
      />
      <div className={styles.further}>
        {mayDelete && <MergeSector row={row} onMerged={onSaved} />}
        <Link href={toSectorPage(row.id)}>{m['office.sectors.page']()}</Link>
      </div>
    </OfficePage>
  );
}
