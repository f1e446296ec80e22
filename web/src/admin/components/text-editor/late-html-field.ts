import { lazyComponent } from '../../../components/lazy-component.tsx';
import type { HtmlFieldProps } from './html-field.tsx';

/** The editor weighs more than the form around it: it comes after it. */
export const LateHtmlField = lazyComponent<HtmlFieldProps>(
  async () => (await import('./html-field.tsx')).HtmlField,
);
