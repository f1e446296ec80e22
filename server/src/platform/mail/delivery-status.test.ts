import { describe, expect, it } from 'vitest';
import { classifyStatus, isExplicit } from './delivery-status.ts';

describe('what a refusal says about the address', () => {
  it.each([
    ['550 5.1.1 <nobody@example.com>: Recipient address rejected: User unknown', 'hard'],
    ['550-5.1.1 The email account that you tried to reach does not exist.', 'hard'],
    ['556 5.1.10 Domain does not accept mail', 'hard'],
    ['550 5.2.1 The email account that you tried to reach is inactive', 'hard'],
    ['5.1.1', 'hard'],
    ['550 No such user here', 'hard'],
    ['smtp; 553 sorry, no mailbox here by that name', 'hard'],
    ['5.0.0 smtp; 550 User unknown', 'hard'],
    ['550 5.7.1 Unsolicited message rejected', 'ours'],
    ['550-5.7.26 Unauthenticated email from example.com is not accepted', 'ours'],
    ['552 5.3.4 Message size exceeds fixed limit', 'ours'],
    ['552 5.2.3 Message too large for this mailbox', 'ours'],
    ['550 5.6.0 Contents rejected', 'ours'],
    ['550 5.1.8 Sender domain not found', 'ours'],
    ['553 5.1.7 Sender address invalid', 'ours'],
    ['554 Transaction failed', 'ours'],
    ['552 5.2.2 Mailbox full', 'soft'],
    ['552 Quota exceeded', 'soft'],
    ['450 4.2.0 Greylisted', 'soft'],
    ['451 Try again later', 'soft'],
    ['4.4.1 smtp; connect to mx.example.com[192.0.2.1]:25: Connection timed out', 'soft'],
    ['5.4.4 Host not found', 'soft'],
    ['5.0.0', 'soft'],
    ['', 'soft'],
  ] as const)('%j: %s', (status, fault) => expect(classifyStatus(status)).toBe(fault));

  it('is taken for explicit only with a code that says more than its first digit', () => {
    expect(isExplicit('550 5.1.1 User unknown')).toBe(true);
    for (const status of ['550 User unknown', '5.0.0', '550 from 192.0.2.1'])
      expect(isExplicit(status)).toBe(false);
  });
});
