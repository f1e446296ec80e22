import type { Plugin } from 'vite';

const CONTRACT_FILE = /\/contract\/src\/[\w-]+\.ts$/;

/**
 * Marks the schemas of the contract as free of side effects. Without this, a page that imports only a path or a number
 * from the contract would include zod.
 */
export function pureContract(): Plugin {
  return {
    name: 'pure-contract',
    apply: 'build',
    transform: {
      filter: { id: CONTRACT_FILE },
      handler(code) {
        let marked = code;
        for (const { start, end } of schemaCalls(this.parse(code)).reverse()) {
          marked = `${marked.slice(0, start)}/* @__PURE__ */ (() => (${marked.slice(start, end)}))()${marked.slice(end)}`;
        }
        return { code: marked, map: null };
      },
    },
  };
}

const BUILDS: ReadonlySet<string> = new Set(['CallExpression', 'ObjectExpression']);

type Program = ReturnType<import('vite').Rolldown.PluginContext['parse']>;

/** Positions of the calls that create a constant of the file, or its members, in order. */
function schemaCalls(program: Program): { start: number; end: number }[] {
  return program.body
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
    .flatMap((declaration) => (declaration?.type === 'VariableDeclaration' ? declaration.declarations : []))
    .flatMap(({ init }) => (init && BUILDS.has(init.type) ? [{ start: init.start, end: init.end }] : []));
}
