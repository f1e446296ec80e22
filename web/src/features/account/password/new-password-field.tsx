import { brokenPasswordRules, PASSWORD_RULES, type PasswordRule } from '@press-room/contract/passwords';
import { useId } from 'react';
import * as z from 'zod/mini';
import { Icon } from '../../../components/icon.tsx';
import { PasswordField } from '../../../components/password-field.tsx';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import styles from './new-password-field.module.css';

const RULE_TEXTS: Record<PasswordRule, () => string> = {
  length: m['account.password.length'],
  capital: m['account.password.capital'],
  number: m['account.password.number'],
  special: m['account.password.special'],
};

/** Reports the first broken rule of spec 5; the list below the field shows the others. */
export const newPassword = () =>
  z.string().check((checked) => {
    const [broken] = brokenPasswordRules(checked.value);
    if (!broken) return;
    const message = checked.value === '' ? m['account.password.required']() : labelOf(RULE_TEXTS, broken);
    checked.issues.push({ code: 'custom', message, input: checked.value });
  });

type NewPasswordFieldProps = {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** Password field with a list of rules, each marked when it is met. */
export function NewPasswordField({ label, value, error, onChange }: NewPasswordFieldProps) {
  const id = useId();
  const broken = brokenPasswordRules(value);
  return (
    <div className={styles.field}>
      <PasswordField
        label={label}
        name="password"
        autoComplete="new-password"
        value={value}
        error={error}
        revealLabel={m['account.password.reveal']()}
        describedBy={id}
        onChange={onChange}
      />
      <ul id={id} className={styles.rules}>
        {PASSWORD_RULES.map((rule) => {
          const isMet = !broken.includes(rule);
          return (
            <li key={rule} className={styles.rule} data-met={isMet}>
              <span className={styles.mark}>{isMet && <Icon name="check" size={16} />}</span>
              {labelOf(RULE_TEXTS, rule)}
              {isMet && <span className="visually-hidden">: {m['account.password.met']()}</span>}
            </li>
          );
        })}
      </ul>
      <p className="visually-hidden" role="status">
        {value !== '' &&
          m['account.password.metCount']({
            count: PASSWORD_RULES.length - broken.length,
            total: PASSWORD_RULES.length,
          })}
      </p>
    </div>
  );
}
