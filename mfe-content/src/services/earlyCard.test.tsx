import { createStore } from '@site/shared';
import { createMemoryNavigation, SiteHarness } from '@site/shared/testing';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ServiceChooser } from './ServiceChooser';

test('a card opened before hydration stays open and becomes the address, and a later address opens another one', async () => {
  Element.prototype.scrollIntoView = () => {};
  const navigation = createMemoryNavigation('/servicos');
  const page = (
    <SiteHarness store={createStore()} navigation={navigation} setPageHead={() => {}}>
      <ServiceChooser />
    </SiteHarness>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.replaceChildren(container);
  const openCards = () => [...container.querySelectorAll('details[open]')].map(({ id }) => id);
  container.querySelector('#projetos')?.setAttribute('open', '');

  await act(async () => void hydrateRoot(container, page));
  expect(openCards()).toEqual(['projetos']);
  expect(navigation.getState()).toMatchObject({ action: 'REPLACE', location: { hash: '#projetos' } });

  await act(async () => navigation.navigator.push('/servicos#brigada'));
  expect(openCards()).toEqual(['brigada']);
});
