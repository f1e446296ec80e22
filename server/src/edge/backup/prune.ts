import type { Vault } from '../../platform/storage/vault.ts';
import { listManifests, type ManifestFile, readInstant, readManifest } from './manifest.ts';
import { OBJECTS } from './objects.ts';

/** Retention of older backups: a number of the newest, and those of a number of days. */
export interface Retention {
  keep?: number | undefined;
  keepDays?: number | undefined;
}

const DAY_MS = 86_400_000;

/**
 * Removes older backups, and objects that no other backup names. Call it right after a complete backup, which is kept.
 * If the manifest of a kept backup cannot be read, nothing is removed, because its objects are unknown.
 * @throws {DamagedManifest}
 */
export async function prune(
  vault: Vault,
  { keep, keepDays }: Retention,
  now: Date,
): Promise<{ backups: number; objects: number }> {
  if (keep === undefined && keepDays === undefined) return { backups: 0, objects: 0 };
  const oldest = now.getTime() - (keepDays ?? 0) * DAY_MS;
  const stays = ({ name }: ManifestFile, at: number): boolean =>
    at < (keep ?? 1) || (keepDays !== undefined && readInstant(name).getTime() >= oldest);
  const newest = (await listManifests(vault)).toReversed();
  const dropped = newest.filter((manifest, at) => !stays(manifest, at));
  const used = new Set<string>();
  for (const manifest of newest.filter(stays)) {
    const { head, files } = await readManifest(vault, manifest);
    used.add(head.database.object);
    if (head.secret !== null) used.add(head.secret.object);
    for await (const { object } of files) used.add(object);
  }
  // Manifests first, so that no remaining backup lacks a file.
  for (const { path } of dropped) await vault.remove(path);
  let objects = 0;
  for await (const { name } of vault.list(OBJECTS)) {
    if (used.has(name)) continue;
    await vault.remove(name);
    objects += 1;
  }
  return { backups: dropped.length, objects };
}
