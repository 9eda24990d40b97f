import { renderInSite } from '@site/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { ServicesPreview } from '../home/servicesPreview/ServicesPreview';

jest.mock('./swiperEngine', () => {
  throw new Error('ChunkLoadError');
});

test('the buttons scroll the row if Swiper’s code cannot be loaded', async () => {
  renderInSite(<ServicesPreview />);
  const scrollTo = jest.fn();
  const viewport = screen.getByRole('list').parentElement;
  if (!viewport) throw new Error('no viewport');
  viewport.scrollTo = scrollTo;
  [...screen.getByRole('list').children].forEach((slide, index) => {
    Object.defineProperty(slide, 'offsetLeft', { value: index * 330 });
  });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Próximos serviços' })));
  expect(scrollTo).toHaveBeenCalledWith({ left: 330 });
  expect(viewport).not.toHaveAttribute('data-carousel');
});
