import { lazyComponent } from '../../../components/lazy-component.tsx';
import type { HtmlFieldProps } from './html-field.tsx';

/** Loaded after the form, because the editor is larger than the form. */
export const LazyHtmlField = lazyComponent<HtmlFieldProps>(
  async () => (await import('./html-field.tsx')).HtmlField,
);
