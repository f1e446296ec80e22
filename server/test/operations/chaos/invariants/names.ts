/** Invariants under all faults, each with its principle (docs/principles.md). */
export const PRINCIPLES = {
  kept: 'Acknowledged means kept: what was answered with 2xx is there afterwards, whole, and no later write undid it.',
  nothingHalf: 'Acknowledged means kept: what was refused did not happen, and nothing happened by half.',
  visibility:
    'One rule of visibility: nothing under embargo, expired, withdrawn or for the press alone is in an anonymous answer, and what is visible is in all of them.',
  work: 'Work that must happen is a row, not a timer: every letter that was caused arrives, none without a cause, no job is stuck.',
  files:
    'Acknowledged means kept: a stored file is whole or absent, and one whose upload was acknowledged is there.',
  answers:
    'One way to do a thing: every answer is one of the contract, also while something is broken, and none is waited for in vain.',
  audit: 'One way to do a thing: each write of the office is in the audit once.',
  ready:
    'Acknowledged means kept: when all faults are over the press room is ready by itself, and the doctor finds nothing.',
} as const;
export type InvariantName = keyof typeof PRINCIPLES;
