import type { Permission } from '@press-room/contract/roles';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Icon } from '../../../components/icon.tsx';
import { usePermissions } from '../../../lib/permissions.ts';

interface NewLinkProps {
  permission: Permission;
  to: string;
  label: string;
  isQuiet?: boolean;
}

/** Link to the empty form of a noun, if the officer may create records. */
export function NewLink({ permission, to, label, isQuiet = false }: NewLinkProps) {
  if (!usePermissions().includes(permission)) return null;
  return (
    <Link href={to} className={isQuiet ? buttons.quiet : buttons.button}>
      <Icon name="plus" size={20} />
      {label}
    </Link>
  );
}
