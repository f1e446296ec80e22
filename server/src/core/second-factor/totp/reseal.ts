import type { Db } from '../../../platform/db/db.ts';
import type { SecretBox } from '../../../platform/signing/secret-box.ts';
import type { AppContext } from '../../context.ts';

type ResealContext = Pick<AppContext, 'database' | 'secretBox' | 'webhookBox'>;

/** Encrypts secrets of `SECRET_KEY_OLD` with `SECRET_KEY`; afterwards they do not need the old key. */
export async function resealSecrets({
  database: { db },
  secretBox,
  webhookBox,
}: ResealContext): Promise<void> {
  await resealFactors(db, secretBox);
  await resealWebhooks(db, webhookBox);
}

async function resealFactors(db: Db, box: SecretBox): Promise<void> {
  for (const column of ['secret', 'pending_secret'] as const) {
    const rows = await db
      .selectFrom('totp_factor')
      .select((eb) => ['user_account_id as owner', eb.ref(column).as('sealed')])
      .execute();
    for (const { owner, before, after } of listRenewed(box, rows)) {
      const factor = db.updateTable('totp_factor').set({ [column]: after });
      await factor.where('user_account_id', '=', owner).where(column, '=', before).execute();
    }
  }
}

async function resealWebhooks(db: Db, box: SecretBox): Promise<void> {
  for (const column of ['secret_sealed', 'old_secret_sealed'] as const) {
    const rows = await db
      .selectFrom('webhook')
      .select((eb) => ['id as owner', eb.ref(column).as('sealed')])
      .execute();
    for (const { owner, before, after } of listRenewed(box, rows)) {
      const webhook = db.updateTable('webhook').set({ [column]: after });
      await webhook.where('id', '=', owner).where(column, '=', before).execute();
    }
  }
}

const listRenewed = (box: SecretBox, rows: readonly { owner: number; sealed: string | null }[]) =>
  rows.flatMap(({ owner, sealed: before }) => {
    const after = before === null ? null : box.renew(before, owner);
    return before === null || after === null ? [] : [{ owner, before, after }];
  });
