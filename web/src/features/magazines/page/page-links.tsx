import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import { useEffect, useState } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { type PageLink, readLinks } from './links.ts';
import styles from './page-view.module.css';

type PageLinksProps = { pdf: PDFDocumentProxy; page: PDFPageProxy; onGo: (page: number) => void };

export function PageLinks({ pdf, page, onGo }: PageLinksProps) {
  const [links, setLinks] = useState<PageLink[]>([]);
  useEffect(() => {
    let isClosed = false;
    readLinks(pdf, page).then(
      (found) => {
        if (!isClosed) setLinks(found);
      },
      // A page is readable without its links.
      () => {},
    );
    return () => {
      isClosed = true;
    };
  }, [pdf, page]);
  return links.map((link) => {
    const { left, top, width, height } = link;
    const style = { left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` };
    const key = `${left} ${top}`;
    if ('url' in link) return <ExternalLink key={key} url={link.url} style={style} />;
    const label = m['magazines.reader.toPage']({ page: formatNumber(link.page) });
    return (
      <button
        key={key}
        type="button"
        className={`${styles.link} ${styles.jump}`}
        style={style}
        aria-label={label}
        title={label}
        onClick={() => onGo(link.page)}
      />
    );
  });
}

type ExternalLinkProps = { url: string; style: Record<'left' | 'top' | 'width' | 'height', string> };

function ExternalLink({ url, style }: ExternalLinkProps) {
  return (
    <a
      className={styles.link}
      style={style}
      href={url}
      target="_blank"
      rel="noopener noreferrer nofollow"
      title={url}
    >
      <span className="visually-hidden">{m['magazines.reader.outsideLink']({ url })}</span>
    </a>
  );
}
