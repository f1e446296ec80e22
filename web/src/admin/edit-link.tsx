import { type Permission, rightsOf } from '@press-room/contract/roles';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useSearch } from 'wouter';
import { Icon } from '../components/icon.tsx';
import { readReading } from '../features/magazines/filter.ts';
import { readGalleryAddress } from '../features/press-gallery/address.ts';
import { releaseQuery } from '../features/press-releases/queries.ts';
import { useReader } from '../features/press-releases/use-reader.ts';
import { useUser } from '../lib/auth.ts';
import { usePermissions } from '../lib/permissions.ts';
import { matches } from '../lib/screen.ts';
import { m } from '../paraglide/messages.js';
import { PATHS } from '../paths.ts';
import {
  OFFICE_PATHS,
  toAppointment,
  toCompany,
  toOfficeEvent,
  toOfficeGallery,
  toOfficeMagazine,
  toOfficePressRelease,
  toSector,
} from './paths.ts';

interface Editor {
  permission: Permission;
  /** `id`: last part of the page's path. */
  toAddress: (id: number, search: string) => string;
}

const MAGAZINES: Editor = {
  permission: 'magazine.edit',
  toAddress: (_, search) => {
    const reading = readReading(search);
    return reading ? toOfficeMagazine(reading.id) : OFFICE_PATHS.officeMagazines;
  },
};

/** Office screens that edit public pages, by the pattern of the page. */
const EDITORS: Readonly<Record<string, Editor>> = {
  [PATHS.pressRelease]: { permission: 'press_release.edit', toAddress: toOfficePressRelease },
  [PATHS.companyPage]: { permission: 'company.edit', toAddress: toCompany },
  [PATHS.sectorPage]: { permission: 'sector.edit', toAddress: toSector },
  [PATHS.eventPage]: { permission: 'event.edit', toAddress: toOfficeEvent },
  [PATHS.appointmentPage]: { permission: 'appointment.edit', toAddress: toAppointment },
  [PATHS.pressGallery]: {
    permission: 'gallery.edit',
    toAddress: (_, search) => {
      const { gallery } = readGalleryAddress(search);
      return gallery === null ? OFFICE_PATHS.officeGalleryTree : toOfficeGallery(gallery);
    },
  },
  [PATHS.italianMagazine]: MAGAZINES,
  [PATHS.internationalMagazine]: MAGAZINES,
  [PATHS.pressKit]: { permission: 'press_kit.edit', toAddress: () => OFFICE_PATHS.officePressKits },
};

/** Links a public page to the screen that edits it. */
export function EditLink({ className }: { className: string | undefined }) {
  const [path] = useLocation();
  const search = useSearch();
  const user = useUser();
  const own = useOwnAddress(path);
  const [, editor] = Object.entries(EDITORS).find(([pattern]) => matches(pattern, path)) ?? [];
  const isPermitted = editor !== undefined && user !== null && rightsOf(user).includes(editor.permission);
  const address = isPermitted ? editor.toAddress(idOf(path), search) : own;
  if (address === null) return null;
  return (
    <Link href={address} className={className}>
      <Icon name="edit" size={16} />
      {m['office.editPage']()}
    </Link>
  );
}

/** Address for a company's own page or release; null on other pages. */
function useOwnAddress(path: string): string | null {
  const company = useUser()?.press_office_of?.id;
  const permissions = usePermissions();
  const id = idOf(path);
  // The page itself loads the release.
  const { data: release } = useQuery({ ...releaseQuery(useReader(), String(id)), enabled: false });
  if (company === undefined) return null;
  if (matches(PATHS.companyPage, path) && permissions.includes('own_company.edit') && id === company)
    return OFFICE_PATHS.ownCompany;
  const isOwnRelease = matches(PATHS.pressRelease, path) && release?.company?.id === company;
  return isOwnRelease && permissions.includes('press_release.edit') ? toOfficePressRelease(id) : null;
}

const idOf = (path: string): number => Number(path.split('/').at(-1));
