import { Link } from 'wouter';
import { m } from '../../../paraglide/messages.js';
import { PATHS } from '../../../paths.ts';
import forms from './form.module.css';

export function BackToLogin() {
  return (
    <div className={forms.links}>
      <p>
        <Link href={PATHS.login}>{m['account.backToLogin']()}</Link>
      </p>
    </div>
  );
}
