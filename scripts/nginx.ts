import { existsSync } from 'node:fs';
import { findProgram } from './packages.ts';

/** Debian's modules lie here, whatever nginx takes for its prefix. */
export const NGINX_MODULES = '/usr/lib/nginx/modules';
const LUA = `${NGINX_MODULES}/ngx_http_lua_module.so`;

/** Finds Debian's nginx; its folder is in the search path of root only. */
export function findNginx(): string | null {
  const program = findProgram('nginx', ['/usr/sbin']);
  return program === null || !existsSync(LUA) ? null : program;
}
