import { GROUP_NAMES, type GroupName } from './account-groups.ts';

/** Resources at `api/office/<noun>/` and `api/company/<noun>/`; hidden from users without any right to them. */
const OFFICE_NOUNS = [
  'press_release',
  'asset',
  'gallery_tree',
  'gallery',
  'magazine',
  'press_kit',
  'press_group',
  'press_release_template',
  'company',
  'brand',
  'sector',
  'event',
  'webhook',
  'contact',
  'outlet',
  'contact_list',
  'mailing',
  'clipping',
  'appointment',
  'press_review',
  'crisis',
  'clipping_feed',
] as const;
export type OfficeNoun = (typeof OFFICE_NOUNS)[number];

function permissionsTo<Noun extends string, Verb extends string>(
  noun: Noun,
  ...verbs: readonly Verb[]
): `${Noun}.${Verb}`[] {
  return verbs.map((verb) => `${noun}.${verb}` as const);
}

const COMPANY_PERMISSIONS = [
  ...permissionsTo('company', 'view', 'create', 'edit', 'delete', 'merge'),
  ...permissionsTo('brand', 'view', 'create', 'edit', 'delete'),
] as const;

const GROUP_SETTINGS = permissionsTo('press_group', 'view', 'create', 'edit', 'delete');
const WEBHOOK_PERMISSIONS = permissionsTo('webhook', 'view', 'create', 'edit', 'delete');

const SECTOR_PERMISSIONS = permissionsTo('sector', 'view', 'create', 'edit', 'delete');

/** Rights to contacts, mailings, clippings and appointments. */
const REACH_PERMISSIONS = [
  ...permissionsTo('contact', 'view', 'create', 'edit', 'delete', 'export'),
  ...permissionsTo('outlet', 'view', 'create', 'edit', 'delete'),
  ...permissionsTo('contact_list', 'view', 'create', 'edit', 'delete'),
  ...permissionsTo('mailing', 'view', 'create', 'edit', 'delete', 'send', 'export'),
  ...permissionsTo('clipping', 'view', 'create', 'edit', 'delete', 'export'),
  ...permissionsTo('appointment', 'view', 'create', 'edit', 'publish', 'delete', 'export'),
  ...permissionsTo('press_review', 'view', 'create', 'edit', 'publish', 'delete'),
  ...permissionsTo('clipping_feed', 'view', 'create', 'edit', 'delete'),
] as const;

/** `switch`: starts, rehearses and ends a crisis, and writes its statements for readers. */
const CRISIS_PERMISSIONS = permissionsTo('crisis', 'view', 'create', 'edit', 'delete', 'switch');

const IMPORT_PERMISSIONS = permissionsTo('import', 'view', 'create', 'apply', 'export');

/** Names of all rights. */
export const PERMISSIONS = [
  'account.view',
  'account.accredit',
  'account.disable',
  'account.erase',
  'account.invite',
  'account.grant',
  'download.view',
  'asset.view',
  'asset.create',
  'asset.edit',
  'asset.delete',
  'desk.view',
  'message.view',
  'message.edit',
  'message.answer',
  'message.export',
  'job.view',
  'job.retry',
  'figure.view',
  'company_member.view',
  'company_member.edit',
  'company_member.remove',
  'error_report.view',
  'error_report.edit',
  'audit.view',
  'system.view',
  'press_release.view',
  'press_release.create',
  'press_release.edit',
  'press_release.submit',
  'press_release.review',
  'press_release.publish',
  'press_release.delete',
  'press_release.comment',
  'press_release.preview',
  'press_release_template.view',
  'press_release_template.create',
  'press_release_template.edit',
  'press_release_template.delete',
  'gallery_tree.view',
  'gallery_tree.create',
  'gallery_tree.edit',
  'gallery_tree.publish',
  'gallery_tree.delete',
  'gallery.view',
  'gallery.create',
  'gallery.edit',
  'gallery.publish',
  'gallery.delete',
  ...permissionsTo('magazine', 'view', 'create', 'edit', 'publish', 'delete'),
  'press_kit.view',
  'press_kit.create',
  'press_kit.edit',
  'press_kit.submit',
  'press_kit.publish',
  'press_kit.delete',
  ...GROUP_SETTINGS,
  ...COMPANY_PERMISSIONS,
  ...SECTOR_PERMISSIONS,
  'own_company.view',
  'own_company.edit',
  'event.view',
  'event.create',
  'event.edit',
  'event.delete',
  'accreditation.view',
  'accreditation.decide',
  'accreditation.check',
  ...WEBHOOK_PERMISSIONS,
  ...REACH_PERMISSIONS,
  ...CRISIS_PERMISSIONS,
  ...IMPORT_PERMISSIONS,
] as const;
export type Permission = (typeof PERMISSIONS)[number];

const GROUP_PERMISSIONS: Partial<Record<string, readonly Permission[]>> = {
  administrator_press_room: [
    'account.view',
    'account.accredit',
    'account.disable',
    'account.erase',
    'account.invite',
    'download.view',
    'asset.view',
    'asset.create',
    'asset.edit',
    'asset.delete',
    'desk.view',
    'message.view',
    'message.edit',
    'message.answer',
    'message.export',
    'job.view',
    'job.retry',
    'figure.view',
    'company_member.view',
    'company_member.edit',
    'company_member.remove',
    'press_release.view',
    'press_release.create',
    'press_release.edit',
    'press_release.submit',
    'press_release.review',
    'press_release.publish',
    'press_release.delete',
    'press_release.comment',
    'press_release.preview',
    'press_release_template.view',
    'press_release_template.create',
    'press_release_template.edit',
    'press_release_template.delete',
    'gallery_tree.view',
    'gallery_tree.create',
    'gallery_tree.edit',
    'gallery_tree.publish',
    'gallery_tree.delete',
    'gallery.view',
    'gallery.create',
    'gallery.edit',
    'gallery.publish',
    'gallery.delete',
    'magazine.view',
    'magazine.create',
    'magazine.edit',
    'magazine.publish',
    'magazine.delete',
    'press_kit.view',
    'press_kit.create',
    'press_kit.edit',
    'press_kit.submit',
    'press_kit.publish',
    'press_kit.delete',
    ...GROUP_SETTINGS,
    ...COMPANY_PERMISSIONS,
    ...SECTOR_PERMISSIONS,
    'event.view',
    'event.create',
    'event.edit',
    'event.delete',
    'accreditation.view',
    'accreditation.decide',
    'accreditation.check',
    ...WEBHOOK_PERMISSIONS,
    ...REACH_PERMISSIONS,
    ...CRISIS_PERMISSIONS,
    ...IMPORT_PERMISSIONS,
  ],
  administrator_associated_companies: [...COMPANY_PERMISSIONS, ...IMPORT_PERMISSIONS],
  administrator_global: PERMISSIONS,
};

const AGENT_PERMISSIONS = [
  'asset.view',
  'asset.create',
  'asset.edit',
  'asset.delete',
  'figure.view',
  'press_release.view',
  'press_release.create',
  'press_release.edit',
  'press_release.submit',
  'press_release.delete',
  'press_release.comment',
  'press_kit.view',
  'press_kit.create',
  'press_kit.edit',
  'press_kit.submit',
  'press_kit.delete',
] as const satisfies readonly Permission[];

/** Rights limited to the own company, once it is confirmed. */
const OWN_COMPANY_PERMISSIONS: Partial<Record<string, readonly Permission[]>> = {
  agent_press_room_external_company: AGENT_PERMISSIONS,
  administrator_press_room_external_company: [
    ...AGENT_PERMISSIONS,
    'account.invite',
    'company_member.view',
    'company_member.remove',
    'own_company.view',
    'own_company.edit',
  ],
};

/** Groups of companies' own press offices. */
export const COMPANY_GROUPS = [
  'agent_press_room_external_company',
  'administrator_press_room_external_company',
] as const satisfies readonly GroupName[];
export type CompanyGroup = (typeof COMPANY_GROUPS)[number];

export function ownCompanyPermissionsOf(groups: readonly { name: string }[]): Permission[] {
  const held = new Set(groups.flatMap(({ name }) => OWN_COMPANY_PERMISSIONS[name] ?? []));
  return PERMISSIONS.filter((permission) => held.has(permission));
}

/** Groups whose members have a right for all records. */
export const groupsWith = (permission: Permission): GroupName[] =>
  GROUP_NAMES.filter((name) => GROUP_PERMISSIONS[name]?.includes(permission) === true);

/** Groups whose members have a right, at least for records of their own company. */
export const groupsWithAnywhere = (permission: Permission): GroupName[] =>
  GROUP_NAMES.filter(
    (name) =>
      groupsWith(permission).includes(name) || OWN_COMPANY_PERMISSIONS[name]?.includes(permission) === true,
  );

/** A person with rights, by groups and direct assignment. */
export interface Holder {
  groups: readonly { name: string }[];
  /** Rights assigned directly. */
  permissions?: readonly string[] | undefined;
}

/** Users for whom `SECOND_FACTOR=required` applies. */
export const isOfficer = ({ groups, permissions = [] }: Holder): boolean =>
  permissions.length > 0 || groups.some(({ name }) => name.startsWith('administrator_'));

/** Rights for all records, by groups and direct assignment. */
export function rightsOf({ groups, permissions = [] }: Holder): Permission[] {
  const held = new Set<string>([
    ...groups.flatMap(({ name }) => GROUP_PERMISSIONS[name] ?? []),
    ...permissions,
  ]);
  return PERMISSIONS.filter((permission) => held.has(permission));
}

/** Rights of a user, including those limited to their own company; screens depend on them. */
export function rightsAnywhereOf(holder: Holder & { press_office_of?: object | undefined }): Permission[] {
  const held = rightsOf(holder);
  // Users without a company have none of its rights.
  if (holder.press_office_of === undefined) return held.filter((name) => !name.startsWith('own_company.'));
  return [...new Set([...held, ...ownCompanyPermissionsOf(holder.groups)])];
}
