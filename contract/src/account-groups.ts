/** Groups of users (spec 6), in the order of growing rights. */
export const GROUP_NAMES = [
  'user_press_room',
  'agent_press_room_external_company',
  'administrator_press_room_external_company',
  'administrator_press_room',
  'administrator_associated_companies',
  'administrator_global',
] as const;
export type GroupName = (typeof GROUP_NAMES)[number];

/** The five groups that admit to the press room; `administrator_associated_companies` alone does not. */
export const ADMITTING_GROUPS: readonly GroupName[] = GROUP_NAMES.filter(
  (name) => name !== 'administrator_associated_companies',
);

/** Admitted journalists and the press office, without companies' press offices. */
export const ACCREDITED_GROUPS: readonly GroupName[] = [
  'user_press_room',
  'administrator_press_room',
  'administrator_global',
];

/** Groups whose members work in the press office or for the association. */
export const STAFF_GROUPS: readonly GroupName[] = [
  'administrator_press_room',
  'administrator_associated_companies',
  'administrator_global',
];

/** Officers of the association: neither journalists nor members of a company, whatever their profile states. */
export const isStaff = ({ groups }: { groups: readonly { name: string }[] }): boolean =>
  groups.some(({ name }) => STAFF_GROUPS.some((group) => group === name));

export const isAccreditedReader = (groups: readonly { name: string }[]): boolean =>
  groups.some(({ name }) => ACCREDITED_GROUPS.some((group) => group === name));

export function isAdmitted(groups: readonly { name: string }[]): boolean {
  return groups.some((group) => ADMITTING_GROUPS.some((name) => name === group.name));
}
