import { useCallback } from 'react';
import styles from './mailings.module.css';

interface MailFrameProps {
  title: string;
  /** A whole page of the server's. */
  html: string;
}

/**
 * A message as mail programs show it. The app's policy allows no styles in markup: they are set by the frame's own page
 * instead, element by element.
 */
export function MailFrame({ title, html }: MailFrameProps) {
  const show = useCallback(
    (frame: HTMLIFrameElement | null) => {
      const page = frame?.contentDocument;
      if (!page) return;
      const mail = new DOMParser().parseFromString(html.replaceAll(' style="', ' data-look="'), 'text/html');
      page.documentElement.lang = mail.documentElement.lang;
      page.body.replaceChildren(...Array.from(mail.body.childNodes, (node) => page.importNode(node, true)));
      page.body.style.cssText = mail.body.dataset.look ?? '';
      for (const element of page.body.querySelectorAll<HTMLElement>('[data-look]'))
        element.style.cssText = element.dataset.look ?? '';
      for (const link of page.links) link.target = '_blank';
    },
    [html],
  );
  return <iframe key={html} ref={show} title={title} className={styles.frame} />;
}
