import { describe, expect, it } from 'vitest';
import { loadConfig } from '../../platform/config/config.ts';
import { toPrivacyParties } from './parties.ts';

describe('who answers for the data', () => {
  it('is what was configured', () => {
    const config = loadConfig({
      PRIVACY_CONTROLLER: 'Tile House S.p.A.',
      PRIVACY_ADDRESS: '1 Kiln Road, Sassuolo',
      PRIVACY_EMAIL: 'privacy@example.com',
      RETENTION_WITHOUT_EVENT: '12',
    });
    expect(toPrivacyParties(config)).toEqual({
      controller: 'Tile House S.p.A.',
      address: '1 Kiln Road, Sassuolo',
      email: 'privacy@example.com',
      months_without_event: 12,
    });
  });

  it('is written to at the press office, unless that leads nowhere', () => {
    expect(toPrivacyParties(loadConfig({ PRESS_OFFICE_EMAIL: 'office@example.com' })).email).toBe(
      'office@example.com',
    );
    expect(toPrivacyParties(loadConfig({}))).toEqual({
      controller: null,
      address: null,
      email: null,
      months_without_event: 24,
    });
  });
});
