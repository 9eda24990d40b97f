import { temporaryFolderPerTest, writeFiles } from '../../testing/temporaryFolder';
import { buildCache } from './buildCache';

let installation: string;
jest.mock('../../repository', () => ({
  inRoot: (...parts: string[]) => require('node:path').join(installation, ...parts),
  get root() {
    return installation;
  },
}));

let responseHours = '24';
jest.mock('../content/readFacts', () => ({ readFacts: () => ({ responseHours }) }));

const folder = temporaryFolderPerTest();
beforeEach(async () => {
  installation = folder();
  await writeFiles(installation, {
    'package-lock.json': '{}',
    'node_modules/@site/delivery/src/build/webpack/common.ts': 'one',
    'node_modules/@site/delivery/src/files/index.ts': 'three',
    'node_modules/@site/delivery/src/release/release.ts': 'four',
    'node_modules/@site/delivery/src/repository/paths.ts': 'five',
    'node_modules/@site/delivery/src/build/runtime/init.ts': 'two',
  });
});

const version = () => buildCache('mfe_x').version;

test.each([
  'package-lock.json',
  'node_modules/@site/delivery/src/build/runtime/init.ts',
  'node_modules/@site/delivery/src/release/release.ts',
])('the build cache is invalidated when %s changes', async (file) => {
  const before = version();
  expect(version()).toBe(before);
  await writeFiles(installation, { [file]: 'another' });
  expect(version()).not.toBe(before);
});

test('the build cache is invalidated when a fact changes, which content modules contain', () => {
  const before = version();
  responseHours = '48';
  expect(version()).not.toBe(before);
});
