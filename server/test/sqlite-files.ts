import { backup, DatabaseSync } from 'node:sqlite';

let source: { path: string; file: DatabaseSync } | null = null;

/** Replaces the content of an open database by that of `template`; its connections see one change by another connection. */
export async function emptySqliteFile(path: string, template: string): Promise<void> {
  if (source?.path !== template)
    source = { path: template, file: new DatabaseSync(template, { readOnly: true }) };
  await backup(source.file, path, { rate: 100_000 });
}
