import type { Plugin } from 'vite';

/** Names the build, in the app itself and in `release.json` beside it, so that an old tab notices a new one. */
export function nameRelease(): Plugin {
  const release = Date.now().toString(36);
  return {
    name: 'name-release',
    apply: 'build',
    config: () => ({ define: { 'import.meta.env.VITE_RELEASE': JSON.stringify(release) } }),
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'release.json', source: `${JSON.stringify({ release })}\n` });
    },
  };
}
