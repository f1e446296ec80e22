import { PRESS_REVIEW_PATH, type PressReview } from '@press-room/contract/press-reviews';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import { ScreenSkeleton } from '../../components/screen-skeleton.tsx';
import { joinFacts } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { navigate } from '../../lib/navigation.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { BeginMailing } from '../components/begin-mailing.tsx';
import { officeDay } from '../components/moments.ts';
import { OfficeFailure } from '../components/page/office-failure.tsx';
import { OfficePage } from '../components/page/office-page.tsx';
import { DeleteButton } from '../components/record/delete-button.tsx';
import { officeRecordQuery } from '../components/saving/queries.ts';
import { OFFICE_PATHS, toPressReview } from '../paths.ts';
import { STATE_LABELS } from './labels.ts';
import { NewReviewForm } from './new-review-form.tsx';
import { PdfButton, PublishButton } from './review-buttons.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewLinks } from './review-links.tsx';
import { ReviewMailings } from './review-mailings.tsx';

export function ReviewPage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewReview /> : <OneReview key={id} id={Number(id)} />;
}

function NewReview() {
  return (
    <OfficePage title={m['office.reviews.new']()} facts={m['office.reviews.newHint']()}>
      <NewReviewForm onSaved={({ id }) => navigate(toPressReview(id))} />
    </OfficePage>
  );
}

function OneReview({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(officeRecordQuery<PressReview>(PRESS_REVIEW_PATH, id));
  if (data) return <Loaded latest={data} />;
  return error ? (
    <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

function Loaded({ latest }: { latest: PressReview }) {
  // Editing continues from the row that was loaded at its start, even if others save meanwhile.
  const [row, setRow] = useState(latest);
  const permissions = usePermissions();
  const isDraft = row.state === 'draft';
  return (
    <OfficePage
      title={row.title}
      facts={joinFacts([
        row.press_group.name,
        officeDay(row.day),
        labelOf(STATE_LABELS, row.state),
        m['office.clippings.count']({ count: row.clippings.length }),
      ])}
      action={
        <>
          <PdfButton row={row} />
          <BeginMailing about={{ press_review: row.id }} kind="edition" />
          {isDraft && permissions.includes('press_review.delete') && (
            <DeleteButton
              noun={PRESS_REVIEW_PATH}
              row={row}
              name={row.title}
              text={m['office.reviews.deleteText']()}
              onDeleted={() => navigate(OFFICE_PATHS.pressReviews, { isForced: true })}
            />
          )}
          {permissions.includes('press_review.publish') && <PublishButton row={row} onMoved={setRow} />}
        </>
      }
    >
      <ReviewMailings review={row.id} />
      {row.links && <ReviewLinks links={row.links} />}
      <ReviewForm
        key={row.state}
        row={row}
        isReadOnly={!isDraft || !permissions.includes('press_review.edit')}
        onSaved={setRow}
      />
    </OfficePage>
  );
}
