import {
  ERROR_REPORT_PATH,
  type ErrorReportForm,
  REPORT_COMMENT_MAX_LENGTH,
} from '@press-room/contract/error-reports';
import { EMAIL_MAX_LENGTH } from '@press-room/contract/limits';
import buttons from '../../components/button.module.css';
import { Dialog } from '../../components/dialog.tsx';
import { Disclosure } from '../../components/disclosure.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { RELEASE } from '../../config.ts';
import { lastActions } from '../../lib/action-log.ts';
import { postJson } from '../../lib/api.ts';
import { statusOf } from '../../lib/api-error.ts';
import { getUser } from '../../lib/auth.ts';
import { type Form, useZodForm } from '../../lib/form.ts';
import { formSchema, optionalEmailText } from '../../lib/form-schema.ts';
import { clearStoredError, type StoredError } from '../../lib/stored-error.ts';
import { showToast } from '../../lib/toasts.ts';
import { useScrollStop } from '../../lib/use-scroll-stop.ts';
import { m } from '../../paraglide/messages.js';
import styles from './report-dialog.module.css';

type ReportDialogProps = { error: StoredError; onClose: () => void };
type Values = { email: string; comment: string };
/** Optional address; comments need no validation. */
const SCHEMA = formSchema<Values>({ email: optionalEmailText() });

/** Shows everything that would be sent, and sends it on confirmation. */
export function ReportDialog({ error, onClose }: ReportDialogProps) {
  const report: ErrorReportForm = { ...error, release: RELEASE, last_actions: [...lastActions()] };
  const form = useZodForm({
    schema: SCHEMA,
    initial: { email: getUser()?.email ?? '', comment: '' },
    submit: async (values) => {
      await postJson(ERROR_REPORT_PATH, { ...report, ...values });
      onClose();
      clearStoredError();
      showToast('success', `${m['errorReport.notified']()} ${m['errorReport.sent']()}`);
    },
  });
  const { attach } = form;
  const discard = () => {
    onClose();
    clearStoredError();
  };
  return (
    <Dialog title={m['errorReport.title']()} kind="alert" onClose={onClose}>
      <form ref={attach} className={styles.form} noValidate onSubmit={form.handleSubmit}>
        <p>{m['errorReport.question']()}</p>
        <Fields form={form} />
        <Contents report={report} />
        <Outcome form={form} />
        <div className={styles.actions}>
          <button type="submit" className={buttons.button} disabled={form.isBusy}>
            {m['errorReport.send']()}
          </button>
          <button type="button" className={buttons.quiet} onClick={onClose}>
            {m['errorReport.later']()}
          </button>
          <button type="button" className={buttons.quiet} onClick={discard}>
            {m['errorReport.discard']()}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function Fields({ form }: { form: Form<Values> }) {
  return (
    <>
      <TextArea
        label={m['errorReport.comment']()}
        {...form.field('comment')}
        maxLength={REPORT_COMMENT_MAX_LENGTH}
        isOptional
      />
      <TextField
        label={m['errorReport.email']()}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
        {...form.field('email')}
        isOptional
      />
    </>
  );
}

function Contents({ report }: { report: ErrorReportForm }) {
  const scroll = useScrollStop();
  return (
    <Disclosure summary={m['errorReport.details']()}>
      <pre ref={scroll} className={styles.contents} dir="ltr">
        {[report.message, report.route, report.release, ...(report.last_actions ?? [])].join('\n')}
      </pre>
    </Disclosure>
  );
}

/** Spec 8: one text for invalid fields, one for everything else. */
function Outcome({ form: { errors, failure } }: { form: Form<Values> }) {
  const isInvalid = Object.values(errors).some((text) => text !== undefined) || statusOf(failure) === 400;
  if (!isInvalid && failure === null) return null;
  return (
    <p role="alert" className={styles.outcome}>
      {isInvalid ? m['errorReport.invalid']() : m['errorReport.failed']()}
    </p>
  );
}
