import type { BasketTable, OpeningTable, PreparedBasketTable } from './basket-tables.ts';
import type { PrivateFeedTable } from './feed-tables.ts';
import type { Instant } from './instant.ts';
import type { InvitationTable } from './invitation-tables.ts';

/** Direct right of an account in addition to its groups. */
interface UserPermissionTable {
  user_account_id: number;
  /** One of `PERMISSIONS`; unknown ones are ignored. */
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
