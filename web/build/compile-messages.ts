import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileProject } from '@inlang/paraglide-js';
import { PARAGLIDE } from './paraglide.ts';

type Project = Parameters<typeof compileProject>[0]['project'];
type Settings = Awaited<ReturnType<Project['settings']['get']>>;
type Plugin = Awaited<ReturnType<Project['plugins']['get']>>[number];
type Imported = Awaited<ReturnType<NonNullable<Plugin['importFiles']>>>;

const PLUGIN = '@inlang/plugin-message-format';
const MESSAGES = join(PARAGLIDE.project, '../messages');

/** Each message with its languages and their plural forms, as the compiler reads them from its database. */
function nest({ bundles, messages, variants }: Imported) {
  const nested = new Map(bundles.map((bundle) => [bundle.id, { ...bundle, messages: [] as object[] }]));
  const texts = new Map<string, { variants: object[] }>();
  for (const message of messages) {
    const text = { ...message, variants: [] };
    texts.set(`${message.locale} ${message.bundleId}`, text);
    nested.get(message.bundleId)?.messages.push(text);
  }
  for (const variant of variants)
    texts.get(`${variant.messageLocale} ${variant.messageBundleId}`)?.variants.push(variant);
  return [...nested.values()];
}

/**
 * The compiled files by their path. `compile()` of the package first writes each of the 24,000 rows into an in-memory
 * SQLite in WebAssembly, which takes seven of eight seconds; its second half gets the same rows here without it.
 */
export async function compileMessages(): Promise<Record<string, string>> {
  const settings = JSON.parse(readFileSync(join(PARAGLIDE.project, 'settings.json'), 'utf8')) as Settings;
  const { default: plugin } = (await import(PLUGIN)) as { default: Plugin };
  const files = settings.locales.map((locale) => ({
    locale,
    content: readFileSync(join(MESSAGES, `${locale}.json`)),
  }));
  const imported = await plugin.importFiles?.({ files, settings });
  if (!imported) throw new Error(`${PLUGIN} reads no messages`);
  const rows = { execute: async () => nest(imported) };
  const project = {
    settings: { get: async () => settings },
    db: { selectFrom: () => ({ select: () => rows }) },
  } as unknown as Project;
  return compileProject({ project, compilerOptions: PARAGLIDE });
}
