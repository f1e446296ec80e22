/** Sends a mailing: a single job from its first message to its last. */
export const MAILING_JOB = 'mailing';
/** Sends a test message to the officer who requested it. */
export const MAILING_TEST_JOB = 'mailing-test';

export const mailingKey = (id: number): string => `${MAILING_JOB}:${id}`;
