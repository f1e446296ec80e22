import { sql } from 'kysely';
import {
  mustReferTo,
  refersTo,
  required,
  requiredUnique,
  type SchemaBuilder,
  withDefault,
} from './schema-builder.ts';

const VISIBLE_FROM = sql`case when status <> 'draft' and admission <> 'invited' then published_at end`;
const ACCESS = sql`case when admission = 'public' then 'public' else 'press' end`;

/** The agenda of the press office. */
export async function createAppointments({
  createIndexes,
  createTable,
  id,
  text,
}: SchemaBuilder): Promise<void> {
  await createTable('appointment')
    .addColumn('id', 'integer', id)
    .addColumn('version', 'integer', withDefault(1))
    .addColumn('press_group_id', 'integer', mustReferTo('press_group'))
    .addColumn('event_id', 'integer', refersTo('event', 'set null'))
    .addColumn('kind', text, required)
    .addColumn('status', text, required)
    .addColumn('admission', text, required)
    .addColumn('title_it', text, required)
    .addColumn('title_en', text, required)
    .addColumn('description_it', text, required)
    .addColumn('description_en', text, required)
    .addColumn('place_it', text, required)
    .addColumn('place_en', text, required)
    .addColumn('notice_it', text, required)
    .addColumn('notice_en', text, required)
    .addColumn('link', text, required)
    .addColumn('languages', text, required)
    .addColumn('starts_at', text, required)
    .addColumn('ends_at', text, required)
    .addColumn('capacity', 'integer')
    .addColumn('sequence', 'integer', withDefault(0))
    .addColumn('published_at', text)
    .addColumn('visible_from', text, (column) => column.generatedAlwaysAs(VISIBLE_FROM).stored())
    .addColumn('expires_at', text, (column) => column.generatedAlwaysAs(sql`ends_at`).stored())
    .addColumn('access', text, (column) => column.generatedAlwaysAs(ACCESS).stored())
    .addColumn('created_at', text, required)
    .addColumn('updated_at', text, required)
    .execute();
  await createIndexes('appointment', {
    by_starts_at: ['starts_at', 'id'],
    by_press_group_id: ['press_group_id', 'starts_at', 'id'],
    by_event_id: ['event_id', 'starts_at', 'id'],
    by_visible_from: ['visible_from'],
    by_expires_at: ['expires_at'],
  });

  await createTable('appointment_host')
    .addColumn('appointment_id', 'integer', mustReferTo('appointment', 'cascade'))
    .addColumn('contact_id', 'integer', mustReferTo('contact', 'cascade'))
    .addColumn('position', 'integer', required)
    .addPrimaryKeyConstraint('appointment_host_pk', ['appointment_id', 'contact_id'])
    .execute();
  await createIndexes('appointment_host', { by_contact_id: ['contact_id'] });

  await createTable('appointment_slot')
    .addColumn('id', 'integer', id)
    .addColumn('appointment_id', 'integer', mustReferTo('appointment', 'cascade'))
    .addColumn('starts_at', text, required)
    .addColumn('ends_at', text, required)
    .addUniqueConstraint('appointment_slot_once', ['appointment_id', 'starts_at'])
    .execute();

  await createTable('appointment_answer')
    .addColumn('id', 'integer', id)
    .addColumn('appointment_id', 'integer', mustReferTo('appointment', 'cascade'))
    .addColumn('contact_id', 'integer', refersTo('contact', 'set null'))
    .addColumn('user_account_id', 'integer', refersTo('user_account', 'set null'))
    .addColumn('email', text, required)
    .addColumn('name', text, required)
    .addColumn('outlet', text, required)
    .addColumn('language', text, required)
    .addColumn('state', text, required)
    .addColumn('slot_id', 'integer', (column) => refersTo('appointment_slot')(column.unique()))
    .addColumn('needs', text, withDefault(''))
    .addColumn('needs_note', text, withDefault(''))
    .addColumn('colleague_of', 'integer', refersTo('appointment_answer', 'set null'))
    .addColumn('code', text, requiredUnique)
    .addColumn('revision', 'integer', withDefault(0))
    .addColumn('waiting_since', text)
    .addColumn('asked_at', text)
    .addColumn('answered_at', text)
    .addColumn('entered_at', text)
    .addColumn('created_at', text, required)
    .addUniqueConstraint('appointment_answer_once', ['appointment_id', 'email'])
    .execute();
  await createIndexes('appointment_answer', {
    by_state: ['appointment_id', 'state', 'waiting_since', 'id'],
    by_contact_id: ['contact_id'],
    by_user_account_id: ['user_account_id'],
    by_email: ['email'],
    by_colleague_of: ['colleague_of'],
  });

  await createTable('appointment_release')
    .addColumn('appointment_id', 'integer', mustReferTo('appointment', 'cascade'))
    .addColumn('press_release_id', 'integer', mustReferTo('press_release', 'cascade'))
    .addColumn('position', 'integer', required)
    .addPrimaryKeyConstraint('appointment_release_pk', ['appointment_id', 'press_release_id'])
    .execute();
  await createIndexes('appointment_release', { by_press_release_id: ['press_release_id'] });

  await createTable('appointment_kit')
    .addColumn('appointment_id', 'integer', mustReferTo('appointment', 'cascade'))
    .addColumn('press_kit_id', 'integer', mustReferTo('press_kit', 'cascade'))
    .addColumn('position', 'integer', required)
    .addPrimaryKeyConstraint('appointment_kit_pk', ['appointment_id', 'press_kit_id'])
    .execute();
  await createIndexes('appointment_kit', { by_press_kit_id: ['press_kit_id'] });
}
