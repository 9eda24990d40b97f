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
const mainImage = () => screen.getByRole('img', { name: /^(Rico|Simples)/ });
const thumbnail = (position: number) => screen.getByRole('button', { name: `Ver imagem ${position} de 3` });

test('what a product does not have is not shown', () => {
  renderDetail(plain);
  expect(screen.queryByText('Incluso')).toBeNull();
  expect(screen.queryByText('Especificações Técnicas')).toBeNull();
  expect(screen.queryByText('Você também pode se interessar por:')).toBeNull();
  expect(screen.queryByText('Sob consulta')).toBeNull();
  expect(screen.queryByRole('button', { name: /Ver imagem/ })).toBeNull();
  expect(mainImage()).toHaveAttribute('src', '/A.svg');
});

test('what comes with it is listed under Incluso', () => {
  renderDetail();
  const heading = screen.getByRole('heading', { name: 'Incluso' });
  expect(within(heading.parentElement ?? heading).getByRole('listitem')).toHaveTextContent('Suporte de parede');
  expect(screen.getByText('Um detalhe.')).toBeVisible();
});

test('the main image comes first; a thumbnail changes it', async () => {
  renderDetail();
  expect(mainImage()).toHaveAttribute('src', '/frente.svg');
  expect(thumbnail(1)).toHaveAttribute('aria-pressed', 'true');

  await userEvent.click(thumbnail(3));
  expect(mainImage()).toHaveAttribute('src', '/rotulo.svg');
  expect(mainImage()).toHaveAccessibleName('Rico, imagem 3 de 3');
  expect(thumbnail(3)).toHaveAttribute('aria-pressed', 'true');
  expect(thumbnail(1)).toHaveAttribute('aria-pressed', 'false');
});

test('the fire classes of the agent', () => {
  renderDetail(sampleProduct({ id: 'C', type: 'co2,4KG,portatil' }));
  const classes = within(screen.getByRole('list', { name: 'Classes de fogo' })).getAllByRole('listitem');
  expect(classes.map(({ textContent }) => textContent)).toEqual(['BLíquidos inflamáveis', 'CEquipamentos elétricos']);
});

test('the enlarged view opens by the button, shows the chosen image and closes again', async () => {
  renderDetail();
  await userEvent.click(thumbnail(2));
  expect(screen.queryByRole('dialog')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Ampliar imagem' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rico' }));
  expect(dialog.getByRole('img')).toHaveAttribute('src', '/lado.svg');
  expect(dialog.getByRole('region', { name: 'Imagem ampliada' })).toHaveAttribute('tabindex', '0');

  await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('the pointer over the image', () => {
  const enlarge = () => screen.getByRole('button', { name: 'Ampliar imagem' });
  const frame = () => enlarge().parentElement;

  function pointTo(clientX: number, clientY: number, pointerType: string) {
    enlarge().getBoundingClientRect = () => ({ left: 100, top: 50, width: 400, height: 200 }) as DOMRect;
    const event = new MouseEvent('pointermove', { bubbles: true, clientX, clientY });
    fireEvent(enlarge(), Object.assign(event, { pointerType }));
  }

  test('of a mouse enlarges what it points at until it leaves', () => {
    renderDetail();
    expect(frame()).not.toHaveClass('zoomed');
    pointTo(200, 200, 'mouse');
    expect(frame()).toHaveClass('zoomed');
    expect(frame()?.style.getPropertyValue('--zoom-x')).toBe('25%');
    expect(frame()?.style.getPropertyValue('--zoom-y')).toBe('75%');
    fireEvent.pointerOut(enlarge(), { relatedTarget: document.body });
    expect(frame()).not.toHaveClass('zoomed');
  });

  test('of a finger does not', () => {
    renderDetail();
    pointTo(200, 200, 'touch');
    expect(frame()).not.toHaveClass('zoomed');
  });
});
