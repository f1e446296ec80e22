import { MAILING_PATH, type Mailing } from '@press-room/contract/mailings';
import { mailingTimelinePath } from '@press-room/contract/release-timeline';
import { useState } from 'react';
import { Link } from 'wouter';
import { lazyComponent } from '../../components/lazy-component.tsx';
import { keepClear } from '../../lib/bottom-bar.ts';
import { labelOf, shownOf } from '../../lib/labels.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { BeginMailing } from '../components/begin-mailing.tsx';
import figures from '../components/page/figures.module.css';
import { OfficePage } from '../components/page/office-page.tsx';
import { StatusChip } from '../components/page/status-chip.tsx';
import { DeleteButton } from '../components/record/delete-button.tsx';
import { RecordPage, type ScreenProps } from '../components/record/record-page.tsx';
import { OFFICE_PATHS, toAppointment, toOfficePressRelease, toPressReview } from '../paths.ts';
import { MailingForm } from './form/mailing-form.tsx';
import { KIND_LABELS, PAUSE_LABELS, STATES_SHOWN, titleOf } from './labels.ts';
import styles from './mailings.module.css';
import { PreviewPanel } from './preview/preview-panel.tsx';
import { ProofList } from './preview/proof-list.tsx';
import { MailingResults } from './results/mailing-results.tsx';
import { MailingActions } from './sending/mailing-actions.tsx';

/** Drafts have no recipients yet. */
const LazyRecipientList = lazyComponent<{ mailing: number }>(
  async () => (await import('./results/recipient-list.tsx')).RecipientList,
);

const LazyTimeline = lazyComponent<{ path: string; hasOutlets: boolean }>(
  async () => (await import('../components/timeline/timeline.tsx')).Timeline,
);

/** Milliseconds between refreshes while messages are sent. */
const REFRESH_MS = 3000;

const isOnItsWay = ({ state }: Mailing): boolean =>
  state === 'sending' || state === 'scheduled' || state === 'awaiting';

export const MailingPage = () => (
  <RecordPage<Mailing> noun={MAILING_PATH} refresh={(row) => (row && isOnItsWay(row) ? REFRESH_MS : false)}>
    {(screen) => <MailingScreen {...screen} />}
  </RecordPage>
);

function MailingScreen({ latest: row }: ScreenProps<Mailing>) {
  const title = titleOf(row);
  const { kind, label } = shownOf(STATES_SHOWN, row.state);
  const isDraft = row.state === 'draft';
  return (
    <OfficePage
      title={title}
      status={<StatusChip kind={kind} label={label()} />}
      facts={labelOf(KIND_LABELS, row.kind)}
      action={
        <>
          {row.press_release !== null && (
            <Link href={toOfficePressRelease(row.press_release.id)} className={styles.link}>
              {m['office.mailings.openRelease']()}
            </Link>
          )}
          {row.press_review !== null && (
            <Link href={toPressReview(row.press_review.id)} className={styles.link}>
              {m['office.mailings.openEdition']()}
            </Link>
          )}
          {row.appointment !== null && (
            <Link href={toAppointment(row.appointment.id)} className={styles.link}>
              {m['office.mailings.openAppointment']()}
            </Link>
          )}
          {isDraft && (
            <DeleteButton
              permission="mailing.delete"
              noun={MAILING_PATH}
              row={row}
              name={title}
              backTo={OFFICE_PATHS.mailings}
            />
          )}
          {row.state === 'sent' &&
            row.kind === 'release' &&
            row.press_release !== null &&
            !row.is_withdrawn && (
              <BeginMailing
                about={{ press_release: row.press_release.id }}
                kind="follow_up"
                follows={row.id}
              />
            )}
        </>
      }
    >
      {row.pause_reason !== null && (
        <p className={styles.warning}>{labelOf(PAUSE_LABELS, row.pause_reason)}</p>
      )}
      {isDraft ? <Draft row={row} /> : <Sent row={row} />}
    </OfficePage>
  );
}

/** Recipients, content, preview, proof and sending. */
function Draft({ row }: { row: Mailing }) {
  const permissions = usePermissions();
  const [isUnsaved, setUnsaved] = useState(false);
  const mayEdit = permissions.includes('mailing.edit');
  return (
    <>
      {row.kind === 'follow_up' && <p className={styles.hint}>{m['office.mailings.followUpNote']()}</p>}
      <MailingForm key={row.id} row={row} isReadOnly={!mayEdit} onUnsaved={setUnsaved} />
      <PreviewPanel row={row} mayTest={mayEdit} />
      <ProofList row={row} />
      {permissions.includes('mailing.send') && (
        <div ref={keepClear} className={styles.bar}>
          <p role="status" className={styles.hint}>
            {isUnsaved && m['office.mailings.unsaved']()}
          </p>
          <MailingActions row={row} isUnsaved={isUnsaved} />
        </div>
      )}
    </>
  );
}

function Sent({ row }: { row: Mailing }) {
  const permissions = usePermissions();
  return (
    <>
      <MailingResults row={row} refresh={isOnItsWay(row) ? REFRESH_MS : false} />
      {permissions.includes('mailing.send') && <MailingActions row={row} isUnsaved={false} />}
      {row.press_release !== null && (
        <section aria-labelledby="mailing-timeline">
          <h2 id="mailing-timeline" className={figures.title}>
            {m['office.timeline.title']()}
          </h2>
          <LazyTimeline key={row.state} path={mailingTimelinePath(row.id)} hasOutlets={false} />
        </section>
      )}
      <LazyRecipientList key={row.state} mailing={row.id} />
      <PreviewPanel row={row} mayTest={permissions.includes('mailing.edit')} />
    </>
  );
}
