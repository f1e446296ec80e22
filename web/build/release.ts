import type { Plugin } from 'vite';
import { hashSources } from './sources.ts';

/**
 * Sets the name of the build in the app and in `release.json`, so that an old tab notices a new build. The same sources
 * give the same name on every machine.
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
