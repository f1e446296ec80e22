import { type Permission, rightsAnywhereOf } from '@press-room/contract/roles';
import type { ComponentType } from 'react';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Notice } from '../../../components/notice.tsx';
import { useUser } from '../../../lib/auth.ts';
import { m } from '../../../paraglide/messages.js';
import { toHome } from '../../../paths.ts';

export function NotPermitted({ level = 1 }: { level?: 1 | 2 }) {
  return (
    <Notice
      isAlert
      level={level}
      title={m['office.notPermitted.title']()}
      text={m['office.notPermitted.text']()}
    >
      <Link href={toHome()} className={buttons.button}>
        {m['shell.toHome']()}
      </Link>
    </Notice>
  );
}

/** Renders a screen only for people with a permission. */
export function toPermitted(permission: Permission, Page: ComponentType): ComponentType {
  return function Permitted() {
    const user = useUser();
    // When a session ends on this screen it stays visible: there may be unsaved text.
    const isRefused = user !== null && !rightsAnywhereOf(user).includes(permission);
    return isRefused ? <NotPermitted /> : <Page />;
  };
}
