import { readFileSync } from 'node:fs';
import { inRoot } from '@site/delivery/repository';

interface Locked {
  readonly link?: boolean;
}

test('every workspace has a name in the scope @site', () => {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  const links = Object.entries<Locked>(packages).flatMap(([place, { link }]) => (link ? [place] : []));
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((place) => !place.startsWith('node_modules/@site/'))).toEqual([]);
});
