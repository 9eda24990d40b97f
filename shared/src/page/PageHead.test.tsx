import { render } from '@testing-library/react';
import { PageHead, PageHeadProvider } from './PageHead';

const products = { title: 'Produtos', description: 'Extintores', canonicalPath: '/produtos' };
const contact = { title: 'Contato', description: 'Fale conosco' };

test('PageHead passes its metadata on once, and again only when they change', () => {
  const setPageHead = jest.fn();
  const page = (metadata: typeof contact) => (
    <PageHeadProvider value={setPageHead}>
      <PageHead metadata={metadata} />
    </PageHeadProvider>
  );
  const { rerender, container } = render(page(products));
  rerender(page(products));
  expect(setPageHead.mock.calls).toEqual([[products]]);
  rerender(page(contact));
  expect(setPageHead.mock.calls).toEqual([[products], [contact]]);
  expect(container).toBeEmptyDOMElement();
});
