import { Redirect } from 'wouter';
import { toHome } from '../../paths.ts';

/** The guard has signed the reader out on the way here; spec 2 sends them Home. */
export function LogoutPage() {
  return <Redirect to={toHome()} replace />;
}
