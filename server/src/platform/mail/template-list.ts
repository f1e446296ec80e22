import type { MailTemplate } from './template.ts';
import { accountExists } from './templates/account-exists.ts';
import {
  accreditationApproved,
  accreditationRefused,
  accreditationRequest,
  accreditationWaiting,
} from './templates/accreditation.ts';
import { alertConfirm } from './templates/alerts.ts';
import {
  appointmentCancelled,
  appointmentChanged,
  appointmentColleague,
  appointmentConfirmed,
  appointmentDeclined,
  appointmentLink,
  appointmentMovedUp,
  appointmentPapers,
  appointmentReminder,
  appointmentRemote,
  appointmentWaiting,
} from './templates/appointments.ts';
import { companyClaimRefused, companyNameApproved, companyNameRefused } from './templates/company.ts';
import { contactAnswer, contactCopy, contactMessage, contactReceived } from './templates/contact.ts';
import { dataCopy, dataErase } from './templates/contact-data.ts';
import { emailChange } from './templates/email-change.ts';
import { erasureAsked, erasureDone, erasureRequest } from './templates/erasure.ts';
import {
  fairAppeal,
  fairAppealed,
  fairApproved,
  fairQuestion,
  fairReceived,
  fairRefused,
  fairRefusedAgain,
  fairRequest,
  fairRevoked,
} from './templates/fair.ts';
import { finishRegistration } from './templates/finish-registration.ts';
import { companyInvitation, invitation } from './templates/invitation.ts';
import { kitPublished, kitReturned, kitSubmitted, kitWithdrawn } from './templates/kit-review.ts';
import { passwordChanged } from './templates/password-changed.ts';
import { releaseNews } from './templates/release-news.ts';
import { resetPassword } from './templates/reset-password.ts';
import {
  passkeyAdded,
  passkeyRemoved,
  recoveryCodesRenewed,
  recoveryCodeUsed,
  secondFactorReset,
  totpAdded,
  totpRemoved,
} from './templates/second-factor.ts';
import { signIn } from './templates/sign-in.ts';
import { verifyAccount } from './templates/verify-account.ts';
import { verifyEmail } from './templates/verify-email.ts';

/** All messages of the press room, by the name stored in the queue. */
export const MAIL_TEMPLATES = {
  'appointment-link': appointmentLink,
  'appointment-confirmed': appointmentConfirmed,
  'appointment-waiting': appointmentWaiting,
  'appointment-remote': appointmentRemote,
  'appointment-declined': appointmentDeclined,
  'appointment-moved-up': appointmentMovedUp,
  'appointment-colleague': appointmentColleague,
  'appointment-changed': appointmentChanged,
  'appointment-cancelled': appointmentCancelled,
  'appointment-reminder': appointmentReminder,
  'appointment-papers': appointmentPapers,
  'verify-account': verifyAccount,
  'finish-registration': finishRegistration,
  'account-exists': accountExists,
  'reset-password': resetPassword,
  'sign-in': signIn,
  'password-changed': passwordChanged,
  invitation: invitation,
  'company-invitation': companyInvitation,
  'company-claim-refused': companyClaimRefused,
  'company-name-approved': companyNameApproved,
  'company-name-refused': companyNameRefused,
  'verify-email': verifyEmail,
  'email-change': emailChange,
  'accreditation-request': accreditationRequest,
  'accreditation-waiting': accreditationWaiting,
  'accreditation-approved': accreditationApproved,
  'accreditation-refused': accreditationRefused,
  'erasure-asked': erasureAsked,
  'erasure-request': erasureRequest,
  'erasure-done': erasureDone,
  'totp-added': totpAdded,
  'totp-removed': totpRemoved,
  'passkey-added': passkeyAdded,
  'passkey-removed': passkeyRemoved,
  'recovery-codes-renewed': recoveryCodesRenewed,
  'recovery-code-used': recoveryCodeUsed,
  'second-factor-reset': secondFactorReset,
  'contact-message': contactMessage,
  'contact-received': contactReceived,
  'contact-copy': contactCopy,
  'contact-answer': contactAnswer,
  'release-news': releaseNews,
  'kit-submitted': kitSubmitted,
  'kit-returned': kitReturned,
  'kit-published': kitPublished,
  'kit-withdrawn': kitWithdrawn,
  'fair-request': fairRequest,
  'fair-appeal': fairAppeal,
  'fair-received': fairReceived,
  'fair-question': fairQuestion,
  'fair-approved': fairApproved,
  'fair-refused': fairRefused,
  'fair-refused-again': fairRefusedAgain,
  'fair-appealed': fairAppealed,
  'fair-revoked': fairRevoked,
  'alert-confirm': alertConfirm,
  'data-copy': dataCopy,
  'data-erase': dataErase,
} as const satisfies Record<string, MailTemplate>;

export type MailTemplateName = keyof typeof MAIL_TEMPLATES;
