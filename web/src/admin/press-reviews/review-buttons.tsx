import { PRESS_REVIEW_PATH, type PressReview, pressReviewPdfPath } from '@press-room/contract/press-reviews';
import { useMutation } from '@tanstack/react-query';
import buttons from '../../components/button.module.css';
import { getBlob } from '../../lib/api.ts';
import { saveFile } from '../../lib/save-file.ts';
import { tellFailure } from '../../lib/tell-failure.ts';
import { m } from '../../paraglide/messages.js';
import { useOfficeAct } from '../components/saving/use-office-write.ts';

/** Saves the PDF of the edition with the content that is allowed today. */
export function PdfButton({ row }: { row: PressReview }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => getBlob(pressReviewPdfPath(row.id)),
    onSuccess: (pdf) => saveFile(pdf, `${m['office.reviews.fileName']()}-${row.day}.pdf`),
    onError: tellFailure,
  });
  return (
    <button
      type="button"
      className={buttons.quiet}
      aria-disabled={isPending}
      onClick={() => !isPending && mutate()}
    >
      {isPending ? m['office.reviews.pdfBusy']() : m['office.reviews.pdf']()}
    </button>
  );
}

interface PublishButtonProps {
  row: PressReview;
  onMoved: (row: PressReview) => void;
}

/** Publishes an edition, or returns it to draft. */
export function PublishButton({ row, onMoved }: PublishButtonProps) {
  const { isBusy, act } = useOfficeAct(PRESS_REVIEW_PATH);
  const { id, version, state } = row;
  const move = async () => {
    const body = { to: state === 'draft' ? 'publish' : 'recall' };
    const saved = await act<PressReview>({ method: 'POST', id, action: 'transition/', version, body });
    if (saved) onMoved(saved.row);
  };
  return (
    <button
      type="button"
      className={state === 'draft' ? buttons.button : buttons.quiet}
      disabled={isBusy}
      // The second click of a double click would undo the first.
      onClick={({ detail }) => detail < 2 && void move()}
    >
      {state === 'draft' ? m['office.reviews.publish']() : m['office.reviews.recall']()}
    </button>
  );
}
