import { renderInSite } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { NotFoundPage } from './NotFoundPage';

test('the page shows the texts and links of spec 2, 404 page', () => {
  renderInSite(<NotFoundPage />);
  expect(screen.getByText('404')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Página Não Encontrada' })).toBeVisible();
  expect(
    screen.getByText('Oops! Parece que o caminho que você tentou acessar não existe ou foi movido.'),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voltar para a Página Inicial' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Fale Conosco' })).toHaveAttribute('href', '/contato');
});

test('the page shows a decorative picture that screen readers skip', () => {
  const { container } = renderInSite(<NotFoundPage />);
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
});
