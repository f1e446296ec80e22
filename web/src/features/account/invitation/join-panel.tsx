import type { AccountLink } from '@press-room/contract/account';
import { JOIN_COMPANY_PATH, type OpenInvitation } from '@press-room/contract/invitations';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { useLocation } from 'wouter';
import { OFFICE_PATHS } from '../../../admin/paths.ts';
import buttons from '../../../components/button.module.css';
import { Refusal } from '../../../components/refusal.tsx';
import { postJson } from '../../../lib/api.ts';
import { getToken, signOut, useUser } from '../../../lib/auth.ts';
import { useZodForm } from '../../../lib/form.ts';
import { formSchema } from '../../../lib/form-schema.ts';
import { goOnWith } from '../../../lib/go-on.ts';
import { useIsHere } from '../../../lib/is-here.ts';
import { navigate } from '../../../lib/navigation.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { toLogin } from '../../../paths.ts';
import forms from '../layout/form.module.css';
import { refreshSession } from '../queries.ts';

const NOTHING_TO_CHECK = formSchema<object>({});

interface JoinPanelProps {
  link: AccountLink;
  invitation: OpenInvitation;
  onRefused: (error: unknown) => void;
}

/** A person with an account joins the company's press office after signing in. */
export function JoinPanel({ link, invitation: { email, company }, onRefused }: JoinPanelProps) {
  const user = useUser();
  const [here] = useLocation();
  const isHere = useIsHere();
  const form = useZodForm({
    schema: NOTHING_TO_CHECK,
    initial: {},
    submit: async () => {
      try {
        const { detail } = await postJson<{ detail: string }>(JOIN_COMPANY_PATH, link);
        showToast('success', detail);
      } catch (error) {
        onRefused(error);
        throw error;
      }
      const token = getToken();
      if (token !== null) goOnWith(await refreshSession(token));
      if (isHere()) navigate(OFFICE_PATHS.officePressReleases);
    },
  });
  if (user?.email !== email) {
    return (
      <>
        <p>{m['account.invitation.hasAccount']({ email: toReadableAddress(email) })}</p>
        <div className={forms.actions}>
          <button
            type="button"
            className={buttons.button}
            onClick={() => {
              // Another person is signed in on this device.
              if (user) signOut();
              navigate(toLogin(here));
            }}
          >
            {m['account.login.link']()}
          </button>
        </div>
      </>
    );
  }
  return (
    <form onSubmit={form.handleSubmit}>
      <Refusal error={form.failure} />
      <div className={forms.actions}>
        <button type="submit" className={buttons.button} disabled={form.isBusy}>
          {m['account.invitation.join']({ company: company ?? '' })}
        </button>
      </div>
    </form>
  );
}
