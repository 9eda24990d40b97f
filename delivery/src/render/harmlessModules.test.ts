import { readFileSync } from 'node:fs';
import path from 'node:path';
import { harmlessModules } from './harmlessModules';

const program = readFileSync(path.join(__dirname, 'sandbox/child.mjs'), 'utf8');

test('the renderer gives releases exactly these modules of Node', () => {
  const [, allowed = ''] = /allowedModules =\s*\/(.+)\/;/.exec(program) ?? [];
  expect(program).toContain('async_hooks$/.test(id)');
  expect(harmlessModules.source).toBe(allowed.replace('(assert|', '(assert|async_hooks|'));
});
