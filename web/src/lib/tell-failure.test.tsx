import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Toaster } from '../components/toaster.tsx';
import { ApiError } from './api-error.ts';
import { ChunkLoadError } from './load-screen.ts';
import { tellFailure } from './tell-failure.ts';
import { dismissErrors } from './toasts.ts';

it('offers to load the page again where a part of the app did not come', () => {
  tellFailure(new ChunkLoadError('gone'));
  render(<Toaster label="Notices" dismissLabel="Dismiss" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Loading the page again usually helps.');
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument();
  dismissErrors();
});

it('does not where that would not help', () => {
  tellFailure(new ApiError(500));
  render(<Toaster label="Notices" dismissLabel="Dismiss" />);
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong on our side.');
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  dismissErrors();
});
