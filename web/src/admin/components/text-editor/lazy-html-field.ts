import { lazyComponent } from '../../../components/lazy-component.tsx';
import type { HtmlFieldProps } from './html-field.tsx';

/** The editor is larger than the form around it: it is loaded after it. */
export const LazyHtmlField = lazyComponent<HtmlFieldProps>(
  async () => (await import('./html-field.tsx')).HtmlField,
);
