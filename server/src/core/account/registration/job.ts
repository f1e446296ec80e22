/** Registration whose answer must not disclose whether the address is known. */
export const REGISTRATION_JOB = 'registration';
