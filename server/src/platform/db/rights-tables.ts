import type { BasketTable, OpeningTable, PreparedBasketTable } from './basket-tables.ts';
import type { PrivateFeedTable } from './feed-tables.ts';
import type { Instant } from './instant.ts';
import type { InvitationTable } from './invitation-tables.ts';

/** A right that somebody has beside those of their groups. */
export interface UserPermissionTable {
  user_account_id: number;
  /** One of `PERMISSIONS`; one that is none any more says nothing. */
  permission: string;
  granted_at: Instant;
  granted_by: number | null;
}

export interface RightsTables {
  user_permission: UserPermissionTable;
  invitation: InvitationTable;
  private_feed: PrivateFeedTable;
  basket: BasketTable;
  opening: OpeningTable;
  prepared_basket: PreparedBasketTable;
}
