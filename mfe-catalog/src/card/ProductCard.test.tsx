import { selectCartItems } from '@site/shared';
import { renderInSite } from '@site/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleProduct } from '../testing/sampleProduct';
import { Announcer } from './Announcer';
import { ProductGrid } from './ProductGrid';

const water = sampleProduct({ id: 'AP-10L', name: 'Extintor Água 10 L', price: 1234.5 });
const co2 = sampleProduct({ id: 'CO2-10KG', name: 'Extintor CO₂', type: 'co2,10KG,sobre-rodas', sobConsulta: true });

function renderGrid() {
  return renderInSite(
    <Announcer>
      <ProductGrid products={[water, co2]} columns="catalogue" />
    </Announcer>,
    { at: '/produtos' },
  );
}

function card(name: string) {
  const found = screen.getAllByRole('article').find((article) => within(article).queryByRole('heading', { name }));
  if (!found) throw new Error(`There is no card ${name}.`);
  return within(found);
}

test('a card shows name, category and price and is one link, with the cart button outside of it', () => {
  renderGrid();
  const [plain, onRequest] = [card('Extintor Água 10 L'), card('Extintor CO₂')];
  expect(plain.getByRole('link')).toHaveAccessibleName('Extintor Água 10 L');
  expect(plain.getByRole('link')).toHaveAttribute('href', '/produtos/AP-10L');
  expect(plain.getByRole('button').closest('a')).toBeNull();
  expect(plain.getByText('R$ 1.234,50')).toBeVisible();
  expect(plain.getByText('Água · Portátil')).toBeVisible();
  expect(plain.queryByText('Sob consulta')).toBeNull();
  // The browser loads the picture when it comes near the viewport.
  expect(plain.getByRole('presentation')).toHaveAttribute('loading', 'lazy');
  expect(onRequest.getByText('CO₂ · Sobre rodas')).toBeVisible();
  expect(onRequest.getByText('Sob consulta')).toBeVisible();
  expect(onRequest.getByText('R$ 100,00')).toBeVisible();
});

test('a card names the fire classes', () => {
  renderGrid();
  expect(card('Extintor Água 10 L').getByText(/^Classe/)).toHaveTextContent(/^Classe A$/);
  expect(card('Extintor CO₂').getByText(/^Classes/)).toHaveTextContent(/^Classes B e C$/);
});

test('a click with Ctrl is left to the browser', async () => {
  const { navigation } = renderGrid();
  const user = userEvent.setup();
  const link = screen.getByRole('link', { name: 'Extintor Água 10 L' });
  const prevented = jest.fn();
  window.addEventListener('click', (event) => {
    prevented(event.defaultPrevented);
    event.preventDefault(); // jsdom can't open tabs.
  });
  await user.keyboard('{Control>}');
  await user.click(link);
  expect(prevented).toHaveBeenCalledWith(false);
  expect(navigation.getState().location.pathname).toBe('/produtos');
});

test('adding a product checks its cart icon and announces it; adding it again changes nothing', async () => {
  const { store, navigation } = renderGrid();
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar Extintor Água 10 L ao carrinho' }));

  const inCart = screen.getByRole('button', { name: 'Extintor Água 10 L está no carrinho' });
  expect(screen.getByRole('status')).toHaveTextContent('Extintor Água 10 L está no carrinho');
  expect(selectCartItems(store.getState())).toMatchObject([{ id: 'AP-10L', quantity: 1, price: 1234.5 }]);

  await userEvent.click(inCart);
  expect(selectCartItems(store.getState())).toMatchObject([{ id: 'AP-10L', quantity: 1 }]);
  expect(screen.getByRole('button', { name: 'Adicionar Extintor CO₂ ao carrinho' })).toBeVisible();
  expect(navigation.getState().location.pathname).toBe('/produtos');
});
