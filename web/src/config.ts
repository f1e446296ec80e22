/** Group of a host if the server named none; the page's own `site-name` takes precedence. */
const SITE_NAMES: Record<string, string> = {};
const FALLBACK_SITE_NAME = 'Ceramica Italiana';

const release: unknown = import.meta.env.VITE_RELEASE;
/** Build of the app; empty during development. */
export const RELEASE = typeof release === 'string' ? release : '';

/** Names of the interface languages in the languages themselves; empty without a build. */
export const LANGUAGE_NAMES = (import.meta.env.VITE_LANGUAGES ?? {}) as Readonly<Record<string, string>>;

export const BRAND = 'Edi.Cer.';

export function siteName(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="site-name"]')?.content;
  return named || SITE_NAMES[location.hostname] || FALLBACK_SITE_NAME;
}

/** Whether a press officer reviews new accounts, which then need an outlet. */
export const isAccreditationReviewed = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="accreditation"]')?.content === 'review';
