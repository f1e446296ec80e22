import { PREPARED_BASKET_PATH, type PreparedBasket } from '@press-room/contract/prepared-baskets';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficePage } from '../../components/page/office-page.tsx';
import { DeleteButton } from '../../components/record/delete-button.tsx';
import { NewRecord, RecordPage, type ScreenProps } from '../../components/record/record-page.tsx';
import { OFFICE_PATHS, toPreparedBasket } from '../../paths.ts';
import { PreparedForm } from './prepared-form.tsx';
import { PreparedLink } from './prepared-link.tsx';
import { PreparedState } from './prepared-state.tsx';

/** One prepared basket: its content, its link, and whether it was downloaded. */
export const PreparedPage = () => (
  <RecordPage<PreparedBasket>
    noun={PREPARED_BASKET_PATH}
    fresh={
      <NewRecord
        title={m['office.prepared.new']()}
        permission="message.answer"
        Form={PreparedForm}
        toRecord={toPreparedBasket}
      />
    }
  >
    {(screen) => <BasketScreen {...screen} />}
  </RecordPage>
);

function BasketScreen({ row, latest, onSaved }: ScreenProps<PreparedBasket>) {
  const mayWrite = usePermissions().includes('message.answer');
  return (
    <OfficePage
      title={row.name}
      status={<PreparedState basket={latest} />}
      action={
        <DeleteButton
          permission="message.answer"
          noun={PREPARED_BASKET_PATH}
          row={row}
          name={row.name}
          text={m['office.prepared.deleteText']()}
          backTo={OFFICE_PATHS.preparedBaskets}
        />
      }
    >
      <PreparedLink
        basket={latest.version > row.version ? latest : { ...latest, ...row }}
        mayWrite={mayWrite}
        onSaved={onSaved}
      />
      <PreparedForm row={row} isReadOnly={!mayWrite} onSaved={onSaved} />
    </OfficePage>
  );
}
