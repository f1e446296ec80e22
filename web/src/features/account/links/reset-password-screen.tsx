import { ResetPasswordPage } from '../password/reset-password-page.tsx';
import { byLink } from './by-link.tsx';

export const ResetPasswordScreen = byLink(ResetPasswordPage);
