import {
  type FactorAdded,
  PASSKEY_OPTIONS_PATH,
  PASSKEY_PATH,
  passkeyPath,
  RECOVERY_CODES_PATH,
  type RecoveryCodes,
  type SecondFactor,
  TOTP_CONFIRM_PATH,
  TOTP_PATH,
  type TotpSecret,
} from '@press-room/contract/second-factor';
import {
  type PublicKeyCredentialCreationOptionsJSON as CreationOptions,
  startRegistration,
} from '@simplewebauthn/browser';
import { useQueryClient } from '@tanstack/react-query';
import { changeJson, postJson } from '../../../lib/api.ts';
import { useSignedInUser } from '../../../lib/auth.ts';
import { goOnWith } from '../../../lib/go-on.ts';
import { secondFactorQuery } from '../second-step/queries.ts';

export const beginTotp = (): Promise<TotpSecret> => postJson<TotpSecret>(TOTP_PATH, {});
export const confirmTotp = (code: string): Promise<FactorAdded> =>
  postJson<FactorAdded>(TOTP_CONFIRM_PATH, { code });
export const removeTotp = (): Promise<SecondFactor> => changeJson<SecondFactor>('DELETE', TOTP_PATH);

/** Creates a passkey in the browser, and stores it under a name. */
export async function addPasskey(name: string): Promise<FactorAdded> {
  const optionsJSON = await postJson<CreationOptions>(PASSKEY_OPTIONS_PATH, {});
  const passkey = await startRegistration({ optionsJSON });
  return postJson<FactorAdded>(PASSKEY_PATH, { name, passkey });
}
export const renamePasskey = (id: number, name: string): Promise<SecondFactor> =>
  changeJson<SecondFactor>('PATCH', passkeyPath(id), { name });
export const removePasskey = (id: number): Promise<SecondFactor> =>
  changeJson<SecondFactor>('DELETE', passkeyPath(id));

export const renewRecoveryCodes = (): Promise<RecoveryCodes> =>
  postJson<RecoveryCodes>(RECOVERY_CODES_PATH, {});

/** Updates all cached data that depend on the factors. */
export function useKeepFactors(): (factors: SecondFactor) => void {
  const client = useQueryClient();
  const { id } = useSignedInUser();
  return (factors) => {
    client.setQueryData(secondFactorQuery(id).queryKey, factors);
    void client.invalidateQueries({ queryKey: ['profile'] });
  };
}

/** Continues with the session in the answer after a factor was added, and reloads the factors. */
export function useKeepAdded(): (added: FactorAdded) => Promise<void> {
  const client = useQueryClient();
  const user = useSignedInUser();
  return async ({ token }) => {
    goOnWith({ token, user });
    await client.invalidateQueries({ queryKey: secondFactorQuery(user.id).queryKey });
    void client.invalidateQueries({ queryKey: ['profile'] });
  };
}
