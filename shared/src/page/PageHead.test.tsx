import { render } from '@testing-library/react';
import { PageHead, PageHeadProvider } from './PageHead';

const products = { title: 'Produtos', description: 'Extintores', canonicalPath: '/produtos' };
const contact = { title: 'Contato', description: 'Fale conosco' };

test('tells its metadata once, and again only when they change', () => {
  const sink = jest.fn();
  const page = (metadata: typeof contact) => (
    <PageHeadProvider value={sink}>
      <PageHead metadata={metadata} />
    </PageHeadProvider>
  );
  const { rerender, container } = render(page(products));
  rerender(page(products));
  expect(sink.mock.calls).toEqual([[products]]);
  rerender(page(contact));
  expect(sink.mock.calls).toEqual([[products], [contact]]);
  expect(container).toBeEmptyDOMElement();
});
