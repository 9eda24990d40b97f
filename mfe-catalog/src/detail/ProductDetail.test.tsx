import { renderInSite } from '@site/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleProduct } from '../testing/sampleProduct';
import { ProductDetail } from './ProductDetail';

const plain = sampleProduct({ id: 'A', name: 'Simples' });
const rich = sampleProduct({
  id: 'B',
  name: 'Rico',
  imagePath: '/frente.svg',
  imageGallery: ['/frente.svg', '/lado.svg', '/rotulo.svg'],
  details: ['Um detalhe.'],
  included: ['Suporte de parede'],
  technicalDetails: [{ characteristic: 'Código', detail: 'B' }],
});

const renderDetail = (product = rich) => renderInSite(<ProductDetail product={product} related={[]} />);
/** All of them: which one is seen says the style sheet. */
const largeImages = () => screen.getAllByRole('img', { name: /^(Rico|Simples)/ });
const thumbnail = (position: number) => screen.getByRole('radio', { name: `Ver imagem ${position} de 3` });

test('what a product does not have is not shown', () => {
  renderDetail(plain);
  expect(screen.queryByText('Incluso')).toBeNull();
  expect(screen.queryByText('Especificações Técnicas')).toBeNull();
  expect(screen.queryByText('Você também pode se interessar por:')).toBeNull();
  expect(screen.queryByText('Sob consulta')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(largeImages().map((image) => image.getAttribute('src'))).toEqual(['/A.svg']);
});

test('what comes with it is listed under Incluso', () => {
  renderDetail();
  const heading = screen.getByRole('heading', { name: 'Incluso' });
  expect(within(heading.parentElement ?? heading).getByRole('listitem')).toHaveTextContent('Suporte de parede');
  expect(screen.getByText('Um detalhe.')).toBeVisible();
});

test('the main image comes first; the others wait to be chosen, one at a time', async () => {
  renderDetail();
  const attributes = (name: string) => largeImages().map((image) => image.getAttribute(name));
  expect(attributes('src')).toEqual(['/frente.svg', '/lado.svg', '/rotulo.svg']);
  expect(attributes('alt')).toEqual(['Rico, imagem 1 de 3', 'Rico, imagem 2 de 3', 'Rico, imagem 3 de 3']);
  expect(attributes('loading')).toEqual([null, 'lazy', 'lazy']);
  expect(attributes('fetchpriority')).toEqual(['high', null, null]);
  expect(thumbnail(1)).toBeChecked();

  await userEvent.click(thumbnail(3));
  expect(thumbnail(3)).toBeChecked();
  expect(thumbnail(1)).not.toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  expect(thumbnail(2)).toBeChecked();
});

test('the fire classes of the agent', () => {
  renderDetail(sampleProduct({ id: 'C', type: 'co2,4KG,portatil' }));
  const classes = within(screen.getByRole('list', { name: 'Classes de fogo' })).getAllByRole('listitem');
  expect(classes.map(({ textContent }) => textContent)).toEqual(['BLíquidos inflamáveis', 'CEquipamentos elétricos']);
});

const enlarge = (position: number) => {
  const link = screen.getAllByRole('link', { name: 'Ampliar imagem' })[position - 1];
  if (!link) throw new Error(`There is no picture ${position}.`);
  return link;
};

test('each picture has its enlarged view, which a link to the picture in full opens, and closes again', async () => {
  renderDetail();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(enlarge(2)).toHaveAttribute('href', '/lado.svg');

  await userEvent.click(enlarge(2));
  const dialog = within(screen.getByRole('dialog', { name: 'Rico' }));
  expect(screen.getByRole('dialog')).toHaveAttribute('id', enlarge(2).dataset.opens);
  expect(dialog.getByRole('img')).toHaveAttribute('src', '/lado.svg');
  expect(dialog.getByRole('img')).toHaveAttribute('loading', 'lazy');
  expect(dialog.getByRole('region', { name: 'Imagem ampliada' })).toHaveAttribute('tabindex', '0');

  await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('the pointer over the image', () => {
  const frame = () => enlarge(1).parentElement;

  function pointTo(clientX: number, clientY: number, pointerType: string) {
    enlarge(1).getBoundingClientRect = () => ({ left: 100, top: 50, width: 400, height: 200 }) as DOMRect;
    const event = new MouseEvent('pointermove', { bubbles: true, clientX, clientY });
    fireEvent(enlarge(1), Object.assign(event, { pointerType }));
  }

  test.each([
    ['mouse', '25%', '75%'],
    ['touch', '', ''],
  ])('of a %s says where the style sheet enlarges: %s', (pointerType, x, y) => {
    renderDetail();
    pointTo(200, 200, pointerType);
    expect(frame()?.style.getPropertyValue('--zoom-x')).toBe(x);
    expect(frame()?.style.getPropertyValue('--zoom-y')).toBe(y);
  });
});
