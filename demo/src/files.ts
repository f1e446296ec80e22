import { demoDocuments } from './documents.ts';
import { demoDrawings } from './drawings.ts';
import { demoGalleries } from './galleries.ts';
import { drawIssue } from './magazines/draw-issue.ts';
import { demoIssues } from './magazines/issues.ts';
import { renderOriginal } from './original.ts';

/** Paths of the demo's files by key. */
export const filePaths: ReadonlyMap<string, string> = new Map([
  ...demoDrawings.map(({ key }): [string, string] => [key, `pictures/${key}.jpg`]),
  ...demoDocuments.map(({ key, name }): [string, string] => [key, `documents/${name}`]),
  ...demoIssues.map(({ key }): [string, string] => [key, `magazines/${key}.pdf`]),
]);

const keys: ReadonlyMap<string, string> = new Map(Array.from(filePaths, ([key, path]) => [path, key]));

/** Draws or writes the file that lies at a path of the demo's document; null: there is none. */
export async function makeDemoFile(path: string): Promise<Uint8Array | null> {
  const key = keys.get(path);
  const drawing = demoDrawings.find((each) => each.key === key);
  if (drawing !== undefined) {
    const isPrint = demoGalleries.some(({ print = [] }) => print.includes(drawing.key));
    return renderOriginal(drawing, isPrint);
  }
  const issue = demoIssues.find((each) => each.key === key);
  if (issue !== undefined) return drawIssue(issue);
  const document = demoDocuments.find((each) => each.key === key);
  return document === undefined ? null : document.make();
}
