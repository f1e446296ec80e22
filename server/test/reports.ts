interface FailedDelivery {
  /** Envelope address of the message. */
  to: string;
  recipient: string;
  status: string;
  /** Text of the other mail server. */
  said: string;
  action?: string;
  /** Its Message-ID. */
  id?: string;
}

const ORIGINAL = [
  'From: Press room <press@example.com>',
  'Subject: News',
  'Message-ID: <1@press.example.com>',
];

/** A multipart mail; each part starts with its type. */
const toParts = (type: string, headers: readonly string[], parts: readonly (readonly string[])[]): string =>
  [
    ...headers,
    'MIME-Version: 1.0',
    `Content-Type: multipart/report; report-type=${type}; boundary="part"`,
    ...parts.flatMap(([content = '', ...lines]) => ['', '--part', `Content-Type: ${content}`, '', ...lines]),
    '--part--',
    '',
  ].join('\r\n');

/** A delivery status notification (RFC 3464), as Postfix writes it. */
export const buildReport = ({ to, recipient, status, said, action = 'failed', id }: FailedDelivery): string =>
  toParts(
    'delivery-status',
    [
      'Return-Path: <>',
      'From: MAILER-DAEMON@mx.example.net (Mail Delivery System)',
      `To: ${to}`,
      'Subject: Undelivered Mail Returned to Sender',
      'Auto-Submitted: auto-replied',
      ...(id === undefined ? [] : [`Message-ID: ${id}`]),
    ],
    [
      ['text/plain; charset=us-ascii', 'This is the mail system at host mx.example.net.'],
      [
        'message/delivery-status',
        'Reporting-MTA: dns; mx.example.net',
        'X-Postfix-Queue-ID: 4B1C12',
        '',
        `Final-Recipient: rfc822; ${recipient}`,
        `Original-Recipient: rfc822;${recipient}`,
        `Action: ${action}`,
        `Status: ${status}`,
        'Remote-MTA: dns; mail.example.com',
        ...(said === '' ? [] : [`Diagnostic-Code: smtp; ${said.replace(' ', '\r\n    ')}`]),
      ],
      ['text/rfc822-headers', ...ORIGINAL],
    ],
  );

/** A spam complaint, as a provider reports it (RFC 5965). `from`: envelope address of the message. */
export const buildComplaint = ({ from, kind }: { from: string; kind: string }): string =>
  toParts(
    'feedback-report',
    ['From: feedback@provider.example', 'To: abuse@press.example.com', 'Subject: FW: News'],
    [
      ['text/plain', 'This is an email abuse report.'],
      [
        'message/feedback-report',
        `Feedback-Type: ${kind}`,
        'User-Agent: SomeGenerator/1.0',
        'Version: 1',
        `Original-Mail-From: <${from}>`,
      ],
      ['message/rfc822', ...ORIGINAL, '', 'Text'],
    ],
  );
