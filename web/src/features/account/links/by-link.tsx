import type { ComponentType } from 'react';
import { useLink } from './read-link.ts';

/** Remounts a screen for each link: its state does not apply to the next. */
export const byLink = (Screen: ComponentType): ComponentType =>
  function ScreenOfLink() {
    return <Screen key={useLink()?.signature} />;
  };
