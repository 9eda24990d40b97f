import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from '@site/delivery/repository';
import { temporaryFolderPerTest } from '@site/delivery/testing/temporaryFolder';
import { generatedSections, generateRemotes, shares } from './generate';

test.each([1, 4, 10, 20])('%i remotes bring all sections between them, each once, none of them empty', (remotes) => {
  const shared = shares(remotes);
  expect(shared).toHaveLength(remotes);
  expect(shared.flat().toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: generatedSections }, (_, section) => section),
  );
  expect(Math.min(...shared.map((own) => own.length))).toBeGreaterThan(0);
});

describe('a copy of the repository', () => {
  const folder = temporaryFolderPerTest();
  const registry = 'shared/src/contracts/registry/content.ts';

  test('has its home page from the first of them, and its contracts as they were', async () => {
    for (const file of [registry, 'mfe-content/src/exposes/paths.ts'])
      await cp(inRoot(file), path.join(folder(), file));
    await generateRemotes(folder(), 1);
    const text = await readFile(path.join(folder(), registry), 'utf8');
    expect(text).toContain("module: 'mfe_part_01/HomePage' as never");
    expect(text).toContain("'mfe_content/HomePage': PageModule;");
  });
});
