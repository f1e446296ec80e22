import { REUSABLE_ANSWER_PATH, type ReusableAnswer } from '@press-room/contract/messages';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficePage } from '../../components/page/office-page.tsx';
import { DeleteButton } from '../../components/record/delete-button.tsx';
import { NewRecord, RecordPage, type ScreenProps } from '../../components/record/record-page.tsx';
import { OFFICE_PATHS, toReusableAnswer } from '../../paths.ts';
import { AnswerForm } from './answer-form.tsx';

export const AnswerPage = () => (
  <RecordPage<ReusableAnswer>
    noun={REUSABLE_ANSWER_PATH}
    fresh={
      <NewRecord
        title={m['office.answers.new']()}
        permission="message.edit"
        Form={AnswerForm}
        toRecord={toReusableAnswer}
      />
    }
  >
    {(screen) => <AnswerScreen {...screen} />}
  </RecordPage>
);

function AnswerScreen({ row, onSaved }: ScreenProps<ReusableAnswer>) {
  const mayEdit = usePermissions().includes('message.edit');
  return (
    <OfficePage
      title={row.name}
      action={
        <DeleteButton
          permission="message.edit"
          noun={REUSABLE_ANSWER_PATH}
          row={row}
          name={row.name}
          text={m['office.record.deletePlain']()}
          backTo={OFFICE_PATHS.reusableAnswers}
        />
      }
    >
      <AnswerForm row={row} isReadOnly={!mayEdit} onSaved={onSaved} />
    </OfficePage>
  );
}
