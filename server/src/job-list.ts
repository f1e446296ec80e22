import type { AppContext } from './context.ts';
import { RETENTION_JOB } from './features/privacy/jobs.ts';
import type { Jobs } from './jobs/queue.ts';
import { MAIL_JOB } from './mail/queue.ts';
import type { MailTransport } from './mail/transport.ts';

/** Three days of attempts at the longest pause. */
const MAIL_ATTEMPTS = 440;

/** Every kind of job. What only one kind needs is loaded when the first of that kind is due. */
export function listJobs(context: AppContext): Jobs {
  let transport: Promise<MailTransport> | null = null;
  return {
    [MAIL_JOB]: {
      maxAttempts: MAIL_ATTEMPTS,
      run: async (payload, job) => {
        const { openTransport } = await import('./mail/transport.ts');
        const { deliverMail } = await import('./features/account/deliver-mail.ts');
        transport ??= openTransport(context.config);
        await deliverMail(context, await transport, payload, job);
      },
    },
    [RETENTION_JOB]: async () => (await import('./features/privacy/jobs.ts')).retain(context),
    'demo-picture': async (payload) =>
      (await import('./demo/jobs.ts')).demoJobs(context)['demo-picture'](payload),
    'demo-document': async (payload) =>
      (await import('./demo/jobs.ts')).demoJobs(context)['demo-document'](payload),
  };
}
