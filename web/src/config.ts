/** Group a host stands for when the server named none; the page's own `site-name` wins. */
const SITE_NAMES: Record<string, string> = {};
const FALLBACK_SITE_NAME = 'Ceramica Italiana';

export const BRAND = 'Edi.Cer.';

export function siteName(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="site-name"]')?.content;
  return named || SITE_NAMES[location.hostname] || FALLBACK_SITE_NAME;
}

/** Where people write about their data; null when this installation has no real address. */
export function pressOfficeEmail(): string | null {
  const named = document.querySelector<HTMLMetaElement>('meta[name="press-office-email"]')?.content;
  return named && !named.endsWith('.localdomain') ? named : null;
}
