import { closeOverlay, getOverlay, openOverlay, subscribeToOverlay } from './overlay.ts';

type Asked = { answered: Promise<boolean>; answer: (isProved: boolean) => void };

let asked: Asked | null = null;

/** Asks for a recent proof of identity; false if the reader declines. */
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

/** Called after a successful proof: the stored session contains it. */
export function endProof(): void {
  settle(true);
  closeOverlay();
}

function settle(isProved: boolean): void {
  asked?.answer(isProved);
  asked = null;
}

// Closing the question in any other way declines it.
subscribeToOverlay(() => {
  if (getOverlay() !== 'proof') settle(false);
});
