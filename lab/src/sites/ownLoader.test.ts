import { builtPackages, inRoot } from '@site/delivery/repository';
import type { RuleSetRule } from 'webpack';
import { acrossPackages } from './ownLoader';

const rules = acrossPackages({}).module?.rules as readonly RuleSetRule[];

test.each(builtPackages.filter((name) => name !== 'shell'))('one build checks the content of %s, too', (name) => {
  const file = inRoot(name, 'content/pagina.ts');
  const loaders = rules.filter(({ test }) => typeof test === 'function' && test(file)).map(({ loader }) => loader);
  expect(loaders).toEqual([expect.stringMatching(/contentLoader\.ts$/)]);
});
