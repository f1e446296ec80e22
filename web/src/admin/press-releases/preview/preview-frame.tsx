import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './preview.module.css';

interface PreviewFrameProps {
  title: string;
  isPhone: boolean;
  children: ReactNode;
}

/** A page within the page, as wide as a phone or a desktop: media queries use this width. */
export function PreviewFrame({ title, isPhone, children }: PreviewFrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);
  const dress = (frame: HTMLIFrameElement | null) => {
    const page = frame?.contentDocument;
    if (!page || body === page.body) return;
    for (const { name, value } of document.documentElement.attributes)
      page.documentElement.setAttribute(name, value);
    for (const sheet of document.querySelectorAll('link[rel="stylesheet"], style'))
      page.head.append(sheet.cloneNode(true));
    setBody(page.body);
  };
  return (
    <iframe ref={dress} title={title} className={styles.frame} data-phone={isPhone}>
      {body &&
        createPortal(
          <div inert className={styles.page}>
            {children}
          </div>,
          body,
        )}
    </iframe>
  );
}
