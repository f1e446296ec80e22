import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';

const FONTS = [
  '@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2',
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
];
const { resolve } = createRequire(import.meta.url);

/** A minimal build whose app renders its answers; journeys and web units render the real one. */
export function writeWeb(webRoot: string): void {
  const drawn = join(webRoot, '../pages/dist');
  for (const folder of [join(webRoot, 'assets'), drawn]) mkdirSync(folder, { recursive: true });
  for (const font of FONTS) copyFileSync(resolve(font), join(webRoot, basename(font)));
  writeFileSync(
    join(webRoot, 'index.html'),
    `<html lang="en"><head><title>x</title><meta name="description" content="x" /><!--boot-->
    <script src="/theme.js"></script>
    <script type="module" crossorigin src="/assets/app.js"></script></head>
    <body><div id="root"></div><noscript>Scripts</noscript></body></html>`,
  );
  const part = 'src/features/press-releases/detail/press-release-page.tsx';
  const manifest = {
    [part]: { file: 'assets/page.js', css: ['assets/page.css'], imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js', css: ['assets/shared.css'], imports: [part] },
    'src/features/press-releases/list/home-front.tsx': {
      file: 'assets/events.js',
      css: ['assets/shared.css'],
    },
    'src/features/companies/company-page.tsx': { file: 'assets/company.js' },
    'src/features/contact/contact-page.tsx': { file: 'assets/contact.js' },
    ...Object.fromEntries(FONTS.map((font) => [font, { file: basename(font) }])),
  };
  for (const name of ['page', 'shared']) writeFileSync(join(webRoot, `assets/${name}.css`), `.${name}{}`);
  writeFileSync(join(webRoot, '.manifest.json'), JSON.stringify(manifest));
  writeFileSync(
    join(drawn, 'page-entry.js'),
    `const ADDRESSES = {
      release: ({ id }) => '/api/press_room/press_release/' + id + '/',
      company: ({ id }) => '/api/press_room/company/' + id + '/',
      appointment: ({ id }) => '/api/press_room/appointment/' + id + '/',
      event: ({ id }) => '/api/press_room/event/' + id + '/',
      contact: () => '/api/press_room/press_office/',
      home: () => '/api/press_room/press_release/?format=datatables',
      archive: ({ year }) => '/api/press_room/press_release/?format=datatables&year=' + year,
    };
    export const isScreen = (path) => path === '/press-kit' || path.startsWith('/account/');
    export const draw = async (page, boot, ask) => {
      if (page.kind === 'missing') return { html: '<h1>nothing here</h1>', answers: [] };
      const headers = { Accept: 'application/json', 'Accept-Language': boot.language };
      const response = await ask(ADDRESSES[page.kind](page), { headers });
      const answer = await response.json();
      const shown = JSON.stringify(answer.title ?? answer.name ?? answer).replaceAll('<', '&lt;');
      const html = '<h1 style="--a:&quot;b&quot;">' + page.kind + ' ' + shown + '</h1>';
      return { html, answers: response.ok ? [{ key: [page.kind], answer }] : [] };
    };`,
  );
}
