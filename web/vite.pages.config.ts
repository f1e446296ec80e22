import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lazyLanguages } from './build/lazy-languages.ts';
import { nameLanguages } from './build/name-languages.ts';
import { nameRelease } from './build/release.ts';

/** The app as the server draws it for public pages; the office and what no page shows stay out. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  // Messages are compiled before (build/build.ts).
  plugins: [react(), lazyLanguages(), nameLanguages(), nameRelease()],
  // Nothing of the app's packages is looked for when the server runs.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2023',
    ssr: 'src/page-entry.tsx',
    outDir: 'pages/dist',
    emptyOutDir: true,
    rolldownOptions: {
      checks: { bundlerTimings: false },
    },
  },
});
