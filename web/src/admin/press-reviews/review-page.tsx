import { PRESS_REVIEW_PATH, type PressReview } from '@press-room/contract/press-reviews';
import { joinFacts } from '../../lib/format.ts';
import { labelOf } from '../../lib/labels.ts';
import { navigate } from '../../lib/navigation.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { BeginMailing } from '../components/begin-mailing.tsx';
import { officeDay } from '../components/moments.ts';
import { OfficePage } from '../components/page/office-page.tsx';
import { DeleteButton } from '../components/record/delete-button.tsx';
import { RecordPage, type ScreenProps } from '../components/record/record-page.tsx';
import { OFFICE_PATHS, toPressReview } from '../paths.ts';
import { STATE_LABELS } from './labels.ts';
import { NewReviewForm } from './new-review-form.tsx';
import { PdfButton, PublishButton } from './review-buttons.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewLinks } from './review-links.tsx';
import { ReviewMailings } from './review-mailings.tsx';

export const ReviewPage = () => (
  <RecordPage<PressReview> noun={PRESS_REVIEW_PATH} fresh={<NewReview />}>
    {(screen) => <ReviewScreen {...screen} />}
  </RecordPage>
);

function NewReview() {
  return (
    <OfficePage title={m['office.reviews.new']()} facts={m['office.reviews.newHint']()}>
      <NewReviewForm onSaved={({ id }) => navigate(toPressReview(id))} />
    </OfficePage>
  );
}

function ReviewScreen({ row, onSaved }: ScreenProps<PressReview>) {
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
          {isDraft && (
            <DeleteButton
              permission="press_review.delete"
              noun={PRESS_REVIEW_PATH}
              row={row}
              name={row.title}
              text={m['office.reviews.deleteText']()}
              backTo={OFFICE_PATHS.pressReviews}
            />
          )}
          {permissions.includes('press_review.publish') && <PublishButton row={row} onMoved={onSaved} />}
        </>
      }
    >
      <ReviewMailings review={row.id} />
      {row.links && <ReviewLinks links={row.links} />}
      <ReviewForm
        key={row.state}
        row={row}
        isReadOnly={!isDraft || !permissions.includes('press_review.edit')}
        onSaved={onSaved}
      />
    </OfficePage>
  );
}
