import { analyse } from 'scslre';

interface Literal {
  regex?: { pattern: string; flags: string };
}

interface Context {
  report: (found: { node: Literal; message: string }) => void;
}

/** Plugin of oxlint that finds slow patterns. */
export default {
  meta: { name: 'press-room' },
  rules: {
    /** A pattern whose time grows at least quadratically with its input can block the process. */
    'no-slow-pattern': {
      create: (context: Context) => ({
        Literal(node: Literal) {
          if (node.regex === undefined) return;
          const { pattern: source, flags } = node.regex;
          for (const { character, exponential } of analyse({ source, flags }).reports)
            context.report({
              node,
              message: `Many ${character.pick} make this pattern take ${exponential ? 'exponentially' : 'quadratically'} long.`,
            });
        },
      }),
    },
  },
};
