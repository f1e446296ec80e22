import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';
import { FIRST_SCREEN_FONT } from './preload-fonts.ts';
import { pureContract } from './pure-contract.ts';
import { staticFiles } from './size-budget.ts';

const SOURCE = fileURLToPath(import.meta.resolve('../src/service-worker/service-worker.ts'));
const FILE = 'service-worker.js';
const RELEASE = 'import.meta.env.VITE_RELEASE';

/** Builds the service worker as one file, which contains the file names of this build. */
export function serviceWorker(): Plugin {
  let release = '""';
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved(config) {
      release = String(config.define?.[RELEASE] ?? release);
    },
    async generateBundle(_options, bundle) {
      const shell = `{"release":${release},${JSON.stringify(listShell(bundle)).slice(1)}`;
      this.emitFile({ type: 'asset', fileName: FILE, source: await buildWorker(shell) });
    },
  };
}

function listShell(bundle: Rolldown.OutputBundle) {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  if (entry?.type !== 'chunk') throw new Error('The build has no entry');
  const { scripts, styles } = staticFiles(bundle, entry);
  const fonts = Object.keys(bundle).filter((name) => FIRST_SCREEN_FONT.test(name));
  const first = new Set([...scripts, ...styles, ...fonts]);
  const later = Object.keys(bundle).filter((name) => /\.(?:m?js|css)$/.test(name) && !first.has(name));
  return { entry: `/${entry.fileName}`, first: toPaths(first), later: toPaths(later) };
}

const toPaths = (names: Iterable<string>): string[] => Array.from(names, (name) => `/${name}`);

/** Separate build: a worker that shared chunks with the app would break with them. */
async function buildWorker(shell: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { SHELL: shell },
    plugins: [pureContract()],
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      lib: { entry: SOURCE, formats: ['iife'], name: 'worker', fileName: () => FILE },
      minify: true,
    },
  });
  const [output] = [result].flat();
  if (output === undefined || !('output' in output)) throw new Error('The service worker was not built');
  return output.output[0].code;
}
