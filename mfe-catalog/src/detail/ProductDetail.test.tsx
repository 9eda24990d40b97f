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
  included: ['Suporte de parede'],
});

const renderDetail = (product = rich) => renderInSite(<ProductDetail product={product} related={[]} />);
/** Finds all large images; the style sheet, which jsdom does not apply, shows one of them. */
const largeImages = () => screen.getAllByRole('img', { name: /^(Rico|Simples)/ });
const thumbnail = (position: number) => screen.getByRole('radio', { name: `Ver imagem ${position} de 3` });

test('a product without optional data shows none of their sections', () => {
  renderDetail(plain);
  expect(screen.queryByText('Incluso')).toBeNull();
  expect(screen.queryByText('Especificações Técnicas')).toBeNull();
  expect(screen.queryByText('Você também pode se interessar por:')).toBeNull();
  expect(screen.queryByText('Sob consulta')).toBeNull();
  expect(screen.queryByRole('radio')).toBeNull();
  expect(largeImages().map((image) => image.getAttribute('src'))).toEqual(['/A.svg']);
});

test('included items are listed under Incluso', () => {
  renderDetail();
  const heading = screen.getByRole('heading', { name: 'Incluso' });
  expect(within(heading.parentElement ?? heading).getByRole('listitem')).toHaveTextContent('Suporte de parede');
});

test('the main image loads first and is chosen; thumbnails choose one of the others', async () => {
  renderDetail();
  const attributes = (name: string) => largeImages().map((image) => image.getAttribute(name));
  expect(attributes('src')).toEqual(['/frente.svg', '/lado.svg', '/rotulo.svg']);
  expect(attributes('alt')).toEqual(['Rico, imagem 1 de 3', 'Rico, imagem 2 de 3', 'Rico, imagem 3 de 3']);
  expect(attributes('loading')).toEqual([null, 'lazy', 'lazy']);
  expect(attributes('fetchpriority')).toEqual(['high', null, null]);
  expect(thumbnail(1)).toBeChecked();
  expect(screen.getByRole('radiogroup', { name: 'Imagens do produto' })).toContainElement(thumbnail(2));

  await userEvent.click(thumbnail(3));
  expect(thumbnail(3)).toBeChecked();
  expect(thumbnail(1)).not.toBeChecked();
  await userEvent.keyboard('{ArrowLeft}');
  expect(thumbnail(2)).toBeChecked();
});

const enlarge = (position: number) => {
  const link = screen.getAllByRole('link', { name: 'Ampliar imagem' })[position - 1];
  if (!link) throw new Error(`There is no picture ${position}.`);
  return link;
};

test('each picture links to its full version, and a click opens the enlarged view at that picture', async () => {
  renderDetail();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(enlarge(2)).toHaveAttribute('href', '/lado.svg');

  await userEvent.click(enlarge(2));
  const dialog = within(screen.getByRole('dialog', { name: 'Rico' }));
  expect(screen.getByRole('dialog')).toHaveAttribute('id', enlarge(2).dataset.opens);
  expect(dialog.getAllByRole('img').map((image) => image.getAttribute('src'))).toEqual([
    '/frente.svg',
    '/lado.svg',
    '/rotulo.svg',
  ]);
  for (const image of dialog.getAllByRole('img')) expect(image).toHaveAttribute('loading', 'lazy');
  for (const picture of dialog.getAllByRole('region')) expect(picture).toHaveAttribute('tabindex', '0');
  expect(dialog.getByRole('status')).toHaveTextContent(/^Imagem 2 de 3$/);

  await userEvent.click(dialog.getByRole('button', { name: 'Fechar' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe('the enlarged view', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Rico' }));
  const button = (name: string) => dialog().getByRole('button', { name });
  const position = () => dialog().getByRole('status').textContent;

  // jsdom has no layout and reports a width of 0.
  beforeEach(() => void jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100));
  afterEach(() => jest.restoreAllMocks());

  test('shows the next picture for an arrow key pressed during its opening', async () => {
    const { showModal } = HTMLDialogElement.prototype;
    jest.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementationOnce(function (this: HTMLDialogElement) {
      showModal.call(this);
      fireEvent.keyDown(this, { key: 'ArrowRight' });
    });
    renderDetail();
    await userEvent.click(enlarge(2));
    expect(position()).toBe('Imagem 3 de 3');
  });

  test('has buttons for next and previous picture, which stop at the ends and keep the focus', async () => {
    renderDetail();
    await userEvent.click(enlarge(2));
    await userEvent.click(button('Próxima imagem'));
    expect(position()).toBe('Imagem 3 de 3');
    expect(button('Próxima imagem')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Próxima imagem'));
    expect(position()).toBe('Imagem 3 de 3');
    expect(button('Próxima imagem')).toHaveFocus();
    await userEvent.click(button('Imagem anterior'));
    await userEvent.click(button('Imagem anterior'));
    expect(position()).toBe('Imagem 1 de 3');
    expect(button('Imagem anterior')).toHaveAttribute('aria-disabled', 'true');
    expect(button('Próxima imagem')).toHaveAttribute('aria-disabled', 'false');
  });

  test('shows the next or previous picture for arrow keys wherever the focus is, but not with Ctrl', async () => {
    renderDetail();
    await userEvent.click(enlarge(1));
    button('Fechar').focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    expect(position()).toBe('Imagem 2 de 3');
    expect(button('Fechar')).toHaveFocus();
    await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
    expect(position()).toBe('Imagem 2 de 3');
    dialog().getByRole('region', { name: 'Imagem 2 de 3' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(dialog().getByRole('region', { name: 'Imagem 3 de 3' })).toHaveFocus();
  });
});

describe('a pointer over the image', () => {
  const frame = () => enlarge(1).parentElement;

  function pointTo(clientX: number, clientY: number, pointerType: string) {
    enlarge(1).getBoundingClientRect = () => ({ left: 100, top: 50, width: 400, height: 200 }) as DOMRect;
    const event = new MouseEvent('pointermove', { bubbles: true, clientX, clientY });
    fireEvent(enlarge(1), Object.assign(event, { pointerType }));
  }

  test('that was there before hydration loads the full picture', () => {
    window.matchMedia = jest.fn().mockReturnValue({ matches: true });
    const original = Element.prototype.matches;
    const matches = jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
      return selector === ':hover' ? this.ariaLabel === 'Ampliar imagem' : original.call(this, selector);
    });
    renderDetail(sampleProduct({ id: 'P', imagePath: '/x/assets/a.3fa9c1d2_72-540x540.svg' }));
    matches.mockRestore();
    expect(frame()?.querySelector('source')).toBeNull();
  });

  test.each([
    ['mouse', '25%', '75%'],
    ['touch', '', ''],
  ])('of the type %s sets the centre of the magnification: %s', (pointerType, x, y) => {
    renderDetail();
    pointTo(200, 200, pointerType);
    expect(frame()?.style.getPropertyValue('--zoom-x')).toBe(x);
    expect(frame()?.style.getPropertyValue('--zoom-y')).toBe(y);
  });
});
