import { Link } from 'wouter';
import buttons from '../../components/button.module.css';
import { Notice } from '../../components/notice.tsx';
import { m } from '../../paraglide/messages.js';
import { toHome } from '../../paths.ts';
import { useScreenTitle } from '../press-groups/use-screen-title.ts';

export function NotFoundPage() {
  useScreenTitle(m['shell.notFound.title']());
  return (
    <Notice level={1} title={m['shell.notFound.title']()} text={m['shell.notFound.text']()}>
      <Link href={toHome()} className={buttons.button}>
        {m['shell.toHome']()}
      </Link>
    </Notice>
  );
}
