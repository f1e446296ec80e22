import { closeOverlay, getOverlay, openOverlay, subscribeToOverlay } from './overlay.ts';

type Asked = { answered: Promise<boolean>; answer: (isProved: boolean) => void };

let asked: Asked | null = null;

/** Asks the reader for a recent proof of identity, which some calls need; false if they decline. */
export function askForProof(): Promise<boolean> {
  if (!asked) {
    let answer: Asked['answer'] = () => {};
    const answered = new Promise<boolean>((resolve) => {
      answer = resolve;
    });
    asked = { answered, answer };
    openOverlay('proof');
  }
  return asked.answered;
}

/** The session that is stored by now has proved it. */
export function endProof(): void {
  settle(true);
  closeOverlay();
}

function settle(isProved: boolean): void {
  asked?.answer(isProved);
  asked = null;
}

// Whatever closes the question, it was not answered.
subscribeToOverlay(() => {
  if (getOverlay() !== 'proof') settle(false);
});
