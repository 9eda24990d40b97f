import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { NavLink } from './links';

test('a navigation link marks the current page by aria-current alone', () => {
  render(
    <MemoryRouter initialEntries={['/contato']}>
      <NavLink to="/contato">Contato</NavLink>
      <NavLink to="/">Home</NavLink>
    </MemoryRouter>,
  );
  expect(screen.getByText('Contato')).toHaveAttribute('aria-current', 'page');
  for (const name of ['Contato', 'Home']) expect(screen.getByText(name)).not.toHaveAttribute('class');
});
