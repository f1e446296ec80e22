import { NO_PRESS_OFFICE } from '../../../platform/config/config.ts';
import { type Found, fine, type Patient, warning } from '../finding.ts';

const isAtHome = (host: string): boolean => /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);

/** Warns of valid but inadvisable settings; invalid ones prevent every command from starting. */
export function checkConfiguration({ config }: Patient): Found[] {
  const { protocol, hostname } = new URL(config.PUBLIC_URL);
  const found: Found[] = [];
  if (config.PRESS_OFFICE_EMAIL === NO_PRESS_OFFICE) found.push(warning('doctor_no_press_office'));
  if (config.SMTP_URL !== undefined && /@localhost>?$/.test(config.MAIL_FROM)) {
    found.push(warning('doctor_default_sender'));
  }
  if (protocol === 'http:' && !isAtHome(hostname)) {
    found.push(warning('doctor_without_tls', { address: config.PUBLIC_URL }));
  }
  if (config.SECRET_KEY_OLD !== undefined) found.push(warning('doctor_old_secret'));
  if (!config.RATE_LIMITS) found.push(warning('doctor_no_limits'));
  return found.length === 0 ? [fine('doctor_configuration_fine')] : found;
}
