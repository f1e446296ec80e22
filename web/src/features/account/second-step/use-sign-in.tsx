import { type ReactNode, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { isAt } from '../../../lib/is-here.ts';
import { safeRedirect } from '../../../paths.ts';
import { enter, type Outcome } from '../sign-in.ts';

const SignInStep = lazyComponent(async () => (await import('./sign-in-step.tsx')).SignInStep);

type SignIn = {
  /** Form of the second factor, if required; it replaces the first step. */
  step: ReactNode;
  /** Reason why the account is refused. */
  refusal: string | undefined;
  /** Target after signing in. */
  target: string;
  /** Called with the result of the first step. */
  reach: (outcome: Outcome) => void;
  clear: () => void;
};

/** Steps after the first one, for every sign-in method. */
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
