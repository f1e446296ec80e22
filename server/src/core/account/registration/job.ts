/** A registration whose answer must not tell whether the address is known. */
export const REGISTRATION_JOB = 'registration';
