import { renderInSite } from '@site/shared/testing';
import { screen } from '@testing-library/react';
import { Button, ButtonLink, ExternalButtonLink } from './Button';

test('a button sends no form unless it is told to', () => {
  renderInSite(
    <>
      <Button>Abrir</Button>
      <Button type="submit">Enviar</Button>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Abrir' })).toHaveAttribute('type', 'button');
  expect(screen.getByRole('button', { name: 'Enviar' })).toHaveAttribute('type', 'submit');
});

test('a link that leaves the site opens a new tab that cannot reach back; one within it does not', () => {
  renderInSite(
    <>
      <ButtonLink to="/contato">Contato</ButtonLink>
      <ExternalButtonLink href="https://wa.me/">Conversa</ExternalButtonLink>
    </>,
  );
  const external = screen.getByRole('link', { name: 'Conversa' });
  expect(external).toHaveAttribute('target', '_blank');
  expect(external).toHaveAttribute('rel', 'noopener');
  const link = screen.getByRole('link', { name: 'Contato' });
  expect(link).toHaveAttribute('href', '/contato');
  expect(link).not.toHaveAttribute('target');
});
