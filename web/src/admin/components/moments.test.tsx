import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { officeDay, officeMoment } from './moments.ts';
import { Day, Instant } from './page/instant.tsx';

const AT = '2026-12-09T17:00:00.000Z';

describe('dates of the office', () => {
  it('are written alike in lists and in sentences', () => {
    render(
      <>
        <Instant at={AT} />
        <Day at="2026-12-09" />
      </>,
    );
    expect(officeMoment(AT)).toBe('9 Dec 2026, 18:00');
    expect(screen.getByText((_, element) => element?.textContent === officeMoment(AT))).toBeVisible();
    expect(screen.getByText(officeDay('2026-12-09'))).toHaveTextContent('9 Dec 2026');
  });
});
