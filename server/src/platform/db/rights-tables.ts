import type { Generated } from 'kysely';
import type { BasketTable, OpeningTable, PreparedBasketTable } from './basket-tables.ts';
import type { PrivateFeedTable } from './feed-tables.ts';
import type { Instant } from './instant.ts';
import type { InvitationTable } from './invitation-tables.ts';

/** Right of an account in addition to those of its groups. */
interface UserPermissionTable {
  user_account_id: number;
  /** One of `PERMISSIONS`; unknown ones are ignored. */
  permission: string;
  granted_at: Instant;
  granted_by: number | null;
}

/** Contacts who see a record with access `invited`: exactly one of the four is not null. */
interface InvitedContactTable {
  id: Generated<number>;
  contact_id: number;
  press_release_id: number | null;
  gallery_id: number | null;
  magazine_id: number | null;
  press_kit_id: number | null;
  created_at: Instant;
}

export interface RightsTables {
  invited_contact: InvitedContactTable;
  user_permission: UserPermissionTable;
  invitation: InvitationTable;
  private_feed: PrivateFeedTable;
  basket: BasketTable;
  opening: OpeningTable;
  prepared_basket: PreparedBasketTable;
}
