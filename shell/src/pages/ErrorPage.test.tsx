import { render, screen } from '@testing-library/react';
import { ErrorPage } from './ErrorPage';

test.each([
  [new Error('algo quebrou'), 'algo quebrou'],
  [{ status: 503, statusText: 'Service Unavailable' }, '503 Service Unavailable'],
  [undefined, 'undefined'],
])('for %p the error page shows the router’s default text with status or message (spec 8)', (error, description) => {
  render(<ErrorPage error={error} />);
  expect(screen.getByText('Unexpected Application Error!').parentElement).toHaveTextContent(
    `Unexpected Application Error! ${description}`,
  );
  expect(screen.getByRole('link', { name: 'Voltar para a Página Inicial' })).toHaveAttribute('href', '/');
});
