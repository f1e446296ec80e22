import { toPrivacyParties } from './edge/privacy/parties.ts';
import type { Fixture } from './fixtures/document.ts';
import { type Config, NO_PRESS_OFFICE } from './platform/config/config.ts';
import { commandLine } from './platform/process/command-line.ts';

interface Started {
  origin: string;
  config: Config;
  /** Accounts of the demo, if it was just loaded. */
  credentials: Fixture['users'] | null;
  isWithoutGroup: boolean;
  isWithoutAdministrator: boolean;
}

/** Output of a start: address, accounts, remaining tasks. */
export function announce({ credentials, ...started }: Started): void {
  const { origin, config } = started;
  const lines = ['', `Press room: ${config.PUBLIC_URL} (listening on ${origin})`];
  if (credentials !== null) {
    lines.push('Demo accounts, shown this once:');
    for (const { email, password, groups } of credentials) {
      lines.push(`  ${email.padEnd(34)} ${password}  ${groups.join(', ') || 'no group: cannot enter'}`);
    }
  }
  lines.push(...listFirstSteps(started), ...listGaps(config));
  console.log([...lines, ''].join('\n'));
}

function listFirstSteps({
  config,
  isWithoutGroup,
  isWithoutAdministrator,
}: Omit<Started, 'credentials'>): string[] {
  // Groups named in SITES must exist at the next start.
  const wanted = [...(config.SITES?.values() ?? [])].find((name) => name !== null);
  const commands = [
    ...(isWithoutGroup ? [commandLine('group:create', `--name "${wanted ?? 'My press room'}"`)] : []),
    ...(isWithoutAdministrator ? [commandLine('admin:create', '--email you@example.com')] : []),
  ];
  return commands.length === 0 ? [] : [`To begin, in another terminal: ${commands.join(' and ')}`];
}

/** Missing settings that are not needed locally, but by an installation for others. */
function listGaps(config: Config): string[] {
  const { controller, address, email } = toPrivacyParties(config);
  const missing = [
    ...(controller === null ? ['PRIVACY_CONTROLLER'] : []),
    ...(address === null ? ['PRIVACY_ADDRESS'] : []),
    ...(email === null ? ['PRIVACY_EMAIL'] : []),
  ];
  const { SMTP_URL, PRESS_OFFICE_EMAIL } = config;
  return [
    ...(missing.length > 0
      ? [`Warning: the privacy notice does not say who answers for the data; set ${missing.join(', ')}`]
      : []),
    ...(SMTP_URL !== undefined && PRESS_OFFICE_EMAIL === NO_PRESS_OFFICE
      ? ['Warning: what goes to the press office cannot be delivered; set PRESS_OFFICE_EMAIL']
      : []),
  ];
}
