/** Group a host stands for when the server named none; the page's own `site-name` wins. */
const SITE_NAMES: Record<string, string> = {};
const FALLBACK_SITE_NAME = 'Ceramica Italiana';

const release: unknown = import.meta.env.VITE_RELEASE;
/** Which build this is; empty while developing. */
export const RELEASE = typeof release === 'string' ? release : '';

export const BRAND = 'Edi.Cer.';

export function siteName(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name="site-name"]')?.content;
  return named || SITE_NAMES[location.hostname] || FALLBACK_SITE_NAME;
}

/** Whether a press officer decides on new accounts, who then needs to know for whom somebody writes. */
export const isAccreditationReviewed = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="accreditation"]')?.content === 'review';
