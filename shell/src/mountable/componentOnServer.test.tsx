import { createStaticNavigation, createStore, PageHeadProvider, type PageMetadata } from '@site/shared';
import type { MountablePart } from '@site/shared/contracts';
import { sampleConfig } from '@site/shared/standalone';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { componentOnServer } from './componentOnServer';
import { createPartContext } from './createPartContext';

const context = createPartContext(
  { store: createStore(), navigation: createStaticNavigation('/promocoes'), config: sampleConfig },
  () => {},
);

interface Props {
  readonly name: string;
}

const greeting: MountablePart<Props> = {
  render: ({ name }, { read }) => `<p>${name} em ${read().location.pathname}</p>`,
  mount: () => ({ update() {}, unmount() {} }),
};

function elementOf(part: MountablePart<Props>) {
  const Part = componentOnServer({ default: part }, context).default as unknown as ComponentType<Props>;
  return <Part name="Ana" />;
}

test('the HTML of a part stands in an element whose links the shell follows', () => {
  expect(renderToString(elementOf(greeting))).toBe('<div data-static=""><p>Ana em /promocoes</p></div>');
});

test('a page gives its metadata', () => {
  const setPageHead = jest.fn<void, [PageMetadata]>();
  const head = ({ name }: Props) => ({ title: `Promoções de ${name}`, description: 'Ofertas' });
  render(<PageHeadProvider value={setPageHead}>{elementOf({ ...greeting, head })}</PageHeadProvider>);
  expect(setPageHead).toHaveBeenCalledWith({ title: 'Promoções de Ana', description: 'Ofertas' });
});

test('a module keeps its other exports, and one with a component stays as it is', () => {
  expect(componentOnServer({ default: greeting, mainPicture: 1 }, context)).toMatchObject({ mainPicture: 1 });
  const module = { default: () => null };
  expect(componentOnServer(module, context)).toBe(module);
});
