import {
  type AccountPicture,
  type Profession,
  type Profile,
  profileSchema,
  type Registered,
  registeredSchema,
} from '@press-room/contract/account';
import { PRIVACY_VERSION } from '@press-room/contract/limits';
import { rightsOf } from '@press-room/contract/roles';
import { unauthorized } from '../../../platform/errors/errors.ts';
import type { SessionMark } from '../../../platform/http/authentication.ts';
import { recordAudit } from '../../audit/queries.ts';
import type { AppContext } from '../../context.ts';
import { findAcceptedVersion } from '../../personal-data/consents.ts';
import { findUsualHours, toAccreditation } from '../accreditation.ts';
import { factorStateOf } from '../factor-state.ts';
import { listDirectPermissions } from '../queries.ts';
import { findPendingEmail } from './email-queries.ts';
import { type ProfessionForm, toProfessionColumns } from './form.ts';
import { PICTURE_FILE } from './picture.ts';
import { findProfile, listRecentSignIns, type StoredProfile, toSectors, updateProfile } from './queries.ts';

type ProfileContext = Pick<AppContext, 'config' | 'database' | 'links' | 'now'>;

export function toProfession(row: StoredProfile): Profession {
  const {
    account_type,
    company_name,
    qualify,
    publishing_house,
    website,
    newspaper,
    country,
    periodicity,
    printing_copies,
  } = row;
  return {
    account_type,
    company_name,
    qualify,
    publishing_house,
    website,
    newspaper,
    country,
    periodicity,
    printing_copies,
    company:
      row.company_id === null
        ? null
        : {
            id: row.company_id,
            name: row.known_company_name ?? '',
          },
    sector: toSectors(row.sector),
  };
}

/** Signed addresses, valid for the session of a person who may see the profile. */
export function toPicture(
  { links }: Pick<AppContext, 'links'>,
  session: SessionMark,
  { picture_small, picture_large }: Pick<StoredProfile, 'picture_small' | 'picture_large'>,
): AccountPicture | null {
  if (picture_small === null || picture_large === null) return null;
  return {
    small: links.pictures.toSigned({ key: picture_small, ...PICTURE_FILE }, session),
    large: links.pictures.toSigned({ key: picture_large, ...PICTURE_FILE }, session),
  };
}

/** Empty fields that the press office needs for its decision. */
function listMissing(row: StoredProfile): string[] {
  const { account_type, company_id, company_name, qualify, publishing_house, newspaper, sector } = row;
  const isCompany = account_type === 'COMPANY';
  const checks: [string, boolean][] = [
    ['first_name', row.first_name === ''],
    ['last_name', row.last_name === ''],
    ['company_name', isCompany && company_id === null && company_name === ''],
    ['qualify', !isCompany && qualify === null],
    ['newspaper', !isCompany && newspaper === '' && publishing_house === ''],
    ['sector', toSectors(sector).length === 0],
  ];
  return checks.flatMap(([name, isMissing]) => (isMissing ? [name] : []));
}

/** The user's profile. @throws 401 if the account was deleted */
export async function getProfile(context: ProfileContext, session: SessionMark): Promise<Profile> {
  const accountId = session.account_id;
  const { db } = context.database;
  const found = await findProfile(db, accountId);
  if (found === null) throw unauthorized('no_credentials');
  const row = { ...found, permissions: await listDirectPermissions(db, accountId) };
  const accreditation = toAccreditation(row.groups, row);
  return profileSchema.parse({
    ...row,
    ...toProfession(row),
    permissions: rightsOf(row),
    picture: toPicture(context, session, row),
    pending_email: await findPendingEmail(db, accountId),
    accreditation: {
      ...accreditation,
      missing: accreditation.state === 'approved' ? [] : listMissing(row),
      usual_hours: await findUsualHours(db),
    },
    privacy_version: PRIVACY_VERSION,
    needs_consent: (await findAcceptedVersion(db, accountId)) !== PRIVACY_VERSION,
    second_factor: factorStateOf(context, row),
    recent_sign_ins: await listRecentSignIns(db, accountId),
  } satisfies Profile);
}

export async function getRegistered(context: ProfileContext, accountId: number): Promise<Registered> {
  const row = await findProfile(context.database.db, accountId);
  if (row === null) throw unauthorized('no_credentials');
  return registeredSchema.parse({ ...row, ...toProfession(row) } satisfies Registered);
}

export interface ProfileForm extends ProfessionForm {
  first_name?: string | undefined;
  last_name?: string | undefined;
  language?: string | undefined;
}

export async function changeProfile(
  context: ProfileContext,
  session: SessionMark,
  { first_name, last_name, language, ...profession }: ProfileForm,
): Promise<Profile> {
  const { db } = context.database;
  const columns = await toProfessionColumns(db, profession);
  const id = session.account_id;
  const change = { first_name, last_name, language, ...columns };
  const fields = Object.entries(change).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  await db.transaction().execute(async (trx) => {
    await updateProfile(trx, id, change);
    await recordAudit(trx, { by: id, action: 'change_profile', about: id, fields }, context.now());
  });
  return getProfile(context, session);
}
