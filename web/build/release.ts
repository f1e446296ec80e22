import type { Plugin } from 'vite';
import { hashSources } from './sources.ts';

/**
 * Names the build, in the app itself and in `release.json` beside it, so that an old tab notices a new one. Machines
 * that build the same sources agree on the name.
 */
export function nameRelease(): Plugin {
  const release = hashSources().slice(0, 12);
  return {
    name: 'name-release',
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.VITE_RELEASE': JSON.stringify(release) } }),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'release.json', source: `${JSON.stringify({ release })}\n` });
    },
  };
}
