import { Section } from '@site/shared/ui';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

const rendered = jest.fn();
let update = () => {};

function Facts() {
  rendered();
  return <p>Carga de 1 ano</p>;
}

function Page() {
  const [count, setCount] = useState(0);
  update = () => setCount((it) => it + 1);
  return (
    <>
      <Section isStatic>
        <Facts />
      </Section>
      <p>{count} vezes</p>
    </>
  );
}

let container: HTMLElement;
const onRecoverableError = jest.fn();

/** Puts the HTML of a published page into the document. */
function serve(html: string) {
  container = document.body.appendChild(document.createElement('div'));
  container.id = 'root';
  container.dataset.pattern = '/';
  container.innerHTML = html;
}

beforeEach(() => {
  rendered.mockReset();
  onRecoverableError.mockReset();
});
afterEach(() => container?.remove());

const hydrate = () => act(async () => hydrateRoot(container, <Page />, { onRecoverableError }));

test('a static section keeps its HTML in the browser, and its components never run', async () => {
  serve(renderToString(<Page />));
  rendered.mockReset();
  const paragraph = screen.getByText('Carga de 1 ano');
  await hydrate();
  expect(screen.getByText('Carga de 1 ano')).toBe(paragraph);
  act(() => update());
  expect(screen.getByText('1 vezes')).toBeVisible();
  expect(screen.getByText('Carga de 1 ano')).toBe(paragraph);
  expect(rendered).not.toHaveBeenCalled();
  expect(paragraph.closest('[data-static]')).not.toBeNull();
  expect(onRecoverableError).not.toHaveBeenCalled();
});

test('a static section is rendered if its HTML cannot be hydrated or does not exist', async () => {
  jest.mocked(console.error).mockImplementation(() => {});
  serve('<main>Outra página</main>');
  await hydrate();
  expect(screen.getByText('Carga de 1 ano')).toBeVisible();
  expect(onRecoverableError).toHaveBeenCalled();
  container.remove();
  render(<Page />);
  expect(screen.getByText('Carga de 1 ano')).toBeVisible();
});
