import { cleanPath } from './cleanPath';

test.each([
  ['/', '/'],
  ['/servicos', '/servicos'],
  ['/servicos.html', '/servicos'],
  ['/servicos.html/', '/servicos'],
  ['/produtos/', '/produtos'],
  ['/produtos/AP-10L.html', '/produtos/AP-10L'],
  ['/produtos/index.html', '/produtos'],
  ['/index.html', '/'],
  ['/produtos/PQS.10', '/produtos/PQS.10'],
  ['/myindex.html', '/myindex'],
  // Taken as it is, it would be the address of another host.
  ['//example.com/', '/example.com'],
])('%s is %s', (pathname, clean) => {
  expect(cleanPath(pathname)).toBe(clean);
});
