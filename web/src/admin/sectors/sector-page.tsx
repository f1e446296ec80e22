import { OFFICE_SECTOR_PATH, type OfficeSector } from '@press-room/contract/admin-sectors';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { nameOfSector } from '../../features/sectors/sectors.ts';
import { useContentLanguage } from '../../i18n/content-language.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { navigate } from '../../lib/navigation.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { toSectorPage } from '../../paths.ts';
import { OfficeFailure } from '../components/page/office-failure.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { DeleteButton } from '../components/record/delete-button.tsx';
import { officeRecordQuery } from '../components/saving/queries.ts';
import { OFFICE_PATHS, toSector } from '../paths.ts';
import { MergeSector } from './merge-sector.tsx';
import { SectorForm } from './sector-form.tsx';
import styles from './sectors.module.css';

export function SectorPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewSector /> : <OneSector key={id} id={Number(id)} />;
}

const NewSector = () => (
  <OfficePage title={m['office.sectors.new']()}>
    <SectorForm row={null} isReadOnly={false} onSaved={({ id }) => navigate(toSector(id))} />
  </OfficePage>
);

function OneSector({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(officeRecordQuery<OfficeSector>(OFFICE_SECTOR_PATH, id));
  if (data) return <Loaded latest={data} />;
  return error ? (
    <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

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

function Loaded({ latest }: { latest: OfficeSector }) {
  // Editing continues from the row that was loaded at its start, even if others save meanwhile.
  const [row, setRow] = useState(latest);
  const language = useContentLanguage();
  const permissions = usePermissions();
  const mayDelete = permissions.includes('sector.delete');
  return (
    <OfficePage
      title={nameOfSector(row, language)}
      action={
        mayDelete && (
          <DeleteButton
            noun={OFFICE_SECTOR_PATH}
            row={row}
            name={nameOfSector(row, language)}
            text={m['office.record.deletePlain']()}
            onDeleted={() => navigate(OFFICE_PATHS.sectors, { replace: true })}
            listUses={listUses}
          />
        )
      }
    >
      <SectorForm
        key={row.version}
        row={row}
        isReadOnly={!permissions.includes('sector.edit')}
        onSaved={setRow}
      />
      <div className={styles.further}>
        {mayDelete && <MergeSector row={row} onMerged={setRow} />}
        <Link href={toSectorPage(row.id)}>{m['office.sectors.page']()}</Link>
      </div>
    </OfficePage>
  );
}
