import { type AnyNode, type Node, type Program, parse } from 'acorn';
import { full } from 'acorn-walk';

export interface Script {
  readonly program: Program;
  readonly text: string;
  readonly isModule: boolean;
}

/** Parses a classic script, or else an ES module. Null for a text that is neither. */
export function parseScript(text: string): Script | null {
  for (const sourceType of ['script', 'module'] as const) {
    try {
      const program = parse(text, {
        ecmaVersion: 'latest',
        sourceType,
        locations: true,
        allowReturnOutsideFunction: sourceType === 'script',
      });
      return { program, text, isModule: sourceType === 'module' };
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return null;
}

export function nodesOf({ program }: Script): readonly AnyNode[] {
  const nodes: AnyNode[] = [];
  full(program, (node) => void nodes.push(node as AnyNode));
  return nodes;
}

/** Place as browsers and editors write it: line and column count from 1. */
export const placeIn = (file: string, { loc }: Node): string =>
  loc ? `${file}:${loc.start.line}:${loc.start.column + 1}` : file;

/** Value of a literal, or of a template without expressions. */
export function literalOf(node: AnyNode | undefined): string | null {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return null;
  return node.quasis[0]?.value.cooked ?? null;
}
