import type { ComponentType } from 'react';
import { useLink } from './read-link.ts';

/** Draws a screen anew for each link: what became of one says nothing of the next. */
export const byLink = (Screen: ComponentType): ComponentType =>
  function ScreenOfLink() {
    return <Screen key={useLink()?.signature} />;
  };
