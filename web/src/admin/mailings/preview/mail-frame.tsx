import { useCallback } from 'react';
import styles from './preview.module.css';

type MailScheme = 'light' | 'dark';

interface MailFrameProps {
  title: string;
  /** Complete HTML page from the server. */
  html: string;
  scheme?: MailScheme;
  /** Takes links out of the Tab order: several messages are on the screen. */
  isSample?: boolean;
}

/**
 * A message as mail programs show it. The Content Security Policy blocks styles in markup, so they are set on each
 * element in the frame; dark mode styles are added last.
 */
export function MailFrame({ title, html, scheme = 'light', isSample = false }: MailFrameProps) {
  const show = useCallback(
    (frame: HTMLIFrameElement | null) => {
      const page = frame?.contentDocument;
      if (!page) return;
      const markup = html.replace(SHEET, '').replaceAll(' style="', ' data-look="');
      const mail = new DOMParser().parseFromString(markup, 'text/html');
      const { documentElement: root, body } = page;
      root.lang = mail.documentElement.lang;
      root.style.colorScheme = scheme;
      body.replaceChildren(...Array.from(mail.body.childNodes, (node) => page.importNode(node, true)));
      body.style.cssText = mail.body.dataset.look ?? '';
      for (const element of body.querySelectorAll<HTMLElement>('[data-look]'))
        element.style.cssText = element.dataset.look ?? '';
      if (scheme === 'dark') darken(page, SHEET.exec(html)?.[1] ?? '');
      for (const link of page.links) {
        link.target = '_blank';
        if (isSample) link.tabIndex = -1;
      }
    },
    [html, scheme, isSample],
  );
  return <iframe key={`${scheme} ${html}`} ref={show} title={title} className={styles.frame} />;
}

const SHEET = /<style>([^<]*)<\/style>/;
const DARK = /@media \(prefers-color-scheme:\s*dark\)\s*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/;
const RULE = /([^{}]+)\{([^{}]*)\}/g;

/**
 * Applies the rules of the message for dark mail programs. Their order is significant: the last match of an element
 * wins.
 */
function darken(page: Document, sheet: string): void {
  const rules = DARK.exec(sheet)?.[1] ?? '';
  for (const [, selector = '', declarations = ''] of rules.matchAll(RULE))
    for (const element of page.querySelectorAll<HTMLElement>(selector))
      element.style.cssText += `;${declarations}`;
}
