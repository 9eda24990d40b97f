import { repositoryOf } from './paths';

test.each([
  ['/home/ana/site/tools/', '/home/ana/site'],
  ['/home/ana/site/tools', '/home/ana/site'],
  ['/home/ana/catalog-team/node_modules/@site/delivery/', '/home/ana/catalog-team'],
])('tools in %s work on the repository %s', (tools, repository) => {
  expect(repositoryOf(tools)).toBe(repository);
});
