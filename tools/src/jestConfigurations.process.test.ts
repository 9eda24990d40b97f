import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { inRoot, root } from '@site/delivery/repository';

const configurations = readdirSync(inRoot('tools')).filter((file) => /^jest\..*\.mjs$/.test(file));

async function filesOf(configuration: string, ...more: readonly string[]): Promise<readonly string[]> {
  const args = ['node_modules/jest/bin/jest.js', '--config', `tools/${configuration}`, '--listTests', ...more];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: root });
  return stdout.trim().split('\n').sort();
}

test.each(configurations)('the two parts of %s contain all its tests', async (configuration) => {
  const whole = await filesOf(configuration);
  const parts = [await filesOf(configuration, '--shard=1/2'), await filesOf(configuration, '--shard=2/2')];
  expect(whole.length).toBeGreaterThan(1);
  expect(parts.flat().sort()).toEqual(whole);
  for (const part of parts) expect(part.length).toBeLessThan(whole.length);
});
