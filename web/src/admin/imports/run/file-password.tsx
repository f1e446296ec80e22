import type { ImportRun } from '@press-room/contract/imports';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { PasswordField } from '../../../components/password-field.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from './import-page.module.css';

const passwordKey = (id: number) => ['import-password', id] as const;

/** In memory until the tab is closed or the user signs out: the server stores no password. */
export const rememberPassword = (client: QueryClient, id: number, password: string): void => {
  client.setQueryDefaults(passwordKey(id), { gcTime: Number.POSITIVE_INFINITY });
  if (password !== '') client.setQueryData(passwordKey(id), password);
};

/** Last password for this file, in this tab. */
export const useKnownPassword = ({ id }: ImportRun): string =>
  useQueryClient().getQueryData<string>(passwordKey(id)) ?? '';

interface FilePasswordProps {
  value: string;
  error: string | undefined;
  onChange: (password: string) => void;
}

/** Password of an encrypted file, which every read of the file needs. */
export function FilePassword(props: FilePasswordProps) {
  const id = useId();
  return (
    <div>
      <PasswordField
        {...props}
        name="password"
        label={m['office.imports.password.label']()}
        autoComplete="new-password"
        revealLabel={m['account.password.reveal']()}
        describedBy={id}
      />
      <p id={id} className={styles.note}>
        {m['office.imports.password.hint']()}
      </p>
    </div>
  );
}
