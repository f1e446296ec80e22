import { REUSABLE_ANSWER_PATH, type ReusableAnswer } from '@press-room/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import { ScreenSkeleton } from '../../../components/screen-skeleton.tsx';
import { navigate } from '../../../lib/navigation.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { DeleteButton } from '../../components/record/delete-button.tsx';
import { officeRecordQuery } from '../../components/saving/queries.ts';
import { OFFICE_PATHS, toReusableAnswer } from '../../paths.ts';
import { AnswerForm } from './answer-form.tsx';

export function AnswerPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewAnswer /> : <OneAnswer key={id} id={Number(id)} />;
}

function NewAnswer() {
  const mayEdit = usePermissions().includes('message.edit');
  return (
    <OfficePage title={m['office.answers.new']()}>
      <AnswerForm row={null} isReadOnly={!mayEdit} onSaved={({ id }) => navigate(toReusableAnswer(id))} />
    </OfficePage>
  );
}

function OneAnswer({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(officeRecordQuery<ReusableAnswer>(REUSABLE_ANSWER_PATH, id));
  if (data) return <Loaded first={data} />;
  return error ? (
    <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

function Loaded({ first }: { first: ReusableAnswer }) {
  // Editing continues from the row that was loaded at its start, even if others save meanwhile.
  const [row, setRow] = useState(first);
  const mayEdit = usePermissions().includes('message.edit');
  return (
    <OfficePage
      title={row.name}
      action={
        mayEdit && (
          <DeleteButton
            noun={REUSABLE_ANSWER_PATH}
            row={row}
            name={row.name}
            text={m['office.record.deletePlain']()}
            onDeleted={() => navigate(OFFICE_PATHS.reusableAnswers)}
          />
        )
      }
    >
      <AnswerForm row={row} isReadOnly={!mayEdit} onSaved={setRow} />
    </OfficePage>
  );
}
