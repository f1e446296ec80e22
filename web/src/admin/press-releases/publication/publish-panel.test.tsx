import { releaseCheckPath } from '@press-room/contract/release-editor';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildOfficeRelease } from '../../../test/office-builders.ts';
import { openReleasePanel } from '../../../test/open-release-panel.tsx';
import { PublishPanel } from './publish-panel.tsx';

describe('the publication of a release', () => {
  it('looks again while a picture is being made', async () => {
    const outlook = {
      visible_from: null,
      visible_until: null,
      access: 'public',
      languages: [],
      is_visible: false,
    };
    const hidden = {
      code: 'file_hidden',
      severity: 'warning',
      field: 'pictures',
      language: null,
      file: { id: 3, name: 'kiln.jpg' },
      value: null,
    };
    const answers = [[hidden]];
    const release = buildOfficeRelease();
    openReleasePanel(PublishPanel, release, {
      [`POST ${releaseCheckPath(release.id)}`]: () =>
        Response.json({
          problems: answers.shift() ?? [],
          outside_links: { waiting: 0, unknown: 0 },
          now: outlook,
          after: outlook,
        }),
    });
    expect(await screen.findByText(/kiln.jpg: readers will not see it yet/)).toBeInTheDocument();
    expect(await screen.findByText('Nothing is missing.')).toBeInTheDocument();
  });
});
