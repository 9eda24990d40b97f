import { ownedNames, ownsName } from '@site/shared/registry';
import { createElement, type FunctionComponent, type ReactNode, useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isBelow, ownsId } from './ownIds';

const Id: FunctionComponent<{ readonly children?: ReactNode }> = ({ children }) =>
  createElement('i', { id: useId() }, children);
/** As `child.mjs` marks a place. */
const Place: FunctionComponent = () => createElement('b', null, createElement(Id, { key: 1 }), null);
/** Components with many ids, in forks of several widths. */
const Part: FunctionComponent = () =>
  createElement(
    'div',
    null,
    createElement(Id, null, createElement(Id)),
    ...Array.from({ length: 40 }, (_, key) => createElement(Id, { key })),
  );

/** Ids of all places in a page with 2 to 20 of them, one below another's sibling. */
function idsOf(component: FunctionComponent, width: number): readonly (readonly string[])[] {
  const page = Array.from({ length: width }, (_, index) =>
    createElement(
      'section',
      { key: index },
      createElement('p'),
      createElement('div', null, createElement(component), null),
    ),
  );
  const html = renderToStaticMarkup(createElement('main', null, createElement(Id), page));
  return html.split('<section>').map((text) => [...text.matchAll(/id="([^"]*)"/g)].map(([, id = '']) => id));
}

test.each([2, 7, 20])('ids of useId belong to the place, one of %s, below which React makes them', (width) => {
  const [ofShell = [], ...places] = idsOf(Place, width);
  const parts = idsOf(Part, width).slice(1);
  for (const [index, [place = '']] of places.entries()) {
    expect(ofShell.some((id) => isBelow(place, id))).toBe(false);
    for (const [other, ids] of parts.entries())
      expect([index, other, ids.every((id) => isBelow(place, id)), ids.some((id) => isBelow(place, id))]).toEqual([
        index,
        other,
        index === other,
        index === other,
      ]);
  }
});

test.each([
  ['promo-titulo', true],
  [':promo-R1:', true],
  ['_promo-R_1_', true],
  ['formulario', true],
  ['formulario-x', false],
  ['detalhes-brigada', true],
  ['promo', false],
  ['x-promo-titulo', false],
  ['_R_9_', false],
])('a package with a beginning and a list may use %s: %s', (id, isOwn) => {
  expect(ownsId({ ids: ['promo-*', 'formulario', 'detalhes-*'] }, id, '')).toBe(isOwn);
});

test('no two packages share a name', () => {
  const shared = ownedNames.flatMap(({ folder, ids }) =>
    ownedNames
      .filter((other) => other.folder !== folder)
      .flatMap((other) => ids.filter((id) => ownsName(other, id.replace('*', '')))),
  );
  expect(shared).toEqual([]);
});
