import { type ReactNode, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { isAt } from '../../../lib/is-here.ts';
import { safeRedirect } from '../../../paths.ts';
import { enter, type Outcome } from '../sign-in.ts';

const SignInStep = lazyComponent(async () => (await import('./sign-in-step.tsx')).SignInStep);

type SignIn = {
  /** The second factor, once the first step wants it; stands in the place of the first. */
  step: ReactNode;
  /** Why who is known may not come in. */
  refusal: string | undefined;
  /** Where the reader goes on afterwards. */
  target: string;
  /** To be called with what the first step came to. */
  reach: (outcome: Outcome) => void;
  clear: () => void;
};

/** What follows the first step of signing in, whichever that is. */
export function useSignIn(): SignIn {
  const [here, navigate] = useLocation();
  const target = safeRedirect(new URLSearchParams(useSearch()).get('redirect'));
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const clear = () => setOutcome(null);
  const reach = (reached: Outcome) => {
    setOutcome(reached);
    if ('next' in reached && isAt(here)) navigate(reached.next, { replace: true });
  };
  const step =
    outcome && 'step' in outcome ? (
      <SignInStep
        step={outcome.step}
        onRestart={clear}
        onSession={async (session) => reach(await enter(session, target))}
      />
    ) : null;
  const refusal = outcome && 'refusal' in outcome ? outcome.refusal : undefined;
  return { step, refusal, target, reach, clear };
}
