import { backup, DatabaseSync } from 'node:sqlite';

let source: { path: string; file: DatabaseSync } | null = null;

/** Makes of an open database what `template` is; its connections see it as one change that somebody else has made. */
export async function emptySqliteFile(path: string, template: string): Promise<void> {
  if (source?.path !== template)
    source = { path: template, file: new DatabaseSync(template, { readOnly: true }) };
  await backup(source.file, path, { rate: 100_000 });
}
