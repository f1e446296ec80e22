import { DOCUMENT_JOB, RENDITIONS_JOB } from './content/assets/jobs.ts';
import { SWEEP_JOB, sweep } from './content/assets/sweep/sweep.ts';
import { FEEDS_JOB } from './content/clippings/feeds/job.ts';
import { LINKS_JOB } from './content/press-releases/links/job.ts';
import { NOTICE_JOB } from './content/press-releases/notices/notices.ts';
import { PUBLICATION_JOB } from './content/press-releases/publication/queue.ts';
import { beginReviews, REVIEW_JOB } from './content/press-review/morning.ts';
import { REVIEW_PAGES_JOB } from './content/press-review/service.ts';
import { WHEN_READY_JOB } from './content/publishing/when-ready.ts';
import { REGISTRATION_JOB } from './core/account/registration/job.ts';
import {
  ANNOUNCEMENT_JOB,
  APPEARING_JOB,
  MEDIUM_NEWS_JOB,
  RELEASE_NEWS_JOB,
} from './core/announcements/announcements.ts';
import { READER_OPENED_JOB } from './core/announcements/readers.ts';
import type { AppContext } from './core/context.ts';
import { ALERT_JOB, ALERT_REQUEST_JOB, tellOpened } from './edge/alerts/jobs.ts';
import { sweepWorkFolder } from './edge/backup/work-folder.ts';
import { DELIVERY_ATTEMPTS } from './edge/deliveries/attempt.ts';
import { DELIVERY_JOB } from './edge/deliveries/queue.ts';
import { ERROR_REPORT_JOB } from './edge/error-reports/service.ts';
import { IMPORT_ATTEMPTS, IMPORT_JOB } from './edge/imports/apply/queue.ts';
import { MAILBOX_JOB } from './edge/incoming-mail/jobs.ts';
import { MAILING_JOB, MAILING_TEST_JOB } from './edge/mailings/sending/queue.ts';
import { RETENTION_JOB } from './edge/privacy/jobs.ts';
import { spreadToTakers, TAKER_JOB } from './edge/takings/jobs.ts';
import type { Jobs } from './platform/jobs/queue.ts';
import type { MailTransport } from './platform/mail/outgoing-mail.ts';
import { MAIL_JOB } from './platform/mail/queue.ts';

/** Three days at the longest pause: for jobs that must be done after a mail server or file store is available again. */
const PATIENT = { maxAttempts: 440 };

/** For stored texts: their content cannot crash the process. */
const HARMLESS = { ...PATIENT, isHarmless: true };

/** Recurring jobs are retried without limit. */
const ENDLESS = { maxAttempts: Number.POSITIVE_INFINITY, isHarmless: true };

/** Jobs that use the mail server. */
export const MAIL_KINDS = [MAIL_JOB, NOTICE_JOB, MAILING_TEST_JOB, ALERT_JOB, TAKER_JOB];
/** Each mailing opens its own connections, and single letters do not wait for it. */
export const MAILING_KINDS = [MAILING_JOB];
export const MAILINGS_AT_ONCE = 2;
/** Lease of a mailing: short, so that it continues soon after its process was killed. */
export const MAILING_LEASE_MS = 10_000;
/** Several, so that a slow letter does not delay others; many mail servers refuse a client more connections. */
export const LETTERS_AT_ONCE = 5;
/** Jobs that call other systems, separate so that a slow one delays nothing else. */
export const CALL_KINDS = [DELIVERY_JOB, MAILBOX_JOB, FEEDS_JOB];
/** An unresponsive system blocks one of them for seconds. */
export const CALLS_AT_ONCE = 3;
/** Short jobs that people wait for; they do not wait for pictures and other sites. */
export const QUICK_KINDS = [
  ALERT_REQUEST_JOB,
  ANNOUNCEMENT_JOB,
  APPEARING_JOB,
  MEDIUM_NEWS_JOB,
  PUBLICATION_JOB,
  READER_OPENED_JOB,
  REGISTRATION_JOB,
  RELEASE_NEWS_JOB,
];
/** Jobs that officers wait for, separate from pictures. */
export const IMPORT_KINDS = [IMPORT_JOB];

/** All kinds of jobs. Code of a single kind is loaded when the first job of that kind is due. */
export function listJobs(context: AppContext): Jobs {
  let transport: Promise<MailTransport> | null = null;
  const openMail = async (): Promise<MailTransport> => {
    const { openTransport } = await import('./platform/mail/transport.ts');
    transport ??= openTransport(context);
    return transport;
  };
  return {
    [MAIL_JOB]: {
      ...HARMLESS,
      run: async (payload, job) => {
        const { deliverMail } = await import('./edge/outgoing-mail/deliver-mail.ts');
        return deliverMail(context, await openMail(), payload, job);
      },
    },
    [NOTICE_JOB]: {
      ...HARMLESS,
      run: async (payload, job) => {
        const { tellNews } = await import('./content/press-releases/notices/job.ts');
        const { deliverMail } = await import('./edge/outgoing-mail/deliver-mail.ts');
        const transport = await openMail();
        const deliver = async (mail: object): Promise<void> => {
          await deliverMail(context, transport, mail, job);
        };
        return tellNews(context, payload, { job, deliver });
      },
    },
    [MAILING_JOB]: {
      ...HARMLESS,
      run: async (payload, _job, signal, stopping) => {
        const { workOnMailing } = await import('./edge/mailings/sending/job.ts');
        return workOnMailing(context, payload, { transport: await openMail(), signals: [signal, stopping] });
      },
    },
    [MAILING_TEST_JOB]: {
      ...HARMLESS,
      run: async (payload, job) => {
        const { sendTestMessage } = await import('./edge/mailings/test-message.ts');
        await sendTestMessage(context, await openMail(), payload, job);
      },
    },
    [MAILBOX_JOB]: {
      ...ENDLESS,
      run: async (_payload, _job, signal, stopping) => {
        const { readMailbox } = await import('./edge/incoming-mail/read-mailbox.ts');
        return readMailbox(context, { signal, stopping });
      },
    },
    [FEEDS_JOB]: {
      ...ENDLESS,
      run: async (_payload, _job, signal, stopping) => {
        const { readFeeds } = await import('./content/clippings/feeds/poll.ts');
        return readFeeds(context, { signal, stopping });
      },
    },
    [REVIEW_JOB]: { ...ENDLESS, run: () => beginReviews(context) },
    [REVIEW_PAGES_JOB]: {
      ...PATIENT,
      run: async (payload, _job, signal) =>
        (await import('./content/press-review/pdf/build-review.ts')).drawReviewPages(
          context,
          payload,
          signal,
        ),
    },
    [PUBLICATION_JOB]: {
      ...HARMLESS,
      run: async () => (await import('./content/press-releases/publication/due.ts')).publishDue(context),
    },
    [WHEN_READY_JOB]: {
      ...PATIENT,
      run: async (payload, job) =>
        (await import('./edge/when-ready/job.ts')).publishWhenReady(context, payload, job),
    },
    [LINKS_JOB]: async (payload, _job, signal) =>
      (await import('./content/press-releases/links/job.ts')).checkLinks(context, payload, signal),
    [REGISTRATION_JOB]: {
      ...HARMLESS,
      run: async (payload) =>
        (await import('./core/account/registration/private-registration.ts')).completeRegistration(
          context,
          payload,
        ),
    },
    [RENDITIONS_JOB]: {
      ...PATIENT,
      run: async (payload, _job, signal) =>
        (await import('./content/assets/renditions/job.ts')).makeRenditions(context, payload, signal),
    },
    [DOCUMENT_JOB]: {
      ...PATIENT,
      run: async (payload, _job, signal) =>
        (await import('./content/assets/documents/job.ts')).processDocument(context, payload, signal),
    },
    [IMPORT_JOB]: {
      maxAttempts: IMPORT_ATTEMPTS,
      run: async (payload, job) =>
        (await import('./edge/imports/apply/job.ts')).workOnImport(context, payload, job),
    },
    [DELIVERY_JOB]: {
      maxAttempts: DELIVERY_ATTEMPTS,
      isHarmless: true,
      run: async (payload, job, signal) =>
        (await import('./edge/webhooks/deliver.ts')).deliver(context, { payload, job, signal }),
    },
    [ANNOUNCEMENT_JOB]: {
      ...HARMLESS,
      run: async (payload) => (await import('./edge/webhooks/announce.ts')).announce(context, payload),
    },
    [RELEASE_NEWS_JOB]: {
      ...HARMLESS,
      run: async (payload) => {
        await (await import('./edge/alerts/telling/spread.ts')).spreadNews(context, payload);
        await spreadToTakers(context, payload);
      },
    },
    [APPEARING_JOB]: {
      ...ENDLESS,
      run: async (payload) =>
        (await import('./edge/alerts/media/appearing.ts')).runAppearing(context, payload),
    },
    [MEDIUM_NEWS_JOB]: {
      ...HARMLESS,
      run: async (payload) =>
        (await import('./edge/alerts/media/spread.ts')).spreadMediumNews(context, payload),
    },
    [READER_OPENED_JOB]: { ...HARMLESS, run: (payload) => tellOpened(context, payload) },
    [ALERT_REQUEST_JOB]: {
      ...HARMLESS,
      run: async (payload) => (await import('./edge/alerts/asking/request.ts')).takeRequest(context, payload),
    },
    [ALERT_JOB]: {
      ...HARMLESS,
      run: async (payload, job) =>
        (await import('./edge/alerts/telling/send.ts')).sendNews(context, openMail, payload, job),
    },
    [TAKER_JOB]: {
      ...HARMLESS,
      run: async (payload, job) =>
        (await import('./edge/takings/tell-taker.ts')).tellTaker(context, openMail, payload, job),
    },
    [SWEEP_JOB]: async (_payload, _job, signal) => {
      await sweepWorkFolder(context);
      await sweep(context, signal);
    },
    [ERROR_REPORT_JOB]: async (payload) =>
      (await import('./edge/error-reports/sentry.ts')).tellSentry(context, payload),
    [RETENTION_JOB]: async () => {
      await (await import('./edge/privacy/jobs.ts')).retain(context);
      const { ensureReaderContacts } = await import('./core/contacts/readers.ts');
      await ensureReaderContacts(context);
      const { forgetDeliveries } = await import('./edge/deliveries/log.ts');
      await forgetDeliveries(context.database.db, context.now());
      const { forgetReports } = await import('./edge/incoming-mail/receive-report.ts');
      await forgetReports(context.database.db, context.now());
      const { mendDigests } = await import('./edge/alerts/telling/send.ts');
      await mendDigests(context);
      const { resealSecrets } = await import('./core/second-factor/totp/reseal.ts');
      if (context.config.SECRET_KEY_OLD !== undefined) await resealSecrets(context);
    },
  };
}
