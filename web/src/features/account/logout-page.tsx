import { Redirect } from 'wouter';
import { toHome } from '../../paths.ts';

/** The guard signs the reader out before this screen; spec 2 sends them to Home. */
export function LogoutPage() {
  return <Redirect to={toHome()} replace />;
}
