import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Expressions from '@actions/expressions';
import type * as Parser from '@actions/workflow-parser';
import { inRoot, root } from '@site/delivery/repository';
import { buildSync } from 'esbuild';

/** https://docs.github.com/actions/reference/workflows-and-actions/contexts */
export type Contexts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export type Result = 'success' | 'failure' | 'skipped';

type Token = Parameters<typeof Parser.isString>[0];

export interface Workflow {
  readonly template: Parser.WorkflowTemplate;
  /** The whole file; the template lacks the inputs of actions. */
  readonly file: Token;
}

const { Evaluator, Lexer, Parser: ExpressionParser, data, ...parser } = loadLibraries();

/** Bundled: GitHub's parser imports JSON without the attribute that Node requires. */
function loadLibraries(): typeof Parser & typeof Expressions {
  const contents = 'export * from "@actions/workflow-parser"; export * from "@actions/expressions"';
  const stdin = { contents, resolveDir: inRoot('tools') };
  const { outputFiles } = buildSync({
    stdin,
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    logLevel: 'error',
  });
  const module = { exports: {} };
  new Function('module', 'exports', 'require', outputFiles[0]?.text ?? '')(
    module,
    module.exports,
    createRequire(__filename),
  );
  return module.exports as typeof Parser & typeof Expressions;
}

/** @param file relative to the repository @throws Error with GitHub's messages */
export function readWorkflow(file: string): Promise<Workflow> {
  return parseWorkflow(file, readFileSync(inRoot(file), 'utf8'));
}

/** @throws Error with GitHub's messages */
export async function parseWorkflow(name: string, content: string): Promise<Workflow> {
  const { context, value } = parser.parseWorkflow({ name, content }, new parser.NoOperationTraceWriter());
  const complain = (messages: readonly string[]) => {
    if (messages.length > 0) throw new Error(`${name}: ${messages.join('\n')}`);
  };
  complain(context.errors.getErrors().map(({ message }) => message));
  if (!value) throw new Error(`${name} is empty`);
  const template = await parser.convertWorkflowTemplate(context, value);
  complain((template.errors ?? []).map(({ Message }) => Message));
  return { template, file: value };
}

/** @param results of earlier steps, or of the jobs that this one needs @throws Error for an invalid expression */
export function evaluate(expression: string, contexts: Contexts, results: readonly Result[] = []): unknown {
  const truth = (value: boolean) => () => new data.BooleanData(value);
  const functions = [
    { name: 'always', minArgs: 0, maxArgs: 0, call: truth(true) },
    { name: 'cancelled', minArgs: 0, maxArgs: 0, call: truth(false) },
    { name: 'failure', minArgs: 0, maxArgs: 0, call: truth(results.includes('failure')) },
    { name: 'success', minArgs: 0, maxArgs: 0, call: truth(results.every((it) => it === 'success')) },
    {
      name: 'hashFiles',
      minArgs: 1,
      maxArgs: 255,
      call: (...patterns: readonly Expressions.data.ExpressionData[]) =>
        new data.StringData(hashFiles(patterns.map((it) => it.coerceString()))),
    },
  ];
  const parsed = new ExpressionParser(new Lexer(expression).lex().tokens, Object.keys(contexts), functions).parse();
  const values = JSON.parse(JSON.stringify(contexts), data.reviver) as Expressions.data.Dictionary;
  const byName = new Map(functions.map((it) => [it.name.toLowerCase(), it]));
  return JSON.parse(JSON.stringify(new Evaluator(parsed, values, byName).evaluate(), data.replacer));
}

/** @throws Error when no file matches: such a cache would never be renewed */
function hashFiles(patterns: readonly string[]): string {
  const globs = patterns.map((pattern) => `:(glob)${pattern}`);
  const files = execFileSync('git', ['ls-files', '--stage', '--', ...globs], { cwd: root, encoding: 'utf8' });
  if (!files) throw new Error(`No file matches ${patterns.join(', ')}`);
  return createHash('sha256').update(files).digest('hex');
}

export function tokenValue(token: Token | undefined, contexts: Contexts, results?: readonly Result[]): unknown {
  if (!token) return undefined;
  if (parser.isBasicExpression(token)) return evaluate(token.expression, contexts, results);
  if (parser.isMapping(token)) {
    const entries = Array.from({ length: token.count }, (_, index) => token.get(index));
    return Object.fromEntries(entries.map(({ key, value }) => [key.toString(), tokenValue(value, contexts, results)]));
  }
  if (parser.isSequence(token))
    return Array.from({ length: token.count }, (_, index) => tokenValue(token.get(index), contexts, results));
  if (parser.isString(token) || parser.isNumber(token) || parser.isBoolean(token)) return token.value;
  return null;
}

export function child(token: Token | undefined, ...keys: readonly (string | number)[]): Token | undefined {
  let found = token;
  for (const key of keys) {
    if (found && typeof key === 'string' && parser.isMapping(found)) found = found.find(key);
    else if (found && typeof key === 'number' && parser.isSequence(found)) found = found.get(key);
    else return undefined;
  }
  return found;
}
