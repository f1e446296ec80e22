import { ALERT_CONFIRMATION_DAYS, ALERT_TOLD_DAYS } from '@press-room/contract/alerts';
import { AUDIENCE_MIN_PEOPLE } from '@press-room/contract/analytics';
import { BASKET_DAYS } from '@press-room/contract/baskets';
import { CONTACT_IDLE_MONTHS } from '@press-room/contract/contacts';
import { OPENING_DAYS } from '@press-room/contract/desk';
import { PROOF_DAYS } from '@press-room/contract/event-accreditations';
import {
  AUDIT_YEARS,
  CONTACT_MONTHS,
  EMBARGO_READER_DAYS,
  ERASURE_DAYS,
  ERROR_REPORT_DAYS,
  FIGURE_MONTHS,
  FIGURE_QUERY_MONTHS,
  IMPORT_DAYS,
  INVITATION_DAYS,
  LOCKED_YEARS,
  MINIMUM_AGE,
  RETENTION_MONTHS,
  SIGN_IN_DAYS,
  UNDELIVERED_DAYS,
  UNVERIFIED_DAYS,
} from '@press-room/contract/limits';
import { MAILING_NAMES_DAYS } from '@press-room/contract/mailings';
import { PREPARED_BASKET_DAYS } from '@press-room/contract/prepared-baskets';
import { PREVIEW_DAYS_MAX } from '@press-room/contract/release-previews';
import { TAKING_DAYS } from '@press-room/contract/takings';
import type { NoticeText } from './notice-text.ts';

export const noticeEn: NoticeText = ({ controller, address, group, email, monthsWithoutEvent }) => {
  const contact = email
    ? `there is one address. Write to ${email}.`
    : 'write to the press office; its contacts stand beside every press release.';
  return [
    {
      title: 'Who is responsible',
      paragraphs: [
        `${controller}${address ? `, ${address},` : ''} runs this press room for ${group} and is the controller of the personal data collected here, under Regulation (EU) 2016/679 (GDPR) and the Italian Privacy Code (Legislative Decree 196/2003).`,
        `For anything about your data, and to exercise your rights, ${contact}`,
      ],
    },
    {
      title: 'Which data',
      points: [
        {
          term: 'What you tell us when you register:',
          text: 'first and last name, e-mail address, password (kept only as a hash that cannot be turned back), account type, language.',
        },
        {
          term: 'What you may add:',
          text: 'your company, professional role, newspaper, its country, publishing house and website, periodicity, print run, sectors, a picture. All of it is optional.',
        },
        {
          term: 'Sign-ins:',
          text: 'when, with which browser, and a keyed hash of the network by which we recognise a familiar place, never the address itself. Attempts that failed are counted in the same way.',
        },
        {
          term: 'A second factor, if you set one up:',
          text: 'the secret of the authenticator app (encrypted), the public half of passkeys, recovery codes as hashes.',
        },
        {
          term: 'What you ask for by e-mail:',
          text: 'your address, what you want to be told of, how often and in which language, when you confirmed it and the words you agreed to, and which press releases, galleries, magazines and press kits you were told of. No account is needed. If you want nothing more, a hash of the address keeps us from writing to it again.',
        },
        {
          term: 'Private feeds, if you make any:',
          text: 'the name you give each, what it follows, when you made it and, to the hour, when a program read it last; of its secret address only a hash.',
        },
        {
          term: 'Downloads:',
          text: 'which file you saved and when, with your name and e-mail address, which the press office sees beside it.',
        },
        {
          term: 'Press releases that you take while you are signed in:',
          text: 'which ones you copied, downloaded or put into a basket, or of which you downloaded a file, and when, and whether you saw what became of them, so that we tell you of corrections and withdrawals, here and by e-mail. You turn the messages off on “Your desk”. If your browser asks not to be tracked, nothing is kept of what you copy.',
        },
        {
          term: 'Press releases and magazines that you open to read while you are signed in:',
          text: 'which ones and when, so that “Your desk” leads you back to them, on all your devices. Only you see the list, and you can clear it. If your browser asks not to be tracked, it stays empty. What you searched for is kept in your browser alone, and you can turn that off there.',
        },
        {
          term: 'Baskets:',
          text: 'while you are signed in, the name and notes that you write, what is in each basket, when you changed it last, and the link that you make for colleagues with the number of its openings. Your browser keeps copies on your device; without an account your baskets are only there.',
        },
        {
          term: 'Press releases under embargo, if you accept their terms:',
          text: 'when you accepted, which of them you opened and downloaded before the embargo ended, and when, with your name and e-mail address, so that the press office can tell you of corrections.',
        },
        {
          term: 'Figures without names:',
          text: `how often a day a release or an issue of a magazine is opened to be read, how often a release, a picture or other material is downloaded or copied, and how many searches find nothing, told apart by professional role and country only where at least ${AUDIENCE_MIN_PEOPLE} people share them. The number leads back to nobody; of searches that find nothing the words are kept, unless they could tell of a person, apart from everything else. If your browser asks not to be tracked (Global Privacy Control, Do Not Track), you are not counted.`,
        },
        { term: 'Press kits:', text: 'your last visit and the one before it, to mark what is new to you.' },
        {
          term: 'Messages to the press office:',
          text: 'what you write, with your name, e-mail address, subject and deadline, also without an account, our answers and your replies.',
        },
        {
          term: 'Failures that you report:',
          text: 'the failure, the screen, the last steps before it, your browser, your comment, and your e-mail address if you give it.',
        },
        {
          term: 'If you work in the press office:',
          text: 'what you write and change, your comments and notes in reviews, which release you have open just now, and the preview links that you hand out. Of who opens such a link we know only how often it was opened and when last.',
        },
        {
          term: 'If we invite you:',
          text: 'name, e-mail address and language as the press office, or the company that invites you, knows them, what the account is to be for, and whether you accept. There is no account before you do.',
        },
        {
          term: 'What you may do here:',
          text: 'the groups you belong to and the rights given to you yourself, when and by whom.',
        },
        {
          term: 'Lists that we take in:',
          text: 'the press office imports lists of companies and of people from files of the association: names, addresses and contacts as they stand there.',
        },
        {
          term: 'Accreditation for events:',
          text: 'your category, outlet, number in the Order of journalists, website and remarks, the documents that you add, which only the people who decide can open, the decision with its reason, an appeal, your badge, and when you came in. The badge’s code holds your name, outlet and category, as they are printed on it.',
        },
        {
          term: 'Consents and requests:',
          text: 'your consents with their date and the version of this notice; your requests for accreditation, another address or deletion; for which company you work, and what the press office answered to that; what you and the press office did with your account, and when.',
        },
      ],
      after: [
        'We collect no special categories of data, we do not profile you, and no decision about you is taken by a machine alone. This site sets no cookies of third parties; your session, language and appearance are stored on your own device.',
      ],
    },
    {
      title: 'Why, and on what legal basis',
      points: [
        {
          term: 'Your account.',
          text: 'We process the data needed to register you, let you sign in and give you press material because you asked for it (Art. 6.1.b GDPR). Without them there can be no account.',
        },
        {
          term: 'Data processing for press activities.',
          text: 'With your consent (Art. 6.1.a GDPR) we use what you tell us about your work to accredit you, to invite you to events and presentations, and to offer you the material that fits your sector.',
        },
        {
          term: 'Press releases, galleries, magazines and press kits by e-mail.',
          text: 'We send them with your consent (Art. 6.1.a GDPR), which you give by confirming your address and take back by a link in each message.',
        },
        {
          term: 'Corrections of what you took.',
          text: 'We tell you of them because you and we have an interest that nothing wrong is printed (Art. 6.1.f GDPR); you may object by turning the messages off.',
        },
        {
          term: 'Marketing.',
          text: 'With a separate consent (Art. 6.1.a GDPR) we send you newsletters and promotional messages about the trade fair and the companies of the industry.',
        },
        {
          term: 'Security and legal duties.',
          text: 'We record sign-ins and limit repeated attempts to protect accounts (Art. 6.1.f GDPR), and keep what the law requires or a legal claim needs (Art. 6.1.c and f GDPR).',
        },
      ],
      after: [
        'The two consents are independent of each other and of your account: you may refuse either and still read everything, and change your mind at any time on this page. A withdrawal takes effect for the future.',
        `Registration is open to people of at least ${MINIMUM_AGE} years.`,
      ],
    },
    {
      title: 'How long',
      points: [
        {
          term: 'Personal data',
          text: `are kept for the duration of the event you take an interest in and ${RETENTION_MONTHS} months more. Then they are locked away for ${LOCKED_YEARS} more years, where nobody uses them except for legal purposes, and erased after that.`,
        },
        {
          term: 'After the last event that was announced',
          text: `the ${RETENTION_MONTHS} months begin when you last sign in. Where no event was ever announced, an account that nobody has used for ${monthsWithoutEvent} months is locked away in the same manner.`,
        },
        { term: 'Accounts of the press office', text: 'stay as long as their holders work here.' },
        { term: 'Data for marketing', text: 'are kept until you withdraw your consent.' },
        {
          term: 'A registration that is not confirmed',
          text: `is deleted after ${UNVERIFIED_DAYS} days.`,
        },
        {
          term: 'What you asked for by e-mail',
          text: `stays until you end it, by a link in each message. What is not confirmed is deleted after ${ALERT_CONFIRMATION_DAYS} days, the notes of what you were told of after ${ALERT_TOLD_DAYS / 365} years.`,
        },
        {
          term: 'The address book entry',
          text: `of whoever gets our news (name, addresses, outlet, subjects and where they come from) stays while it is needed; after ${CONTACT_IDLE_MONTHS} months without a message it is proposed for deletion. If you say no or have the entry erased, a keyed hash of your address stays, so that nobody writes to you again. The entry of an account is deleted with the account.`,
        },
        {
          term: 'The list of recipients of a mailing',
          text: `says whether a message arrived, and loses your name when your entry is deleted, ${MAILING_NAMES_DAYS / 365} years after the mailing at the latest.`,
        },
        {
          term: 'An invitation',
          text: `is deleted ${INVITATION_DAYS} days after its end, whether you accepted it or not.`,
        },
        {
          term: 'An imported list,',
          text: `with what it would change, is deleted after ${IMPORT_DAYS} days; so long an import can be taken back. What it changed in an account stays with the account.`,
        },
        {
          term: 'Sign-ins',
          text: `are deleted after ${SIGN_IN_DAYS} days, failures that you report after ${ERROR_REPORT_DAYS} days. What limits repeated attempts is kept as a keyed hash for two days at most.`,
        },
        {
          term: 'Downloads',
          text: `keep your name until your personal data are locked away, and are deleted ${FIGURE_MONTHS} months after that at the latest. Visits to press kits go with the account.`,
        },
        {
          term: 'What you read under embargo',
          text: `is deleted after ${EMBARGO_READER_DAYS / 365} years.`,
        },
        {
          term: 'What you opened to read',
          text: `is deleted after ${OPENING_DAYS} days.`,
        },
        {
          term: 'Which press releases you took',
          text: `is deleted after ${TAKING_DAYS / 365} years.`,
        },
        {
          term: 'What the press office prepares for you',
          text: `is deleted with its link, your name and your address ${PREPARED_BASKET_DAYS} days after the link has ended; until then we see when it was opened and what was downloaded.`,
        },
        {
          term: 'Baskets',
          text: `are deleted with their links ${BASKET_DAYS / 365} years after the last change, or with your account.`,
        },
        {
          term: 'Figures without names',
          text: `stay for ${FIGURE_MONTHS} months, the words of searches that found nothing for ${FIGURE_QUERY_MONTHS}.`,
        },
        {
          term: 'Messages to the press office',
          text: `are kept like personal data, ${CONTACT_MONTHS} months at most; a copy that we could not send, ${UNDELIVERED_DAYS} days.`,
        },
        {
          term: 'Comments in reviews',
          text: `stay with their release or press kit; your words and your name go with your account. That you have a release open is forgotten within a day of closing it, a preview link within a day of its end, ${PREVIEW_DAYS_MAX} days after it was made at the latest.`,
        },
        {
          term: 'Private feeds',
          text: 'stay until you remove them; they go with your account.',
        },
        {
          term: 'Accreditations',
          text: `are kept until ${RETENTION_MONTHS} months after the event, then locked away like other personal data. The documents that you add are erased ${PROOF_DAYS} days after the decision; where there is none, ${PROOF_DAYS} days after the event.`,
        },
        {
          term: 'The history of consents',
          text: 'is never changed. After a deletion it holds a number that belongs to nobody, and so do the notes of what was done with accounts.',
        },
        {
          term: 'What was done here, by whom and when,',
          text: `is deleted after ${AUDIT_YEARS} years.`,
        },
        {
          term: 'If you request deletion,',
          text: `the press office confirms it, or it happens by itself after ${ERASURE_DAYS} days. Your messages, reports and letters go with the account; your address and full name are taken out of what others wrote to us and of our answers to them.`,
        },
      ],
    },
    {
      title: 'Who sees the data',
      paragraphs: [
        'The people of the press office who look after accounts, and the suppliers who run servers and mail for us, each bound by contract as a processor (Art. 28 GDPR). Authorities receive data where the law obliges us. We publish nothing of yours and sell nothing. Data stay in the European Economic Area; should a supplier ever need to process them elsewhere, that happens only with the safeguards of Chapter V GDPR.',
      ],
    },
    {
      title: 'Your rights',
      paragraphs: ['You may at any time:'],
      points: [
        { text: 'see your data and have a copy, also in a form that machines can read (Arts. 15 and 20);' },
        { text: 'correct or complete them (Art. 16): your profile does it at once;' },
        { text: 'have them erased or their use restricted (Arts. 17 and 18);' },
        { text: 'object to uses that rest on our legitimate interest (Art. 21);' },
        { text: 'withdraw each consent (Art. 7), as easily as you gave it.' },
      ],
      after: [
        `Signed in, you find the copy, the consents and the deletion on this very page. Without an account you get the copy and the deletion on the page “What I get”, which each of our messages leads to: we mail you a link that works once. For all else, ${contact} We answer within one month.`,
        'If you think that we handle your data wrongly, you may complain to the Italian data protection authority, Garante per la protezione dei dati personali (garanteprivacy.it), or to the authority where you live or work.',
      ],
    },
    {
      title: 'Changes',
      paragraphs: [
        'Each version of this notice has a date as its number. When a new one comes into force, we ask you to read it at your next sign-in; your history of consents says which version you accepted, and when.',
      ],
    },
  ];
};
